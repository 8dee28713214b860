import type { Language } from './language.ts';

export const de: Language = {
  headings:
    'aufgaben|aufgabenliste|aufgabenverteilung|maßnahmen|maßnahmenplan|aufträge|arbeitsaufträge|pendenzen|' +
    'pendenzenliste|nächste schritte|nächste aktionen|weiteres vorgehen|weitere schritte|wie es weitergeht|' +
    'so geht es weiter|folgeaufgaben|offene punkte|aktionspunkte|handlungspunkte|to-dos|todos|to-do-liste|' +
    'wer macht was|zuständigkeiten|verantwortlichkeiten|zu erledigen|zu tun|was zu tun ist|hausaufgaben|' +
    'vereinbarungen|folgeaktivitäten|aktivitäten|nachverfolgung|was jetzt ansteht|was ansteht|aktionen|follow-ups|' +
    'aufgabenpakete|nächste aufgaben|konkrete aufgaben|offene aufgaben|offenes|aufgaben und termine|handlungsbedarf|' +
    'handlungsempfehlungen|arbeitspakete|arbeitsliste|was zu tun bleibt|das ist zu tun|was noch zu tun ist|' +
    'wer macht was bis wann|wer macht was?|wer kümmert sich|wer übernimmt was|noch zu erledigen|noch offen|' +
    'noch zu klären|aktionsliste|aktionsplan|action items|next steps|folgeschritte|folgemaßnahmen|' +
    'weitere vorgehensweise|vereinbarte maßnahmen|beschlossene maßnahmen|abgemacht|das haben wir vereinbart|' +
    'verabredungen|verabredet|absprachen|abgesprochen|bis zum nächsten mal|bis zur nächsten sitzung|zu veranlassen|' +
    'veranlassungen|umsetzung|umsetzungsschritte|erledigungsliste|offene-punkte-liste|op-liste|opl|lop|todo-liste|' +
    'to do liste|to-dos und zuständigkeiten|aufgaben & zuständigkeiten|aufgabenzuordnung|zugewiesene aufgaben|' +
    'anstehende aufgaben|anstehend|anstehende schritte|was steht an|so machen wir weiter|wie weiter|' +
    'das weitere vorgehen|vorgehen|zusagen|das machen wir|aufgabenübersicht|maßnahmenliste|arbeitsaufgaben|' +
    'action points|hausaufgaben bis zum nächsten mal|zu besorgen|einkaufsliste und aufgaben|festgelegte maßnahmen|' +
    'verteilte aufgaben|weitere maßnahmen|ämtli|pendent|was jetzt zu tun ist|was nun zu tun ist|was zu erledigen ist|' +
    'was zu machen ist|was wir tun müssen|was wir jetzt machen|was wir machen|das ist noch zu tun|das steht an|' +
    'jetzt zu tun|zu regeln|zu organisieren|wer was macht|wer was übernimmt|folgendes ist zu tun|das nehmen wir mit|' +
    'mitgenommen|to-do|als nächstes|was als nächstes kommt|aufgaben bis zum nächsten treffen|' +
    'aufgaben und verantwortliche|todos und verantwortliche|wer kümmert sich worum|wer bringt was mit|' +
    'wer was bis wann|bitte erledigen|arbeitsverteilung|ausstehend|ausstehende aufgaben|ausstehendes|anstehendes|' +
    'nächste to-dos|konkrete schritte|noch zu tun|das müssen wir noch machen|müssen wir noch|es ist noch zu tun|' +
    'wir haben verteilt|aufgaben verteilt|aktionspunkte und verantwortliche',
  labels:
    'aufgabe|maßnahme|to-do|todo|auftrag|aktion|pendenz|nächster schritt|zu tun|zu erledigen|hausaufgabe|aktionspunkt|' +
    'maßnahmen|aufgaben|to-dos|offen|nächste schritte|follow-up|action|action item|aktionen|erledigen|vereinbarung|' +
    'pendent|zu veranlassen|verabredung|bitte',
  around:
    'unsere|meine|neue|neuen|wichtige|wichtigste|weitere|nächste|offene|vereinbarte|vorgeschlagene|empfohlene|liste|' +
    'und|nach|person|pro|aus|der|dem|die|das|sitzung|besprechung|für|von|bis|mit|fristen|alle|team|verteilte|im|' +
    'überblick|vom|zum|zur|den|des|ein|eine|unser|unserer|mein|was|wer|wann|wir|uns|zuständigkeiten|termine|termin|' +
    'verantwortliche|verantwortlichkeiten|heute|heutigen|treffen|meeting|gespräch|termins|konkrete|konkreten|' +
    'anstehende|anstehenden|dringend|dringende|noch|je|zusammengefasst|ergebnisse|als|ab|sofort|kurzfristig|' +
    'mittelfristig|langfristig|woche|diese|nächsten|mal|zugewiesene|zugewiesen|daraus|resultierende|abgeleitete|' +
    'kunde|intern|extern|hier|deine|eure|offenen|sind|ist|folgende|folgenden|jetzt|nun|unten|stehen|lauten|anbei|' +
    'nachfolgend|kurz|also|verteilt|gemeinsam',
  others:
    'entscheidung|entscheidungen|beschlüsse|beschluss|beschlossen|frage|fragen|agenda|tagesordnung|traktanden|' +
    'zusammenfassung|überblick|gliederung|themen|diskussion|risiken|sonstiges|verschiedenes|teilnehmer|teilnehmende|' +
    'anwesend|notizen|ideen|themenspeicher|parkplatz|nächster termin|nächstes treffen|nächste besprechung|' +
    'nächste sitzung|nächstes meeting|erkenntnisse|wichtige punkte|kernpunkte|transkript|auf eis|letzte|letzten|' +
    'erledigt|erledigte|erledigtes|vergangene|ergebnisse|mitteilungen|behinderungsanzeigen|zitate|stimmen|ablage|' +
    'wünsche|hinweise|anwesenheit|anwesende|abwesend|entschuldigt|definition of done|abnahmekriterien|' +
    'akzeptanzkriterien|kriterien|checkliste|lief gut|gut gelaufen|schlecht gelaufen|was lief|verbesserungspotenzial|' +
    'lob|erfolge|abstimmung|abstimmungen|wahlen|anträge|festlegungen|protokollführung|besprochen|besprochenes|' +
    'gesprächsnotizen|gesprächsverlauf|inhalte|besprochene punkte|diskussionspunkte|offene fragen|ungeklärt|' +
    'klärungsbedarf|hintergrund|kontext|ausgangslage|ausgangssituation|rückblick|status quo|fakten|wissenswertes|' +
    'zur info|zur information|zur kenntnis|infos|informationen|ankündigungen|termine|terminübersicht|kennzahlen|' +
    'zahlen|stimmung|risiko|chancen|vorteile|nachteile|optionen|alternativen|annahmen|lessons learned|learnings|' +
    'nächster call|folgetermin|nächstes mal|nächste runde|packliste|quellen|links|ressourcen|kernaussagen|highlights|' +
    'höhepunkte|kapitel|gliederungspunkte|vorgestellt|festgehalten|abgelehnt|vertagt|bereits erledigt|schon erledigt|' +
    'erreicht|geschafft|einwände|bedarf|schmerzpunkte|beobachtungen|befund|feststellungen|stichpunkte|themenliste|' +
    'wünsche des kunden|abgeschlossen|abgeschlossene|was gut lief|nicht jetzt|irgendwann|rückmeldungen|' +
    'gesprächsthemen|konsens|einigung|ziele|ziel|zielvereinbarung|erinnerungen|erinnerung|wunsch|wunschliste|' +
    'vorschläge|pläne|berufliche pläne|erwartungen|interessen|beschwerden|vorfälle|irgendwann mal|für später|' +
    'ideen für später|organisatorisches|bewerberfragen|entscheide|entscheid|gesprächspunkte|themen für heute|' +
    'anliegen|stimmungsbild|gedanken|rückfragen|wortmeldungen|weniger gut|empfehlungen|kudos|check-in|aktuelles|' +
    'worüber wir gesprochen haben|gestern geschafft|hindernisse|statements|für nächstes jahr|schlüsselfragen',
  owner:
    'verantwortlich|verantwortliche|verantwortlicher|zuständig|zuständige|wer|wer?|person|name|durch|erledigt durch|' +
    'zust.|verantw.|bearbeiter|bearbeiterin|federführung|umsetzung durch|übernimmt|verantwortung|zuständigkeit|' +
    "wer macht's|wer macht es|verantwortliche person|zugewiesen an|zugeordnet|erledigung durch|owner|ansprechpartner|" +
    'ansprechpartnerin|kümmerer|durchführung|ausführung|ausführende|ausführender|vw|wer übernimmt|macht|macht wer|' +
    'beauftragt|wer erledigt|zugeteilt|verantw|zust|resp',
  due:
    'fällig|fällig am|fällig bis|frist|termin|bis|bis wann|bis wann?|wann|datum|zu erledigen bis|deadline|stichtag|' +
    'fälligkeit|zieltermin|bis zum|erledigen bis|bis spätestens|zieldatum|fertig bis|umsetzung bis|endtermin|abgabe|' +
    'abgabetermin|fällig zum|fristende|erledigung bis|wann?|termin/frist|frist/termin|termin bis|zeitraum|zeitplan|' +
    'fertigstellung|fällig?|spätestens|wann fertig',
  status: 'status|stand|erledigt|fertig|bearbeitungsstand|fortschritt|erl.|ok|zustand|erledigt?',
  what:
    'was|beschreibung|thema|inhalt|punkt|was?|tätigkeit|arbeit|was ist zu tun|was ist zu tun?|gegenstand|vorhaben|' +
    'schritt|bezeichnung|aufgabenbeschreibung|details|to do|todo|bemerkung zur aufgabe|leistung',
  done:
    'erledigt|fertig|abgeschlossen|ja|bereits erledigt|schon erledigt|umgesetzt|erl.|erl|ist erledigt|gemacht|getan|' +
    'ok|geschehen|passiert|abgehakt|geliefert|geschickt|verschickt|gelöst',
  everybody:
    'alle|alle beteiligten|alle teilnehmer|jeder|sämtliche|beide|alle anwesenden|alle mitglieder|jede|jede und jeder|' +
    'allesamt|alle zusammen|alle teilnehmenden|alle kollegen|gemeinsam|beide seiten|ich|wir|alle abteilungen|' +
    'alle teams',
  team:
    'das team|team|ganzes team|das ganze team|die gruppe|gruppe|wir alle|jeder|vorstand|der vorstand|abteilung|' +
    'die abteilung|geschäftsführung|die geschäftsführung|arbeitsgruppe|die arbeitsgruppe|ausschuss|verwaltung|' +
    'die verwaltung|buchhaltung|die buchhaltung|betriebsrat|der betriebsrat|sekretariat|das sekretariat|bauleitung|' +
    'die bauleitung|hausverwaltung|die hausverwaltung|personalabteilung|die personalabteilung|kollegium',
  nobody:
    'offen|noch offen|niemand|keine zuordnung|nicht zugewiesen|nicht zugeordnet|ohne zuordnung|unbekannt|zu klären|' +
    'wird noch geklärt|tbd|n.n.|nn|n. n.|noch zu bestimmen|zu bestimmen|noch unklar|unklar|nicht vergeben|' +
    'noch nicht vergeben|nicht benannt|wird nachgereicht|steht noch nicht fest|keiner|wer?|?|noch festzulegen|' +
    'ohne verantwortliche|ohne zuständigkeit|nicht festgelegt|offen, wer|freiwillige gesucht|jemand|irgendjemand|' +
    'irgendwer|wer kann|wer mag|freiwillige|noch niemand',
  nothing:
    'keine|nichts|entfällt|es wurden keine|es gibt keine|keinerlei|nichts vereinbart|es gab keine|keine aufgaben|' +
    'keine maßnahmen|kein|keine offenen|keine neuen|nichts weiter|-|nicht besprochen|es ergaben sich keine|' +
    'es wurde nichts|es wurden noch keine|es bestehen keine|gibt es keine|wurden keine|es wurde keine|keine nächsten|' +
    'derzeit keine|aktuell keine|es konnten keine|keine erkannt|es liegen keine|keine pendenzen|keine todos|' +
    'siehe board|siehe protokoll',
  present:
    'anwesend|anwesende|teilnehmer|teilnehmende|teilgenommen|dabei|teilnehmerinnen und teilnehmer|anwesend sind|' +
    'anwesend waren|mit dabei|dabei waren|teilnehmerkreis|teilnehmerliste|teilnehmer:innen|teilnehmer*innen|tn|' +
    'mitglieder|runde|es waren da|da waren|vor ort|gesprächsteilnehmer|anwesenheit',
  titles:
    'herr|hr|herrn|frau|fr|dr|prof|dipl|ing|mag|dipl.-ing|fräulein|pfarrer|schwester|bruder|frau dr|herr dr|' +
    'herr prof|meister|bürgermeister|pastorin|pastor|mama von|papa von|mutter von|vater von|mama|papa|oma|opa|tante|' +
    'onkel',
  and: 'und|mit',
  articles: 'der|die|das|den|dem',
  modal:
    'wird|werden|soll|sollen|muss|müssen|möge|kümmert sich|übernimmt|macht|schickt|klärt|prüft|erstellt|bereitet|' +
    'organisiert|informiert|bespricht|fragt|holt|bringt|besorgt|meldet|spricht|ruft|liefert|plant|bestellt|reicht|' +
    'stellt|schreibt|hat zugesagt|versucht|will|wollen|kann|darf|dürfen|leitet|sendet|verschickt|reklamiert|geht|gibt|' +
    'nimmt|sucht|kauft|bucht|checkt|testet|überarbeitet|aktualisiert|vereinbart|sammelt|kontaktiert|lädt|legt|setzt|' +
    'schaut|sieht|hält|führt|trägt|formuliert|entwirft|überprüft|vergleicht|ergänzt|pflegt|richtet|hängt|recherchiert|' +
    'terminiert|mailt|telefoniert|stimmt|koordiniert|dokumentiert|bittet|ermittelt|fasst|wollte|sollte|sollten|müsste|' +
    'könnte|ist dran|sorgt|hakt|fordert|erarbeitet|erledigt|lässt|begleitet|veranlasst|hat zu|haben zu|verteilt|' +
    'unterschreibt|repariert|mäht|wechselt|baut|backt|kocht|fährt',
  future: '',
  noNames:
    'hinweis|achtung|wichtig|ziel|beispiel|allgemein|bitte|montags|nachtrag|info|angebot|vertrag|rechnung|preise|' +
    'kosten|budget|website|marketing|vertrieb|technik|personal|schulung|termine|einkauf|elektro|trockenbau|büro|das|' +
    'dies|er|sie|es|wir|ich|kunde|kunden|projekt|projekte|technisch|server|daten|datenschutz|support|lager|lieferung|' +
    'lieferant|produktion|qualität|recht|finanzen|steuer|material|räume|raum|catering|essen|getränke|presse|werbung|' +
    'flyer|social|newsletter|vertriebsteam|druck|druckerei|messe|event|feier|fest|ausflug|urlaub|ferien|reise|hotel|' +
    'parkplatz|garten|dach|heizung|küche|reinigung|brandschutz|sicherheit|neue|neuer|neues|alte|nächste|nächster|' +
    'nächstes|erste|zweite|dann|danach|heute|außerdem|zudem|ggf|evtl|eventuell|optional|frage|fragen|antwort|' +
    'antworten|stand|rückmeldung|rücksprache|abstimmung|abklären|klären|prüfen|senden|schicken|erstellen|vorbereiten|' +
    'planen|bestellen|buchen|anrufen|nachfragen|zusagen|absagen|mail|telefon|anruf|treffen|besuch|besichtigung|' +
    'muster|entwurf|konzept|protokoll|bericht|liste|plan|termin|frist|betreff|thema|ort|zeit|uhrzeit|datum|start|' +
    'ende|beginn|fazit|ergebnis|beschluss|idee|problem|lösung|ursache|folge|risiko|chance|vorschlag|anmerkung|' +
    'kommentar|quelle|ansprechpartner|adresse|kontakt|bild|bilder|fotos|foto|video|software|hardware|release|test|' +
    'tests|deployment|wartung|update|bugs|hosting|domain|shop|app|alle|jede|man|wer|was|wann|wo|wie|warum|ob|anfahrt|' +
    'musik|deko|dekoration|helfer|programm|logistik|aufbau|abbau|kuchen|grill|ton|licht|bühne|zelte|karten|tickets|' +
    'kasse|einladung|einladungen|plakat|plakate',
  dates: {
    by:
      'bis|bis zum|bis zur|bis spätestens|spätestens|spätestens am|spätestens bis|vor|vor dem|fällig|fällig am|' +
      'fällig bis|frist|deadline|innerhalb von|binnen|noch vor|bis einschließlich|bis inkl|bis inkl.|' +
      'bis allerspätestens|bis längstens|längstens bis|längstens|möglichst bis|möglichst vor|abgabe|abgabe bis|' +
      'fällig zum|fertig bis|erledigen bis|bis am|bis und mit|rechtzeitig vor|rechtzeitig zum|zieltermin|stichtag|' +
      'spätestens zum|innert',
    until: 'spätestens|fällig|erledigen',
    weekdays: 'montag mo|dienstag di|mittwoch mi|donnerstag do|freitag fr|samstag sa sonnabend|sonntag so',
    months:
      'januar jan jänner|februar feb feber|märz mär|april apr|mai|juni jun|juli jul|august aug|september sep sept|' +
      'oktober okt|november nov|dezember dez',
    today:
      'heute|heute abend|ende des tages|tagesende|heute noch|noch heute|heute nachmittag|heute mittag|' +
      'ende des arbeitstages|feierabend|dienstschluss|arbeitsende|ende des heutigen tages|eod|cob',
    tomorrow: 'morgen|morgen früh|morgen abend|morgen mittag|morgen nachmittag|morgen vormittag',
    afterTomorrow: 'übermorgen',
    next: 'nächster|nächsten|nächste|nächstem|nächstes',
    this: 'diesen|dieser|diese|dieses|kommenden|kommende|diesem',
    end: 'ende|ende der|ende des|ende dieser|ende dieses|ende diesen|ende kommender',
    day: 'tag|tage|tagen|werktagen|arbeitstagen|werktage|arbeitstage',
    week: 'woche|wochen',
    month: 'monat|monats|monate|monaten|monates',
    year: 'jahr|jahres|jahrs',
    yearEnd: 'jahresende|ende des jahres|ende jahr',
    monthEnd: 'monatsende|ultimo|ende des monats|ende monat',
    numbers: 'einem einer|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn',
    soon:
      'asap|umgehend|sofort|schnellstmöglich|baldmöglichst|so bald wie möglich|so schnell wie möglich|dringend|' +
      'ab sofort',
    filler:
      'den|dem|der|des|am|zum|zur|um|uhr|früh|vormittag|mittag|mittags|nachmittag|abend|abends|morgens|spätestens|' +
      'einschließlich|inkl|nachmittags|vormittags|mitternacht|nacht|dienstschluss|büroschluss|gegen|ca|feierabend|12|' +
      'arbeitsschluss|schluss',
  },
};
