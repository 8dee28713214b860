import type { Language } from './language.ts';

export const it: Language = {
  headings:
    'azioni|azioni da fare|azioni da intraprendere|azioni da svolgere|azioni successive|prossimi passi|passi successivi|prossime azioni|passaggi successivi|prossimi step|' +
    "punti d'azione|elementi d'azione|elementi di azione|punti di azione|piano d'azione|piano di azione|attività|attività da svolgere|attività assegnate|attività di follow-up|compiti|compiti assegnati|" +
    'cose da fare|da fare|lista di cose da fare|elenco attività|elenco delle attività|chi fa cosa|impegni|to-do|to do|todo|to-do list|follow-up|incarichi|compiti a casa|cosa fare|responsabilità|attività concordate|azioni concordate|prossime attività|adempimenti',
  labels: 'azione|compito|attività|da fare|todo|to-do|prossimo passo|impegno|incarico',
  around:
    'nostre|nostri|nuove|principali|altre|suggeriti|suggerite|consigliati|proposti|elenco|lista|di|dei|delle|del|della|la|le|il|per|persona|e|concordate|concordati|' +
    'assegnati|assegnate|con|scadenze|responsabili|ciascuno|da|entro|riunione|emerse|successivi|team',
  others:
    'decisioni|decisione|decisioni prese|delibere|domande|domanda|dubbi|ordine del giorno|agenda|riepilogo|sommario|riassunto|panoramica|struttura|argomenti|argomenti trattati|punti salienti|punti chiave|rischi|' +
    'partecipanti|presenti|prossima riunione|prossimo incontro|idee|note|dettagli|conclusioni|trascrizione|contesto|precedenti|precedente|scorsa|completate|svolte|varie|varie ed eventuali|da ricordare|' +
    'scopo|cose emerse|scaletta|a che punto|in futuro|citazioni|osservazioni|temi|parcheggio',
  owner:
    'responsabile|responsabili|chi|chi?|persona|nome|assegnato a|assegnata a|assegnato|assegnatario|incaricato|incaricata|a cura di|referente|resp.|a carico di',
  due: 'scadenza|data|termine|entro|entro quando|quando|quando?|data di scadenza|scadenze|consegna|entro il',
  status: 'stato|fatto|avanzamento|completato',
  what: 'cosa|che cosa|descrizione|oggetto|argomento|punto|cosa?',
  done: 'fatto|fatta|completato|completata|terminato|terminata|sì|concluso|conclusa|chiuso|chiusa|svolto|svolta',
  everybody: 'tutti|tutte|ognuno|tutti i partecipanti|tutti quanti|entrambi',
  team: 'il team|team|tutto il team|il gruppo|gruppo|la squadra|squadra',
  nobody:
    'non assegnato|non assegnata|non assegnati|da assegnare|da definire|nessuno|da decidere|da stabilire|senza responsabile',
  nothing:
    'nessuno|nessuna|nessun|niente|nulla|non ci sono|non sono|non è|nulla da segnalare|nessuna azione|n/d',
  present: 'presenti|partecipanti|hanno partecipato|invitati|partecipano',
  titles: 'sig|sig.ra|signor|signora|dott|dott.ssa|dottor|dottoressa|ing|avv|arch|prof|geom|rag',
  and: 'e|ed|con',
  modal: 'deve|devono|dovrà|dovranno',
  noNames:
    'nota|importante|obiettivo|esempio|attenzione|promemoria|urgente|inviare|verificare|preparare|confermare|chiedere|prezzo|prezzi|contratto|' +
    'budget|sito|marketing|vendite|formazione|sicurezza|fattura|legale|lui|lei|noi|io|questo|si|registri',
  dates: {
    by: "entro|entro il|entro l'|entro la|entro e non oltre|entro e non oltre il|per|per il|per la|per l'|prima di|prima del|prima della|non oltre|non oltre il|al più tardi|al più tardi il|scadenza|da consegnare entro|fino a|fino al",
    until: 'al più tardi',
    weekdays:
      'lunedì lunedi lun|martedì martedi mart|mercoledì mercoledi merc|giovedì giovedi giov|venerdì venerdi ven|sabato sab|domenica dom',
    months:
      'gennaio gen|febbraio feb|marzo mar|aprile apr|maggio mag|giugno giu|luglio lug|agosto ago|settembre set sett|ottobre ott|novembre nov|dicembre dic',
    today: 'oggi|stasera|fine giornata|fine della giornata|stanotte',
    tomorrow: 'domani',
    afterTomorrow: 'dopodomani',
    next: 'prossimo|prossima',
    this: 'questo|questa',
    end: 'fine|la fine|fine di|la fine di|la fine del|fine del|la fine della|fine della',
    day: 'giorno|giorni',
    week: 'settimana|settimane',
    month: 'mese|mesi',
    numbers: 'un una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci',
    filler: "il|la|l'|di|del|mattina|pomeriggio|sera|mezzogiorno|alle|ore|le",
  },
};
