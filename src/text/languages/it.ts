import type { Language } from './language.ts';

export const it: Language = {
  headings:
    'azioni|punt* azione|punt* d azione|element* azione|pian* azion*|pian* lavoro|piano operativo|prossim* pass*|' +
    'prossim* step|prossim* tapp*|prossim* moss*|pass* successiv*|passaggi suggerit*|passi futuri|pass* seguent*|' +
    'step successiv*|attività|compit*|cose fare|da fare|da far|chi * cosa|chi * che cosa|chi che cosa|' +
    'chi si * cosa|chi si * di che cosa|chi se ne occupa|chi fa che|cosa fa|cosa deve|a chi tocca|cosa tocca|' +
    'cosa facciamo|cosa manca|cosa resta|cosa rimane|cosa fare|cosa succede|dobbiamo fare|bisogna fare|impegn*|' +
    'incaric*|incombenze|mansion*|adempiment*|pendenz*|consegne|responsabilità|to do*|todo*|action*|next step*|' +
    'follow up*|followup*|seguit*|da intraprendere|da svolgere|da completare|da sistemare|da preparare|' +
    'da organizzare|da sbrigare|da gestire|da risolvere|da concludere|portare termine|in sospeso|sospeso|' +
    'punti aperti|element* seguire|punt* seguire|punti sistemare|rest* da fare|resta da|e adesso|e ora|' +
    'siamo rimasti|come restiamo|come rimaniamo|restiamo|rimaniamo|si è concordato|abbiamo concordato|concordato|' +
    'si è convenuto|deciso di fare|ci siamo lasciati|ci siamo divisi|ci siamo presi|ci impegniamo|ci occupiamo|' +
    'vi occupate|vi impegnate|ripartizione|divisione compiti|divisione lavoro|suddivisione|distribuzione compiti|' +
    'assegnazion*|misure|provvedimenti|interventi da eseguire|interventi da fare|lavori da fare|' +
    'disposizioni operative|indicazioni operative|per la prossima *|per il prossimo *|entro prossim* *|' +
    'prima prossim* *|prima rivederci|da qui prossim* *|fino prossim* *|parte nostra|parte vostra|nostra parte|' +
    'vostra parte|nostro lato|vostro lato|lato nostro|lato vostro|lato cliente|nostro carico|vostro carico|' +
    'carico nostro|carico vostro|responsabili scadenze|mettiamoci|questioni sospeso|questioni risolvere|' +
    'rimasti così|rimasti d accordo|passi da compiere|passi da fare|passi da seguire|passaggi da fare|' +
    'passaggi da compiere|step da fare|deve fare|siamo d accordo che|lasciati così',
  labels:
    'azione|compito|attività|da fare|todo|to-do|prossimo passo|impegno|incarico|azioni|compiti|da fare per|' +
    "action item|prossimi passi|seguito|follow-up|azione richiesta|punto d'azione|impegni|azione da fare|" +
    'azione correttiva|prossima azione|next step|to do|incarichi|pendenza|attività per|compito per',
  around:
    'il|lo|la|i|gli|le|l|un|una|di|d|del|dell*|dei|degli|delle|da|dal|dall*|al|alla|ai|alle|a|in|nel|nella|su|sul|' +
    'sulla|con|per|entro|e|ed|o|che|chi|cosa|quando|si|ci|vi|noi|è|sono|questa|oggi|ora|adesso|qui|sotto|ecco|' +
    'ancora|subito|tutt*|nostr*|vostr*|tu|tue|tuoi|su*|mi|mie|miei|altr*|nuov*|ulterior*|principal*|suggerit*|' +
    'consigliat*|raccomandat*|propost*|concordat*|assegnat*|affidat*|decis*|definit*|stabilit*|previst*|' +
    'pianificat*|individuat*|identificat*|rilevat*|estratt*|emers*|pres*|assunt*|distribuit*|suddivis*|ripartit*|' +
    'sospes*|urgent*|prioritari*|immediat*|concret*|correttiv*|preventiv*|apert*|rimanent*|residu*|restant*|' +
    'collegat*|aggiornat*|richiest*|necessari*|futur*|corso|intern*|successiv*|seguent*|prossim*|person*|' +
    'responsabil*|ciascuno|ognuno|team|gruppo|scadenz*|temp*|breve|medio|lungo|termine|riunione|incontro|call|' +
    'settimana|dopo|client*|fornitore|cantiere|elenco|lista|tabella|quadro|registro|riepilogo|riassumo|punt*|cose|' +
    'finale|finali|rapido|veloce|decisioni|accordi|capo|carico|quello|rimane|rimast*|resta|pendent*|abbiamo',
  others:
    'decision*|decis*|deliber*|si delibera|abbiamo deciso|si è deciso|stato deciso|approva*|votazion*|' +
    'votanti|domand*|dubb*|ordine giorno|odg|agenda|struttura|punti forza|punti deboli|punti positivi|' +
    'punti negativi|punti discutere|rischi*|partecipant*|present*|presenz*|assent*|assenz*|numero legale|' +
    'prossim* riunion*|prossim* incontr*|prossima call|prossim* appuntament*|prossima seduta|' +
    'prossimo meeting|prossime date|prossimi eventi|prossima assemblea|data prossima|date ricordare|' +
    'date importanti|date utili|calendario|cronologia|idee|spunti|brainstorming|conclusion*|trascrizione|' +
    'contesto|antefatto|precedent*|scors*|completat*|svolt*|già fatto|andato|ha funzionato|funzionato|varie|' +
    'ricordare|scopo|scaletta|in futuro|per il futuro|più avanti|più in là|altra volta|prima o poi|rimandat*|' +
    'rinviat*|archiviat*|scartat*|respint*|citazion*|osservazion*|parcheggio|criteri|definizione|migliorare|' +
    'success*|risultat*|notizie|annunci|avvisi|comunicazion*|informazion*|info|conoscenza|discutere|decidere|' +
    'chiarire|intervent*|questioni aperte|blocchi|ostacoli|problem*|criticità|obiezion*|esigenz*|bisogn*|' +
    'opportunità|minacce|opzion*|alternative|vantagg*|svantagg*|lezion*|dati|numeri|metrich*|indicator*|' +
    'statistiche|momenti|evidenza|capitol*|link|risorse|material*|allegat*|registrazion*|fonti|bibliografia|' +
    'pagine|glossario|prerequisiti|presupposti|fuori|introduzione|premessa|obiettiv*|finalità|regole|clima|' +
    'checklist|lista controllo|feedback|promemoria|desider*|proposte|suggeriment*|piani|aspettative|' +
    'interess*|reclami|incidenti|opinion*|pareri|richieste|candidato|affrontare|riflession*|raccomandazion*|' +
    'ringraziament*|complimenti|elogi|constatazion*|visto|dichiarazion*|anno prossimo|apertura lavori|' +
    'chiusura lavori|saluti|scheda valutazione|portare|lista spesa|lista invitati|anamnesi|sintomi|allergie|' +
    'parametri|motivazioni|parole chiave|impediment*|rompighiaccio',
  neutral:
    'riepilogo|sommario|riassunto|sintesi|in breve|panoramica|argoment*|tema|temi|punti salienti|' +
    'punti chiave|punti discussi|punti trattati|punti affrontati|punti principali|punti emersi|note|' +
    'annotazioni|appunti|verbale|dettagli|emerso|cose emerse|detto|detti|discusso|parlat*|parlare|' +
    'svolgimento|a che punto|avanzamento|stato|situazione|novità|discussione|dibattito',
  owner:
    'responsabile|responsabili|chi|persona|nome|assegnato a|assegnata a|assegnato|assegnatario|incaricato|' +
    "incaricata|a cura di|referente|resp.|a carico di|responsabile dell'attività|incarico|chi se ne occupa|" +
    'chi lo fa|affidato a|affidata a|affidato|in carico a|in carico|a cura|esecutore|owner|titolare|resp|' +
    'assegnazione|persona responsabile|persone|referenti|se ne occupa|addetto|competenza|ufficio responsabile|' +
    'tocca a|per chi|chi fa|chi segue|chi ci pensa|chi prende in carico|a chi tocca|tocca a chi|affidatario|' +
    'affidato/a|assegnato/a|assegnata|assegnato a/da|assegnatari|a cura del|a cura della|a carico del|in capo a|' +
    'responsabile/i|responsabile azione|responsabile attività|responsabile esecuzione|responsabile principale|' +
    'responsabili attività|sotto la responsabilità di|responsabilità di|ente responsabile|ufficio competente|' +
    'area responsabile|funzione responsabile|team responsabile|ditta incaricata|delegato|delegata|delegato a|' +
    'designato|designata|incaricati|addetti|gestito da|seguito da|svolto da|eseguito da|referente interno|' +
    'punto di contatto|nominativo|nominativi|assignee|persona incaricata|persona di riferimento',
  due:
    'scadenza|data|termine|entro|entro quando|quando|data di scadenza|scadenze|consegna|entro il|entro la|' +
    'data limite|data scadenza|termine ultimo|termini|tempistica|tempistiche|tempi|data prevista|data obiettivo|' +
    'scade|scade il|scad.|scad|da fare entro|da completare entro|deadline|per quando|ultimazione|consegna entro|' +
    'fine prevista|data di consegna|data consegna|data di completamento|data di chiusura|data di fine|data fine|' +
    'data finale|data massima|data stimata|data concordata|data target|data entro cui|data ultima|data/scadenza|' +
    'scadenza/data|scadenza prevista|scadenza entro|scadenze previste|termine previsto|termine di consegna|' +
    'termine massimo|termine entro|tempi previsti|tempi di consegna|tempi di realizzazione|tempi stimati|' +
    'tempo massimo|tempo stimato|timeline|cronoprogramma|previsto per|prevista per|previsto entro|consegnare entro|' +
    'consegna prevista|completamento entro|completare entro|conclusione prevista|da consegnare entro|' +
    'da concludere entro|da chiudere entro|chiusura prevista|fare entro|entro che data|entro il giorno|' +
    'entro e non oltre|limite massimo|eta|due date|fine lavori|ultimo giorno',
  status:
    'stato|fatto|avanzamento|completato|stato attuale|completata|situazione|esito|stato lavori|eseguito|svolto|' +
    'fatta|concluso|aperto/chiuso|stato/note|note stato',
  what:
    'cosa|descrizione|oggetto|argomento|punto|cosa fare|lavoro|lavori|punti|voce|dettaglio|dettagli|intervento|' +
    'interventi|contenuto|attività/azione|richiesta|azione/attività|attività/compito|compito/attività|' +
    "azione da fare|azione da intraprendere|azione richiesta|cosa c'è da fare|cosa va fatto|che cosa fare|da fare|" +
    'cosa manca|elemento|elementi|questione|titolo attività|nome attività|incarico|impegno|adempimento|lavorazione|' +
    'lavorazioni|mansione|azioni/attività',
  done:
    'fatto|fatta|completato|completata|terminato|terminata|sì|concluso|conclusa|chiuso|chiusa|svolto|svolta|' +
    'già fatto|già fatta|fatti|eseguito|eseguita|ok|inviato|inviata|consegnato|consegnata|risolto|risolta|evaso|' +
    'evasa|si|ultimato|ultimata|già sistemato|sistemato|sistemata|già inviato|già inviata|già mandato|già pagato|' +
    'già comprato|già prenotato|spedito|spedita|installato|installata|tutto fatto|tutto ok|è fatto|è fatta|' +
    'è stato fatto|già a posto|a posto|fatto!|gia fatto|gia fatta|completate|completati|chiuse|chiusi|concluse|' +
    'conclusi|risolte|risolti|done|100%',
  everybody:
    'tutti|tutte|tutti *|tutti gli *|tutti i *|tutte le *|tutte *|tutto il *|tutti e *|tutte e *|ognuno|ognuna|' +
    'ognuno di noi|ciascuno|ciascuna|ciascuno di noi|ogni *|entrambi|entrambe|entrambe le parti|ambedue|i due|' +
    'le due|le due parti|intero gruppo|intero team|io|noi|noi tutti',
  team:
    'team|team *|team di *|tutto il team|gruppo|gruppo *|gruppo di *|squadra|ognuno|tutti|tutte|ciascuno|comitato|' +
    'comitato *|consiglio|consiglio *|consiglio di *|direzione|direzione *|ufficio|ufficio *|reparto|reparto *|' +
    'area *|segreteria|amministrazione|amministratore|amministratore di *|direttivo|commissione|contabilità|' +
    'contabilità generale|assemblea|presidenza|tesoriere|tesoreria|associazione|rappresentanti di classe|' +
    'impresa edile|committente|risorse umane|i volontari|assistenza *|servizio clienti|infermieri*|coordinamento *|' +
    'farmacia|accettazione|reception|commercialista|studio legale',
  nobody:
    'non *ato|non *ata|non *ati|non definito|non deciso|non stabilito|non ancora *|ancora nessuno|ancora da *|' +
    'ancora non si sa|non si sa|nessuno|nessun responsabile|nessuno assegnato|da assegnare|da individuare|' +
    'da nominare|da confermare|da concordare|da designare|da determinare|da indicare|da incaricare|da precisare|' +
    'da trovare|da valutare|da affidare|da definire|da stabilire|da chiarire|da attribuire|da decidere|da vedere|' +
    'da assegnarsi|da vedere chi|senza responsabile|manca responsabile|manca il responsabile|in attesa|' +
    'in attesa di *|ignoto|sconosciuto|vacante|nd|n.d.|n/d|qualcuno|qualcuno di noi|chiunque possa|volontari*|' +
    'si cerca|cercasi|cercasi volontari*|cerchiamo volontari|serv* volontar*|serve un volontario|mancano volontari|' +
    'chi può|chi vuole|chi si offre|chi si propone|chi è disponibile|chi è libero|chi riesce|chi se la sente',
  nothing:
    'non ha trovat*|non ha rilevat*|non ha individuat*|non ha identificat*|' +
    "nessun*|nessun'|niente|niente di *|nulla|nulla da *|nulla di *|non ci sono|non vi sono|non è|non è stat*|" +
    "non sono|non sono stat*|non risulta*|non si *|non c'è|non previst*|non applicabile|non discusso|assenti|senza|" +
    'n/a|n.a.|n/d',
  present:
    'presenti|partecipanti|hanno partecipato|invitati|partecipano|hanno preso parte|erano presenti|sono presenti|' +
    "presenti alla riunione|presenze|c'erano|intervenuti|con la presenza di|ci siamo|erano in riunione|" +
    "alla riunione erano presenti|presenti in riunione|presenti all'incontro|sono intervenuti|" +
    'sono presenti i signori|risultano presenti|elenco presenti|elenco dei presenti|elenco partecipanti|' +
    "foglio presenze|membri presenti|soci presenti|persone presenti|chi c'era|eravamo presenti|convocati|" +
    "partecipanti alla riunione|partecipanti all'incontro|partecipanti alla call",
  titles:
    'sig|sig.ra|signor|signora|dott|dott.ssa|dottor|dottoressa|ing|avv|arch|prof|geom|rag|sig.na|dottore|professore|' +
    'professoressa|prof.ssa|maestro|maestra|don|suor|padre|dr|dr.ssa|sigg|cav|on|avvocato|ingegnere|architetto|' +
    'presidente|direttore|mamma di|papà di|mamma|papà|nonna|nonno|zia|zio|sig.|sig.ri|sig.re|sigg.|sig.a|dott.|' +
    'dott.sse|ing.|avv.|arch.|geom.|rag.|prof.|proff|prof.sse|d.ssa|ins.|m.o|onorevole|senatore|senatrice|sindaco|' +
    'sindaca|assessore|assessora|consigliere|consigliera|vicepresidente|presidentessa|direttrice|preside|' +
    'vicepreside|coordinatore|coordinatrice|segretario|segretaria|tesoriere|tesoriera|geometra|ragioniere|' +
    'ragioniera|notaio|infermiere|infermiera|caposala|fisioterapista|farmacista|capitano|maresciallo|colonnello|' +
    'vescovo|parroco|monsignor|mons|fratel|suora|genitori di|nonni di',
  and: 'e|ed|con',
  articles: "il|la|lo|i|gli|le|l'",
  modal:
    'deve|devono|dovrà|dovranno|si occupa|si occupano|si occuperà|va|fa|fanno|manda|mandano|invia|inviano|prepara|' +
    'preparano|controlla|chiama|chiede|cerca|compra|porta|portano|prenota|organizza|scrive|contatta|sente|parla|' +
    'verifica|aggiorna|condivide|gestisce|presenta|propone|definisce|consegna|passa|carica|chiude|avvisa|convoca|' +
    'fissa|guarda|studia|corregge|completa|paga|sistema|prende|prendono|segue|raccoglie|stampa|monta|dà|mette|redige|' +
    'ordina|può|potrà|potrebbe|dovrebbe|dovrebbero|vuole|si impegna a|si è impegnato a|si è impegnata a|' +
    'ha il compito di|è incaricato di|è incaricata di|provvede|provvederà|sono incaricati di|si informa|risponde|' +
    'conferma|elabora|predispone|richiede|coordina|finisce|testa|rivede|pensa|cucina|inizia|ritira|deve occuparsi',
  future: 'rà|ranno',
  noNames:
    'esempio|attenzione|inviare|verificare|preparare|confermare|chiedere|prezzo|prezzi|contratto|sito|vendite|' +
    'formazione|sicurezza|fattura|legale|lui|lei|noi|io|registri|luogo|ora|durata|clienti|fornitore|fornitori|' +
    'progetto|riunione|preventivo|preventivi|ordine|ordini|logistica|cibo|bevande|trasporto|stampa|commerciale|' +
    'produzione|qualità|supporto|migrazione|documentazione|grafica|contatto|contatti|indirizzo|poi|inoltre|anche|' +
    'primo|secondo|infine|fare|vedere|mandare|chiamare|cercare|comprare|prenotare|organizzare|scrivere|contattare|' +
    'controllare|aggiornare|condividere|definire|consegnare|creare|fissare|correggere|completare|pagare|richiedere|' +
    'nuovo|nuova|nuovi|nuove|ultima|tutto|ogni|gli|risposta|soluzione|tetto|riscaldamento|giardino|assicurazione|' +
    'personale|ferie|assunzione|festa|volantini|locandina|magazzino|lancio|campagna|pubblicità|decorazioni|musica|' +
    'biglietti|volontari|locandine|lotteria|tavoli|sedie|audio|luci|permessi|permesso|programma|allestimento|bar|' +
    'cucina|pulizie',
  dates: {
    by:
      "entro|entro il|entro l'|entro la|entro e non oltre|entro e non oltre il|per|per il|per la|per l'|prima di|" +
      'prima del|prima della|non oltre|non oltre il|al più tardi|al più tardi il|scadenza|da consegnare entro|' +
      'fino a|fino al|entro e non oltre la|entro lo|entro gli|entro le|entro questo|entro questa|al massimo entro|' +
      "al massimo|massimo entro|al più tardi entro|al più tardi entro il|prima dell'|termine|termine ultimo|" +
      'da fare entro|scadenza il|scad|scad.|scade|scade il|non più tardi di|non più tardi del|consegna entro|' +
      'consegna|nel giro di|entro al massimo|entro al massimo il|entro e non oltre le|entro e non oltre domani|' +
      "entro e non oltre l'|entro massimo|entro massimo il|entro la data del|entro la data di|entro il termine del|" +
      'entro il prossimo|entro la prossima|entro max|entro max il|massimo il|max il|al massimo il|al massimo per|' +
      'al massimo la|al massimo a|al piu tardi|al piu tardi il|al più tardi la|al più tardi per|al più tardi a|' +
      'al più tardi per il|tassativamente entro|tassativamente entro il|improrogabilmente entro|' +
      'improrogabilmente entro il|inderogabilmente entro|possibilmente entro|possibilmente entro il|' +
      "possibilmente per|preferibilmente entro|non dopo il|non oltre la|non oltre le|non oltre l'|mai oltre il|" +
      'non più tardi della|prima delle|prima di questo|prima di questa|prima di fine|scadenza al|scadenza entro|' +
      'scadenza entro il|scadenza per|scadenza prevista|scadenza prevista il|con scadenza|con scadenza il|' +
      'con scadenza al|in scadenza il|in scadenza|scade a|scade questo|scade questa|termine entro|termine per|' +
      'termine il|termine previsto|termine massimo|termine massimo il|termine ultimo il|data limite|data limite il|' +
      'data di scadenza|da fare per|da completare entro|da completare entro il|da concludere entro|' +
      'da chiudere entro|da finire entro|da inviare entro|da spedire entro|da presentare entro|da consegnare il|' +
      'da consegnare per|consegna il|consegna per|consegna per il|consegna prevista|consegna prevista il|' +
      'consegna entro il|consegnare entro|chiudere entro|completare entro|finire entro|pronto per|pronta per|' +
      'pronto entro|pronta entro|pronti per|pronti entro|pronte per|pronte entro|fatto entro|fatta entro|' +
      "nel termine di|nell'arco di|in un massimo di|previsto per il|previsto entro|da qui al|deadline|deadline il|" +
      'deadline è|limite il|limite massimo',
    until:
      'al più tardi|al massimo|al piu tardi|come termine ultimo|come scadenza|è la scadenza|è il termine|' +
      'termine ultimo|tassativo|massimo|improrogabilmente|tassativamente|deadline|senza fallo',
    weekdays:
      'lunedì lunedi lun|martedì martedi mart|mercoledì mercoledi merc mer|giovedì giovedi giov gio|' +
      'venerdì venerdi ven|sabato sab|domenica dom',
    months:
      'gennaio gen genn|febbraio feb febb|marzo mar|aprile apr|maggio mag|giugno giu|luglio lug|agosto ago|' +
      'settembre set sett|ottobre ott|novembre nov|dicembre dic',
    today:
      'oggi|stasera|fine giornata|fine della giornata|stanotte|oggi stesso|la fine della giornata|la giornata|' +
      'in giornata|la serata|questa sera|oggi pomeriggio|eod|oggi pomeriggio tardi|oggi in giornata|oggi sera|' +
      'questo pomeriggio|questa notte|fine giornata di oggi|la fine giornata|la fine di oggi|fine di oggi|' +
      'il pomeriggio di oggi|la giornata odierna|la giornata di oggi|chiusura di oggi|la chiusura di oggi|' +
      'fine turno|la fine del turno|cob',
    tomorrow:
      'domani|domani mattina|domani sera|domani pomeriggio|domattina|domani in giornata|domani stesso|' +
      'domani a pranzo|domani a mezzogiorno|domani entro sera|domani in mattinata|domani notte|' +
      'la giornata di domani|la mattinata di domani|fine giornata di domani|la fine della giornata di domani|' +
      'domattina presto|domani fine giornata',
    afterTomorrow: 'dopodomani|dopodomani mattina|dopodomani sera|dopo domani|dopodomani pomeriggio',
    next:
      'prossimo|prossima|prossimi|prossime|che viene|entrante|successivo|successiva|della prossima|del prossimo|' +
      'alla prossima|al prossimo|pross|pross.|venturo|ventura|seguente',
    this: "questo|questa|corrente|in corso|quest'|di questa|di questo|della corrente|del corrente|c.m.|presente",
    end:
      'fine|la fine|fine di|la fine di|la fine del|fine del|la fine della|fine della|fine di questa|fine di questo|' +
      "la fine di questa|la fine di questo|fine dell'|fine della prossima|fine del prossimo|la fine della prossima|" +
      'la fine del prossimo|fine corrente|la chiusura di|la chiusura della|la chiusura del|chiusura di|' +
      'chiusura della|chiusura del|il termine della|il termine del|termine della|termine del|conclusione della|' +
      'conclusione del|la conclusione della|la conclusione del|lo scadere di|lo scadere della|lo scadere del',
    day:
      'giorno|giorni|giorni lavorativi|gg|giorni lav|giorni feriali|giorno lavorativo|giorni consecutivi|' +
      'giorni solari|giorni di calendario|gg.|gg lavorativi|gg. lavorativi',
    hour: 'ora|ore',
    week: 'settimana|settimane|settimana lavorativa',
    month: 'mese|mesi|mese prossimo',
    year: 'anno',
    yearEnd:
      "fine anno|la fine dell'anno|fine dell'anno|la fine di quest'anno|fine di quest'anno|la fine anno|" +
      "fine di anno|la chiusura dell'anno|chiusura anno",
    numbers: 'un una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci',
    soon:
      'asap|subito|il prima possibile|immediatamente|immediato|appena possibile|urgente|al più presto|' +
      'prima possibile|quanto prima|al più presto possibile|appena si può|appena riesce|appena puoi|' +
      "il più presto possibile|con urgenza|d'urgenza|urgentemente|urgentissimo|nel più breve tempo possibile|" +
      'in tempi brevi|nel minor tempo possibile|tempestivamente|senza indugio|prontamente|immediata|per ieri',
    filler:
      "il|la|l'|di|del|mattina|pomeriggio|sera|mezzogiorno|alle|ore|le|lo|gli|i|mattino|mezzanotte|h|dalle|tarda|" +
      'prima serata|prima mattina|in|di mattina|di pomeriggio|di sera|di notte|in mattinata|in serata|' +
      'nel pomeriggio|nella mattinata|in giornata|al mattino|a mezzogiorno|a pranzo|ora di pranzo|ora di cena|' +
      'pranzo|verso le|intorno alle|compreso|incluso|inclusa|tassativamente|al massimo|max|improrogabilmente|a.m|' +
      'p.m|p.v|prossimo venturo',
    monthEnd:
      'fine mese|la fine del mese|fine del mese|fine del mese corrente|la fine del mese corrente|' +
      'fine di questo mese|la fine di questo mese|la fine mese|fine del corrente mese|chiusura del mese|' +
      'la chiusura del mese|chiusura mese|fine mese corrente',
  },
};
