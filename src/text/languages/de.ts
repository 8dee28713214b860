import type { Language } from './language.ts';

export const de: Language = {
  headings:
    'aufgaben|aufgabenliste|aufgabenverteilung|maßnahmen|maßnahmenplan|aufträge|arbeitsaufträge|pendenzen|pendenzenliste|' +
    'nächste schritte|nächste aktionen|weiteres vorgehen|weitere schritte|wie es weitergeht|so geht es weiter|folgeaufgaben|' +
    'offene punkte|aktionspunkte|handlungspunkte|to-dos|todos|to-do-liste|wer macht was|zuständigkeiten|verantwortlichkeiten|' +
    'zu erledigen|zu tun|was zu tun ist|hausaufgaben|vereinbarungen|folgeaktivitäten|aktivitäten|nachverfolgung|was jetzt ansteht|was ansteht|aktionen|follow-ups',
  labels:
    'aufgabe|maßnahme|to-do|todo|auftrag|aktion|pendenz|nächster schritt|zu tun|zu erledigen|hausaufgabe',
  around:
    'unsere|meine|neue|neuen|wichtige|wichtigste|weitere|nächste|offene|vereinbarte|vorgeschlagene|empfohlene|liste|und|nach|' +
    'person|pro|aus|der|dem|die|das|sitzung|besprechung|für|von|bis|mit|fristen|alle|team|verteilte|im|überblick',
  others:
    'entscheidung|entscheidungen|beschlüsse|beschluss|beschlossen|frage|fragen|agenda|tagesordnung|traktanden|zusammenfassung|' +
    'überblick|gliederung|themen|diskussion|risiken|sonstiges|verschiedenes|teilnehmer|teilnehmende|anwesend|notizen|stand|ideen|themenspeicher|parkplatz|' +
    'nächster termin|nächstes treffen|nächste besprechung|nächste sitzung|nächstes meeting|erkenntnisse|wichtige punkte|kernpunkte|transkript|auf eis|letzte|letzten|erledigt|erledigte|erledigtes|' +
    'vergangene|ergebnisse|mitteilungen|behinderungsanzeigen|zitate|stimmen|ablage|wünsche|hinweise',
  owner:
    'verantwortlich|verantwortliche|verantwortlicher|zuständig|zuständige|wer|wer?|person|name|durch|erledigt durch|zust.|verantw.|bearbeiter|bearbeiterin|federführung|umsetzung durch|übernimmt',
  due: 'fällig|fällig am|fällig bis|frist|termin|bis|bis wann|bis wann?|wann|datum|zu erledigen bis|deadline|stichtag|fälligkeit|zieltermin',
  status: 'status|stand|erledigt|fertig',
  what: 'was|beschreibung|thema|inhalt|punkt|was?',
  done: 'erledigt|fertig|abgeschlossen|ja|bereits erledigt|schon erledigt|umgesetzt',
  everybody: 'alle|alle beteiligten|alle teilnehmer|jeder|sämtliche|beide',
  team: 'das team|team|ganzes team|das ganze team|die gruppe|gruppe|wir alle',
  nobody:
    'offen|noch offen|niemand|keine zuordnung|nicht zugewiesen|nicht zugeordnet|ohne zuordnung|unbekannt|zu klären|wird noch geklärt|tbd',
  nothing: 'keine|nichts|entfällt|es wurden keine|es gibt keine|keinerlei|nichts vereinbart|es gab keine',
  present: 'anwesend|anwesende|teilnehmer|teilnehmende|teilgenommen|dabei|teilnehmerinnen und teilnehmer',
  titles: 'herr|hr|herrn|frau|fr|dr|prof',
  and: 'und|mit',
  modal: 'wird|werden|soll|sollen|muss|müssen|möge',
  noNames:
    'hinweis|achtung|wichtig|dringend|ziel|beispiel|allgemein|bitte|montags|nachtrag|info|angebot|vertrag|rechnung|preise|' +
    'kosten|budget|website|marketing|vertrieb|technik|personal|schulung|termine|einkauf|elektro|trockenbau|büro|das|dies|er|sie|es|wir|ich',
  dates: {
    by: 'bis|bis zum|bis zur|bis spätestens|spätestens|spätestens am|spätestens bis|vor|vor dem|fällig|fällig am|fällig bis|frist|deadline|innerhalb von|binnen|noch vor',
    until: 'spätestens',
    weekdays: 'montag mo|dienstag di|mittwoch mi|donnerstag do|freitag fr|samstag sa sonnabend|sonntag so',
    months:
      'januar jan jänner|februar feb feber|märz mär|april apr|mai|juni jun|juli jul|august aug|september sep sept|oktober okt|november nov|dezember dez',
    today: 'heute|heute abend|ende des tages|tagesende',
    tomorrow: 'morgen',
    afterTomorrow: 'übermorgen',
    next: 'nächster|nächsten|nächste|nächstem',
    this: 'diesen|dieser|diese|dieses|kommenden|kommende|diesem',
    end: 'ende|ende der|ende des|ende dieser|ende dieses',
    day: 'tag|tage|tagen',
    week: 'woche|wochen',
    month: 'monat|monats|monate|monaten',
    monthEnd: 'monatsende',
    numbers: 'einem einer|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn',
    filler:
      'den|dem|der|des|am|zum|zur|um|uhr|früh|vormittag|mittag|mittags|nachmittag|abend|abends|morgens|spätestens',
  },
};
