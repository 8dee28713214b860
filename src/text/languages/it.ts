import type { Language } from './language.ts';

export const it: Language = {
  headings:
    'azioni|azioni da fare|azioni da intraprendere|azioni da svolgere|azioni successive|prossimi passi|' +
    "passi successivi|prossime azioni|passaggi successivi|prossimi step|punti d'azione|elementi d'azione|" +
    "elementi di azione|punti di azione|piano d'azione|piano di azione|attività|attività da svolgere|" +
    'attività assegnate|attività di follow-up|compiti|compiti assegnati|cose da fare|da fare|lista di cose da fare|' +
    'elenco attività|elenco delle attività|chi fa cosa|impegni|to-do|to do|todo|to-do list|follow-up|incarichi|' +
    'compiti a casa|cosa fare|responsabilità|attività concordate|azioni concordate|prossime attività|adempimenti|' +
    'azioni da compiere|azioni da completare|azioni decise|azioni richieste|azioni in sospeso|azioni in corso|' +
    'azioni correttive|azioni e responsabili|attività da fare|attività da completare|attività in sospeso|' +
    'attività e responsabili|attività decise|attività a seguire|attività successive|attività di follow up|follow up|' +
    'followup|attività pianificate|compiti da fare|compiti e scadenze|cose da sistemare|cose in sospeso|in sospeso|' +
    'questioni in sospeso|punti in sospeso|punti aperti|da completare|da sistemare|da svolgere|da preparare|' +
    "da organizzare|restano da fare|resta da fare|rimane da fare|cosa resta da fare|cosa c'è da fare|" +
    'cosa dobbiamo fare|cosa facciamo|e adesso|e ora|i prossimi passi|prossimi compiti|prossime tappe|prossime mosse|' +
    "passi da compiere|ci siamo lasciati così|abbiamo deciso di fare|siamo rimasti che|siamo rimasti d'accordo|" +
    "restiamo d'accordo|si è concordato|concordato|ci impegniamo|impegni presi|chi fa cosa?|chi fa cosa entro quando|" +
    'ripartizione dei compiti|divisione dei compiti|suddivisione dei compiti|distribuzione dei compiti|assegnazioni|' +
    'incombenze|mansioni|promemoria attività|piano di lavoro|piano operativo|piano delle azioni|misure|' +
    'misure da adottare|provvedimenti|per la prossima volta|per la prossima riunione|entro la prossima riunione|' +
    'prima della prossima riunione|compiti per casa|seguiti|seguito|action item|action items|next step|next steps|' +
    'cosa succede ora|consegne|elementi di azione concordati|attività di lavoro|elenco delle azioni|elenco azioni|' +
    'lista delle attività|lista attività|lista dei compiti|elementi da seguire|tabella delle azioni|chi fa che cosa|' +
    'chi porta cosa|chi si occupa di cosa|cosa bisogna fare|cosa fare adesso|cosa fare ora|quello che dobbiamo fare|' +
    "ecco cosa fare|ecco i prossimi passi|da sbrigare|da gestire|da risolvere|come restiamo d'accordo|come restiamo|" +
    "come rimaniamo|come rimaniamo d'accordo|restiamo così|ci siamo divisi|divisione compiti|passi futuri|" +
    'prossimi passaggi|azioni future|passaggi suggeriti|lavoro da fare|attività in carico|chi porta che cosa|' +
    'cosa resta|to do list|prossimi step suggeriti|passi successivi suggeriti|cose da portare a termine|' +
    'da portare a termine|compiti per tutti|ci siamo presi|chi prende cosa|chi se ne occupa|da concludere',
  labels:
    'azione|compito|attività|da fare|todo|to-do|prossimo passo|impegno|incarico|azioni|compiti|da fare per|' +
    "action item|prossimi passi|seguito|follow-up|azione richiesta|punto d'azione|impegni",
  around:
    'nostre|nostri|nuove|principali|altre|suggeriti|suggerite|consigliati|proposti|elenco|lista|di|dei|delle|del|' +
    'della|la|le|il|per|persona|e|concordate|concordati|assegnati|assegnate|con|scadenze|responsabili|ciascuno|da|' +
    'entro|riunione|emerse|successivi|team|un|una|in|al|alla|ai|alle|i|gli|lo|l|nostro|nostra|chi|cosa|quando|che|si|' +
    'ci|urgenti|prioritarie|prioritari|immediate|immediati|concrete|concreti|definite|definiti|stabilite|stabiliti|' +
    'previste|previsti|aperte|aperti|identificate|settimana|questa|prossima|prossimo|oggi|incontro|call|scadenza|' +
    'tempi|tempistiche|riepilogo|breve|medio|lungo|termine|cliente|interne|interni|noi|decise|decisi|ognuno|' +
    'rimanenti|restanti|collegate|ecco|sono|è|seguenti|seguente|sotto|qui|ora|adesso|di seguito|vi|riassumo|presi|' +
    'prese|tutti|suggerito',
  others:
    'decisioni|decisione|decisioni prese|delibere|domande|domanda|dubbi|ordine del giorno|agenda|riepilogo|sommario|' +
    'riassunto|panoramica|struttura|argomenti|argomenti trattati|punti salienti|punti chiave|rischi|partecipanti|' +
    'presenti|prossima riunione|prossimo incontro|idee|note|dettagli|conclusioni|trascrizione|contesto|precedenti|' +
    'precedente|scorsa|completate|svolte|varie|varie ed eventuali|da ricordare|scopo|cose emerse|scaletta|' +
    'a che punto|in futuro|citazioni|osservazioni|temi|parcheggio|presenze|assenti|assenze|assenti giustificati|' +
    'criteri di accettazione|criteri|votazioni|votazione|deliberato|approvato|approvati|deciso|è andato bene|' +
    'cosa è andato bene|cosa ha funzionato|da migliorare|cosa migliorare|punti di forza|punti deboli|successi|' +
    'risultati|avanzamento|stato avanzamento|stato attuale|situazione|novità|annunci|avvisi|comunicazioni|' +
    'informazioni|per conoscenza|punti discussi|temi trattati|temi discussi|di cosa abbiamo parlato|svolgimento|' +
    'discussione|dibattito|interventi|domande aperte|questioni aperte|da discutere|da decidere|prossima call|' +
    'prossimo appuntamento|prossima seduta|prossimo meeting|data della prossima|date da ricordare|calendario|rischio|' +
    'blocchi|ostacoli|problemi|criticità|obiezioni|esigenze|bisogni|opportunità|minacce|opzioni|alternative|vantaggi|' +
    'svantaggi|lezioni apprese|lezioni|dati|numeri|metriche|indicatori|momenti salienti|in evidenza|capitoli|link|' +
    'risorse|materiali|introduzione|premessa|obiettivo|obiettivi|finalità|regole|più avanti|rimandato|rimandati|' +
    'scartato|respinto|già fatto|appunti|verbale|clima|checklist|lista di controllo|sintesi|conclusione|in breve|' +
    'annotazioni|feedback|statistiche|tempo di parola|odg|promemoria|desideri|desiderata|proposte|suggerimenti|piani|' +
    "aspettative|interessi|reclami|incidenti|idee per il futuro|per un'altra volta|domande del candidato|" +
    'richieste dei|temi da affrontare|di cosa parlare|punti da discutere|riflessioni|raccomandazioni|ringraziamenti|' +
    "cosa abbiamo visto|constatazioni|domande chiave|per l'anno prossimo|complimenti|dichiarazioni|" +
    'di cosa si è parlato',
  owner:
    'responsabile|responsabili|chi|chi?|persona|nome|assegnato a|assegnata a|assegnato|assegnatario|incaricato|' +
    "incaricata|a cura di|referente|resp.|a carico di|responsabile dell'attività|incarico|chi se ne occupa|chi lo fa|" +
    'affidato a|affidata a|affidato|in carico a|in carico|a cura|esecutore|owner|titolare|resp|assegnazione|' +
    'persona responsabile|persone|referenti|se ne occupa|addetto|competenza|ufficio responsabile|tocca a|per chi',
  due:
    'scadenza|data|termine|entro|entro quando|quando|quando?|data di scadenza|scadenze|consegna|entro il|entro la|' +
    'data limite|data scadenza|termine ultimo|termini|tempistica|tempistiche|tempi|data prevista|data obiettivo|scade|' +
    'scade il|scad.|scad|da fare entro|da completare entro|entro quando?|deadline|per quando|per quando?|ultimazione|' +
    'consegna entro|fine prevista',
  status: 'stato|fatto|avanzamento|completato|stato attuale|fatto?|completata|situazione|progresso|esito',
  what:
    'cosa|che cosa|descrizione|oggetto|argomento|punto|cosa?|cosa fare|lavoro|lavori|punti|voce|dettaglio|dettagli|' +
    'intervento|interventi|che cosa?|contenuto|attività/azione|richiesta',
  done:
    'fatto|fatta|completato|completata|terminato|terminata|sì|concluso|conclusa|chiuso|chiusa|svolto|svolta|già fatto|' +
    'già fatta|fatti|eseguito|eseguita|ok|inviato|inviata|consegnato|consegnata|risolto|risolta|evaso|evasa|si|' +
    'ultimato|ultimata',
  everybody:
    'tutti|tutte|ognuno|tutti i partecipanti|tutti quanti|entrambi|tutti i presenti|tutti i membri|ciascuno|' +
    'tutti insieme|entrambe|io|noi|tutti noi|tutti gli uffici|tutti i soci',
  team:
    'il team|team|tutto il team|il gruppo|gruppo|la squadra|squadra|ognuno|tutti|tutte|ciascuno|il comitato|comitato|' +
    "il consiglio|consiglio|la direzione|direzione|ufficio|l'ufficio|reparto|il reparto|la segreteria|segreteria|" +
    "amministrazione|l'amministrazione|l'amministratore|il direttivo|direttivo|la commissione|commissione|contabilità",
  nobody:
    'non assegnato|non assegnata|non assegnati|da assegnare|da definire|nessuno|da decidere|da stabilire|' +
    'senza responsabile|da individuare|da nominare|da confermare|da chiarire|da vedere|in attesa|non definito|' +
    'non specificato|non indicato|?|ignoto|volontari|nessun responsabile|nessuno assegnato|da concordare|' +
    'da assegnarsi|qualcuno|chi può|chi vuole|volontario|volontaria|qualcuno di noi|ancora da decidere|si cerca',
  nothing:
    'nessuno|nessuna|nessun|niente|nulla|non ci sono|non sono|non è|nulla da segnalare|nessuna azione|n/d|' +
    "nessun'azione|nessuna attività|nessun compito|nessuna azione definita|non sono state|non sono stati|non è stata|" +
    "non è stato|niente da fare|nulla da fare|non previste|non c'è|assenti azioni|non discusso|n.a|nessun passaggio|" +
    'nessun passo|non è emersa|non è emerso|non sono emerse|non sono stati rilevati|non sono stati identificati|' +
    "nessun elemento|nessun elemento d'azione|non risultano|nessun impegno",
  present:
    'presenti|partecipanti|hanno partecipato|invitati|partecipano|hanno preso parte|erano presenti|sono presenti|' +
    "presenti alla riunione|presenze|c'erano|intervenuti|con la presenza di|ci siamo",
  titles:
    'sig|sig.ra|signor|signora|dott|dott.ssa|dottor|dottoressa|ing|avv|arch|prof|geom|rag|sig.na|dottore|professore|' +
    'professoressa|prof.ssa|maestro|maestra|don|suor|padre|dr|dr.ssa|sigg|cav|on|avvocato|ingegnere|architetto|' +
    'presidente|direttore|mamma di|papà di|mamma|papà|nonna|nonno|zia|zio',
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
    'nota|importante|obiettivo|esempio|attenzione|promemoria|inviare|verificare|preparare|confermare|chiedere|prezzo|' +
    'prezzi|contratto|budget|sito|marketing|vendite|formazione|sicurezza|fattura|legale|lui|lei|noi|io|questo|si|' +
    'registri|luogo|data|ora|durata|cliente|clienti|fornitore|fornitori|progetto|riunione|preventivo|preventivi|' +
    'ordine|ordini|materiale|materiali|sala|logistica|cibo|bevande|trasporto|hotel|stampa|commerciale|produzione|' +
    'qualità|supporto|server|dati|migrazione|test|documentazione|grafica|consegna|consegne|contatto|contatti|' +
    'indirizzo|poi|inoltre|anche|primo|secondo|infine|fare|vedere|mandare|chiamare|cercare|comprare|portare|' +
    'prenotare|organizzare|scrivere|contattare|parlare|controllare|aggiornare|condividere|definire|consegnare|creare|' +
    'fissare|correggere|completare|pagare|richiedere|nuovo|nuova|nuovi|nuove|prossimo|prossima|ultimo|ultima|tutto|' +
    'ogni|gli|le|un|una|il|la|domanda|risposta|problema|soluzione|idea|proposta|commento|risultato|conclusione|' +
    'lavori|tetto|riscaldamento|parcheggio|giardino|assicurazione|personale|ferie|assunzione|festa|volantini|' +
    'locandina|foto|video|magazzino|lancio|campagna|social|pubblicità|decorazioni|musica|biglietti|volontari|' +
    'locandine|lotteria|tavoli|sedie|audio|luci|permessi|permesso|programma|allestimento|bar|cucina|pulizie',
  dates: {
    by:
      "entro|entro il|entro l'|entro la|entro e non oltre|entro e non oltre il|per|per il|per la|per l'|prima di|" +
      'prima del|prima della|non oltre|non oltre il|al più tardi|al più tardi il|scadenza|da consegnare entro|fino a|' +
      'fino al|entro e non oltre la|entro lo|entro gli|entro le|entro questo|entro questa|al massimo entro|al massimo|' +
      "massimo entro|al più tardi entro|al più tardi entro il|prima dell'|termine|termine ultimo|da fare entro|" +
      'scadenza il|scad|scad.|scade|scade il|non più tardi di|non più tardi del|consegna entro|consegna|nel giro di',
    until: 'al più tardi|al massimo',
    weekdays:
      'lunedì lunedi lun|martedì martedi mart|mercoledì mercoledi merc|giovedì giovedi giov|venerdì venerdi ven|' +
      'sabato sab|domenica dom',
    months:
      'gennaio gen|febbraio feb|marzo mar|aprile apr|maggio mag|giugno giu|luglio lug|agosto ago|settembre set sett|' +
      'ottobre ott|novembre nov|dicembre dic',
    today:
      'oggi|stasera|fine giornata|fine della giornata|stanotte|oggi stesso|la fine della giornata|la giornata|' +
      'in giornata|la serata|questa sera|oggi pomeriggio|eod',
    tomorrow: 'domani|domani mattina|domani sera|domani pomeriggio|domattina',
    afterTomorrow: 'dopodomani',
    next: 'prossimo|prossima|prossimi|prossime|che viene|entrante|successivo|successiva',
    this: "questo|questa|corrente|in corso|quest'",
    end:
      'fine|la fine|fine di|la fine di|la fine del|fine del|la fine della|fine della|fine di questa|fine di questo|' +
      "la fine di questa|la fine di questo|fine dell'",
    day: 'giorno|giorni|giorni lavorativi|gg',
    week: 'settimana|settimane',
    month: 'mese|mesi',
    year: 'anno',
    yearEnd: "fine anno|la fine dell'anno|fine dell'anno",
    numbers: 'un una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci',
    soon: 'asap|subito|il prima possibile|immediatamente|immediato|appena possibile|urgente|al più presto',
    filler:
      "il|la|l'|di|del|mattina|pomeriggio|sera|mezzogiorno|alle|ore|le|lo|gli|i|mattino|mezzanotte|h|dalle|tarda|" +
      'prima serata|prima mattina|in',
    monthEnd: 'fine mese|la fine del mese|fine del mese',
  },
};
