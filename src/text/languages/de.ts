import type { Language } from './language.ts';

export const de: Language = {
  headings:
    '*aufgabe|*aufgaben|aufgabe*|*maßnahme|*maßnahmen|maßnahme*|arbeitsauftr*|aufträge|pendent|pendenz*|' +
    'nächst* schritt*|weiter* schritt*|konkret* schritt*|folgeschritt*|umsetzungsschritt*|handlungs*|' +
    'nächst* aktion*|aktion*|aktivitäten|folgeaktivitäten|next step*|weiter* vorgehen*|vorgehen|gehen so vor|gehen wir so vor|gehen wir vor|wie weiter*|' +
    'weitergeht|geht* weiter|machen weiter|*punkte offen|offen* punkt*|offen* arbeit*|offenes|noch offen|offen ist|' +
    'noch fehlt|fehlt noch|lop|opl|op liste|aktionspunkt*|to do*|todo*|follow up*|followup*|*zuständigkeit|' +
    'zuständigkeiten|verantwortlichkeiten|zu erledigen*|zu tun|zu veranlassen*|zu organisieren|zu besorgen|' +
    'zu regeln|zu machen|noch zu klären|tun müssen|getan werden|gemacht werden|müssen noch|machen müssen|' +
    'zu erledigende*|erledigungs*|bitte erledigen|wer was|wer * was|wer * um was|wer * worum|wer was macht|' +
    'wer macht|kümmert euch|kümmern|arbeitspaket*|arbeitsliste|arbeitsaufteilung|arbeitsteilung|umzusetzen*|' +
    'erledigungen|merkliste|merkzettel|machen wir|wir jetzt machen|was passiert|*tätigkeiten|wer kümmert|' +
    'wer übernimmt|wer bis wann|was macht|wir kümmern|wir übernehmen|wir machen|sie übernehmen|das übernehmen|' +
    'was übernehmen|ihr macht|ihr kümmert|vereinbarung*|haben vereinbart|vereinbart wurde|absprache*|abgesprochen|' +
    'abgemacht*|abmachung*|ausgemacht|verabred*|verblieben|verbleiben|zusagen|zugesagt|nehmen mit|mitgenommen|' +
    'als nächstes|bis nächst* *|vor nächst* *|für nächst* mal|fürs nächste mal|für nächst* sitzung|' +
    'zur nächst* sitzung|nachverfolg*|nachzuverfolg*|nachzuhalten|nachgehalten|nachfass*|umsetzung|umsetzungs*|' +
    'anstehend*|ansteht|steht an|ausstehend*|was nun|was jetzt|unserer seite|ihrer seite|eurer seite|deiner seite|' +
    'unsererseits|ihrerseits|eurerseits|kundenseitig*|kundenseite|arbeitsverteilung|rollenverteilung|' +
    'aufgaben verteilt|haben verteilt|restarbeit*|restpunkt*|restlich* aufgabe*|mängelliste|mängelbeseitigung|ämtli',
  labels:
    'aufgabe|maßnahme|to-do|todo|auftrag|aktion|pendenz|nächster schritt|zu tun|zu erledigen|hausaufgabe|' +
    'aktionspunkt|maßnahmen|aufgaben|to-dos|offen|nächste schritte|follow-up|action|action item|aktionen|erledigen|' +
    'vereinbarung|pendent|zu veranlassen|verabredung|bitte|folgeaufgabe|nachverfolgung|folgeschritt|restpunkt|' +
    'sofortmaßnahme|korrekturmaßnahme|arbeitsauftrag|beschluss/aufgabe|aufgabe/maßnahme|hausaufgaben|to do|' +
    'next step|nächste aktion|aufgabe für|auftrag an',
  around:
    'der|die|das|dem|den|des|ein*|und|oder|nach|pro|je|aus|für|von|vom|bis|mit|im|in|zu|zum|zur|ab|an|auf|um|als|' +
    'seit|vor|so|wie|was|wer|wann|wir|uns|sie|es|sich|ist|sind|wird|wurde*|werden|haben|hat|müssen|muss|kann|noch|' +
    'jetzt|nun|hier|heute*|also|kurz*|unser*|mein*|dein*|eure*|euer*|eigene*|ihr*|all*|neu*|wichtig*|weiter*|' +
    'nächst*|offen*|vereinbart*|vorgeschlagen*|empfohlen*|konkret*|dringend*|abgeleitet*|daraus|resultierend*|' +
    'beschlossen*|besprochen*|festgelegt*|zugewiesen*|verteilt*|gemeinsam*|gefunden*|erkannt*|extrahiert*|' +
    'identifiziert*|automatisch|ki|vorläufig*|aktuell*|sonstig*|übrig*|restlich*|kommend*|anstehend*|sofort|' +
    '*fristig|folg*|nachfolgend*|unten|stehen|lauten|anbei|hiermit|einzeln*|intern*|extern*|liste|übersicht|' +
    'überblick|plan|punkt*|paket*|ergebnisse|entscheidungen|beschlüsse|person*|team*|frist*|termin*|' +
    'verantwortlich*|verantwortung|zuständig*|beteiligt*|erledigung|sitzung|besprechung|meeting*|treffen*|' +
    'gespräch*|telefonat*|call*|woche*|monat|mal|kunde*|lieferant|dienstleister|bauherr*|bauleitung|' +
    'zusammengefasst|zusammenfassend',
  others:
    '*entscheidung|*entscheidungen|entscheid*|entschieden|*beschluss|*beschlüsse|beschluss*|beschlossen|' +
    '*frage|*fragen|rückfrage*|agenda*|tagesordnung*|top liste|tops|traktand*|gliederung*|*diskussion*|' +
    'zu besprechen|zu diskutieren|risik*|chancen|sonstiges|verschiedenes|teilnehm*|anwesen*|abwesen*|' +
    'entschuldigt|fehlend|*idee|*ideen|ideen*|brainstorming|parkplatz|nächst* termin*|nächst* treffen|' +
    'nächst* besprechung|nächst* sitzung|nächst* meeting|nächst* call|nächst* mal|nächst* runde|' +
    'nächst* veranstaltung*|folgetermin|wichtig* termine|kommend* termine|wichtig* daten|*termine|termin*|' +
    '*erkenntnis|*erkenntnisse|transkript|letzt*|erledigt|erledigte|erledigtes|abgeschlossen*|erreicht|' +
    'geschafft|vergangen*|*ergebnis|*ergebnisse|mitteilung*|bekannt*|ankündigung*|neuigkeiten|nachrichten|' +
    'behinderungsanzeigen|*zitat|*zitate|stimmen|stimmung*|stimmabgabe|meinung*|stellungnahme*|wortmeldung*|' +
    'ablage|*wunsch|*wünsche|wunsch*|hinweis*|definition of done|*kriterien|checkliste|gut lief|lief gut|' +
    'lief|gut gelaufen|gut war|schlecht|besser|weniger|verbesserung*|lob|kudos|danksagung*|anerkennung|' +
    'erfolge|abstimmung*|wahlen|wahlergebnis*|*anträge|ungeklärt*|klärungsbedarf|hintergrund|kontext|' +
    'ausgangslage|ausgangssituation|anamnese|diagnosen|allergien|vitalwerte|vorerkrankungen|rückblick|' +
    'rückschau|bisher|fakten|wissenswert*|zur info*|zur kenntnis|fyi|info|infos|information*|*zahlen|' +
    'statistik*|*anteile|sprechzeiten|punktzahl|vorteile|nachteile|stärken|schwächen|option*|alternativ*|' +
    'annahmen|hypothesen|learnings|lessons|*liste mitzubringen|mitzubringen|packliste|einkaufs*|gästeliste|' +
    'speisekarte|quellen|links|ressourcen|anhänge|verweise|glossar|verwandte|kapitel|vorgestellt|' +
    'festgehalten|festlegungen|abgelehnt|vertagt|zurückgestellt*|auf eis|für später|später mal|auf später|' +
    'nicht umsetzen|nicht jetzt|eines tages|irgendwann*|einwände|bedenken|befürchtungen|beschwerde*|bedarf|' +
    'schmerzpunkte|beobachtung*|befund|feststellung*|bemerkung*|anmerkung*|anregung*|forderung*|bitten|' +
    'anliegen|gedanken|statements|stichpunkte|stichworte|schlagw*|schlüsselfragen|rückmeldung*|konsens|' +
    'einigung|ziel|ziele|zielvereinbarung*|erinnerung*|vorschläge|vorschlag|*pläne|erwartungen|interessen|' +
    'vorfälle|organisatorisches|bewerber*|empfehlungen|check in|hindernisse|nächstes jahr|in kürze|blick|' +
    'chronik|zeitleiste|aufzeichnung*|mitschnitt|umfang*|bewertung*|prüfpunkte|lebenslauf|eisbrecher|' +
    'schluss sitzung|formalia|beschlussfähigkeit',
  neutral:
    '*zusammenfassung|kurzfassung|überblick|übersicht|*thema|*themen|themen*|disku*|besprochen*|' +
    'besprechungs*|gesprächs*|gesprochen|worum ging*|worüber|inhalte|*notizen|wichtig* punkt*|wichtigste|' +
    '*punkte|kernpunkte|kernaussagen|protokoll*|*stand|stand|status|*fortschritt|*fortschritte|aktuelles|' +
    'highlights|höhepunkte',
  owner:
    'verantwortlich|verantwortliche|verantwortlicher|zuständig|zuständige|wer|person|name|durch|erledigt durch|' +
    "zust.|verantw.|bearbeiter|bearbeiterin|federführung|übernimmt|verantwortung|zuständigkeit|wer macht's|" +
    'wer macht es|verantwortliche person|zugewiesen an|zugeordnet|erledigung durch|owner|ansprechpartner|' +
    'ansprechpartnerin|kümmerer|durchführung|ausführung|ausführende|ausführender|vw|wer übernimmt|macht|macht wer|' +
    'beauftragt|wer erledigt|zugeteilt|verantw|zust|resp|verantwortlich für umsetzung|verantwortliche/r|' +
    'verantwortliche(r)|verantwortlicher/in|hauptverantwortlich|hauptverantwortliche|hauptverantwortung|' +
    'zuständige person|zuständiger|zuständig für|zuständige/r|zuständige stelle|zuständige abteilung|' +
    'bearbeitung durch|bearbeiter/in|bearbeiter:in|in bearbeitung bei|liegt bei|von wem|durch wen|wer macht das|' +
    'wer kümmert sich?|wer ist zuständig|wer ist verantwortlich|wer ist dran|wer tut|wer tut was|umsetzer|' +
    'umsetzungsverantwortung|federführend|federführer|koordiniert von|zugewiesene person|zugewiesen|zugeteilt an|' +
    'delegiert an|vergeben an|beauftragte|beauftragter|beauftragte/r|beauftragte person|auftragnehmer|' +
    'verantwortungsträger|kürzel|initialen|assignee|auszuführen durch|zu erledigen durch|erledigt von|macht das|' +
    'übernommen von|ansprechperson|kontaktperson',
  due:
    'fällig|fällig am|fällig bis|frist|termin|bis|bis wann|wann|datum|zu erledigen bis|deadline|stichtag|' +
    'fälligkeit|zieltermin|bis zum|erledigen bis|bis spätestens|zieldatum|fertig bis|umsetzung bis|endtermin|' +
    'abgabe|abgabetermin|fällig zum|fristende|erledigung bis|termin/frist|frist/termin|termin bis|zeitraum|' +
    'zeitplan|fertigstellung|spätestens|wann fertig|frist bis|fristen|fertigstellungstermin|fertigstellung bis|' +
    'fertigstellungsdatum|fertig am|fertig zum|fertig wann|erledigt bis|erledigungsdatum|erledigungstermin|' +
    'erledigungsfrist|erledigen bis spätestens|umsetzungstermin|umsetzungsfrist|umsetzung bis wann|umzusetzen bis|' +
    'soll-termin|solltermin|plantermin|plandatum|geplant bis|geplant für|geplanter termin|geplante fertigstellung|' +
    'voraussichtlich fertig|wunschtermin|fixtermin|endfrist|enddatum|abschluss bis|abschlussdatum|' +
    'abzuschließen bis|abgabedatum|abgabe bis|abgabefrist|einreichfrist|lieferdatum|liefertermin|lieferfrist|' +
    'stichdatum|spätester termin|spätestens bis|spätestens am|bis datum|zeitpunkt|zeitrahmen|zeithorizont|timeline|' +
    'eta|due date|fälligkeitsdatum|fälligkeitstermin|fällig ab',
  status:
    'erledigt|fertig|bearbeitungsstand|fortschritt|erl.|zustand|bearbeitungsstatus|umsetzungsstand|' +
    'umsetzungsstatus|erledigungsstatus|sachstand|erledigt am|erledigt ja/nein|erledigt (ja/nein)|abgeschlossen?|' +
    'fertigstellungsgrad|umgesetzt?|gemacht?|status/bemerkung|status / bemerkung',
  what:
    'was|beschreibung|thema|inhalt|tätigkeit|arbeit|gegenstand|vorhaben|schritt|bezeichnung|aufgabenbeschreibung|' +
    'bemerkung zur aufgabe|leistung|maßnahme/aufgabe|aufgabe/maßnahme|maßnahmenbeschreibung|aufgabenstellung|' +
    'aufgabentitel|was genau|was machen|was soll getan werden|was wird gemacht|zu tun|zu erledigen|' +
    'zu erledigende aufgabe|arbeitsschritt|auszuführende arbeiten|auftrag|einzelmaßnahme|pendenz|traktandum|' +
    'aktivität/aufgabe',
  done:
    'erledigt|fertig|abgeschlossen|ja|bereits erledigt|schon erledigt|umgesetzt|erl.|erl|ist erledigt|gemacht|getan|' +
    'ok|geschehen|passiert|abgehakt|geliefert|geschickt|verschickt|gelöst|erledigt!|hab ich schon|hab ich erledigt|' +
    'habe ich erledigt|schon gemacht|bereits gemacht|schon passiert|schon gekauft|schon bestellt|bestellt|gebucht|' +
    'bezahlt|überwiesen|abgegeben|eingereicht|veröffentlicht|behoben|beseitigt|vollzogen|fertiggestellt|fertig!|' +
    'ok erledigt|abgearbeitet|done|geklärt|ist geklärt|ist fertig|ist gemacht|ist raus|installiert|repariert|100%',
  everybody:
    'alle|alle *|alle im team|alle * und *|jede|jeder|jedes|jede *|jeder *|jedes *|jede und jeder|jeder von uns|' +
    'beide|beide *|sämtliche|sämtliche *|allesamt|gemeinsam|ich|wir|wir alle|wir beide|wir zwei|ihr alle|uns alle|' +
    'der rest|jeweils selbst|elternschaft',
  team:
    '*team|*gruppe|*abteilung|*vorstand|*ausschuss|*verwaltung|*leitung|*komitee|*beirat|betriebsrat|elternrat|' +
    'personalrat|stiftungsrat|verwaltungsrat|*dienst|*service|*verein|*büro|buchhaltung|sekretariat|' +
    'geschäftsführung|kollegium|kirchengemeinde|kassenwart|schriftführer|hausmeister*|hausmeisterei|architekt|' +
    'bauherr|auftraggeber|generalunternehmer|gebäudetechnik|objektüberwachung|einkauf|vertrieb|personalwesen|' +
    'qualitätsmanagement|apotheke|empfang|redaktion|revision|controlling|steuerberater|pdl|die stadt|die it|die hr|' +
    'jeder|wir alle',
  nobody:
    'offen|niemand|keiner|kein verantwortlicher*|kein name|keine zuordnung|keine angabe|keine person|' +
    'keine zuständigkeit|nicht zugewiesen|nicht zugeordnet|nicht vergeben|nicht benannt|nicht bekannt|' +
    'nicht genannt|nicht angegeben|nicht bestimmt|nicht definiert|nicht spezifiziert|nicht festgelegt|noch nicht *|' +
    'ohne zuordnung|ohne verantwortliche|ohne zuständigkeit|unbekannt|unklar|unbestimmt|unbesetzt|unzugewiesen|' +
    'vakant|zu klären|zu bestimmen|zu verteilen|zu vergeben|zu benennen|zu entscheiden|zu definieren|festzulegen|' +
    'wird bestimmt|wird geklärt|wird gesucht|wird nachgereicht|wird noch *|wird später *|muss noch * werden|' +
    'steht noch nicht fest|n.n.|nn|k.a.|jemand|irgend*|egal wer|wer|wer kann|wer mag|wer will|wer möchte|' +
    'wer macht *|wer hat *|wer ist dabei|freiwillig*|gesucht|helfer gesucht|freiwillige vor',
  nothing:
    'kein*|nichts|nichts neues|nichts offen*|nichts vereinbart|nichts konkretes|nichts weiter|nichts zu *|entfällt|' +
    'nicht besprochen|nicht festgelegt|siehe board|siehe protokoll|fehlanzeige|-',
  present:
    'anwesend|anwesende|teilnehmer|teilnehmende|teilgenommen|dabei|teilnehmerinnen und teilnehmer|anwesend sind|' +
    'anwesend waren|mit dabei|dabei waren|teilnehmerkreis|teilnehmerliste|teilnehmer:innen|teilnehmer*innen|tn|' +
    'mitglieder|runde|es waren da|da waren|vor ort|gesprächsteilnehmer|anwesenheit|anwesende personen|' +
    'anwesende mitglieder|anwesend von|teilgenommen haben|teilnehmer am gespräch|teilnehmer der sitzung|' +
    'gesprächspartner|gesprächsteilnehmende|sitzungsteilnehmer|besprechungsteilnehmer|dabei gewesen|wer war da|' +
    'wer da war|wer dabei war|gekommen sind|im raum|in der runde|im call|online dabei|zugegen|anwesenheitsliste|' +
    'vor ort dabei',
  titles:
    'herr|hr|herrn|frau|fr|dr|prof|dipl|ing|mag|dipl.-ing|fräulein|pfarrer|schwester|bruder|frau dr|herr dr|' +
    'herr prof|meister|bürgermeister|pastorin|pastor|mama von|papa von|mutter von|vater von|mama|papa|oma|opa|tante|' +
    'onkel|hr.|fr.|dr.|prof.|dipl.-kfm|dipl.-kffr|dipl.-päd|dipl.-psych|mmag|dkfm|bgm|stadtrat|stadträtin|' +
    'gemeinderat|gemeinderätin|rechtsanwalt|rechtsanwältin|notarin|pfarrerin|diakon|diakonin|vikar|vikarin|kaplan|' +
    'pater|rektor|rektorin|direktor|direktorin|präsident|präsidentin|vorsitzender|vorsitzende|vizepräsident|' +
    'vizepräsidentin|oberarzt|oberärztin|chefarzt|chefärztin|assistenzarzt|assistenzärztin|kapitän|hauptmann|' +
    'bauleiter|bauleiterin|bürgermeisterin|eltern von|oma von|opa von|fam|fam.',
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
    'achtung|wichtig|beispiel|allgemein|montags|nachtrag|angebot|vertrag|rechnung|preise|kosten|vertrieb|technik|' +
    'personal|schulung|einkauf|elektro|trockenbau|büro|das|dies|er|sie|es|wir|ich|kunde|kunden|projekt|projekte|' +
    'technisch|server|daten|datenschutz|lager|lieferung|lieferant|produktion|qualität|recht|finanzen|steuer|räume|' +
    'raum|essen|getränke|presse|werbung|flyer|vertriebsteam|druck|druckerei|messe|event|feier|fest|ausflug|urlaub|' +
    'ferien|reise|hotel|garten|dach|heizung|küche|reinigung|brandschutz|sicherheit|neue|neuer|neues|alte|erste|' +
    'zweite|dann|danach|außerdem|zudem|ggf|evtl|eventuell|antwort|antworten|rücksprache|abklären|klären|prüfen|' +
    'senden|schicken|erstellen|vorbereiten|planen|bestellen|buchen|anrufen|absagen|telefon|anruf|treffen|besuch|' +
    'besichtigung|muster|entwurf|konzept|bericht|liste|betreff|ort|zeit|uhrzeit|beginn|fazit|lösung|ursache|folge|' +
    'chance|kommentar|quelle|adresse|kontakt|bild|bilder|fotos|foto|software|hardware|tests|deployment|wartung|' +
    'bugs|hosting|domain|shop|jede|man|wo|warum|ob|anfahrt|musik|deko|dekoration|helfer|programm|logistik|aufbau|' +
    'abbau|kuchen|grill|ton|licht|bühne|zelte|karten|kasse|einladung|einladungen|plakat|plakate',
  dates: {
    by:
      'bis|bis zum|bis zur|bis spätestens|spätestens|spätestens am|spätestens bis|vor|vor dem|fällig|fällig am|' +
      'fällig bis|frist|deadline|innerhalb von|binnen|noch vor|bis einschließlich|bis inkl|bis inkl.|' +
      'bis allerspätestens|bis längstens|längstens bis|längstens|möglichst bis|möglichst vor|abgabe|abgabe bis|' +
      'fällig zum|fertig bis|erledigen bis|bis am|bis und mit|rechtzeitig vor|rechtzeitig zum|zieltermin|stichtag|' +
      'spätestens zum|innert|noch bis|noch bis zum|bis kommenden|bis nächsten|bis diesen|bis einschl|bis einschl.|' +
      'bis einschließlich zum|bis zum ablauf des|bis ablauf|bis längstens zum|bis maximal|bis max|bis max.|' +
      'bis allerspätestens zum|bis aller spätestens|bis spätestens zum|bis spätestens am|bis spätestens zur|' +
      'bis spätestens in|spätestens in|spätestens vor|spätestens zur|spätestens mit|allerspätestens|' +
      'allerspätestens am|allerspätestens bis|allerspätestens zum|aller spätestens|nicht später als|' +
      'nicht später als am|nicht nach dem|vor der|noch vor dem|noch vor der|rechtzeitig bis|rechtzeitig zur|' +
      'pünktlich zum|pünktlich bis|innerhalb der nächsten|innerhalb von den nächsten|innert der nächsten|' +
      'binnen der nächsten|frist bis|frist bis zum|frist zum|frist am|frist ist|frist ist der|frist läuft bis|' +
      'frist läuft bis zum|mit frist|mit frist bis|mit frist bis zum|mit frist zum|fristende|fristablauf|termin bis|' +
      'deadline ist|deadline ist der|deadline am|deadline bis|deadline zum|deadline für|fällig in|fällig ist|' +
      'fällig spätestens|fällig per|abgabe am|abgabe zum|abgabe spätestens|abgabetermin|abgabefrist|abzugeben bis|' +
      'abzuschließen bis|abgeschlossen bis|abschluss bis|einzureichen bis|einreichen bis|zu erledigen bis|' +
      'zu erledigen bis zum|erledigt bis|erledigt bis zum|erledigung bis|erledigung bis zum|umsetzung bis|' +
      'umzusetzen bis|fertig am|fertig zum|fertig bis zum|fertigstellung bis|fertigstellung bis zum|' +
      'fertigzustellen bis|lieferung bis|liefern bis|zu liefern bis|rückmeldung bis|rückmeldung bis zum|antwort bis|' +
      'zieldatum|endtermin',
    until:
      'spätestens|fällig|erledigen|als frist|als deadline|als spätester termin|ist frist|ist deadline|ist abgabe|' +
      'ist stichtag|allerspätestens|zu erledigen|einzureichen|abzugeben|fertig sein|deadline',
    weekdays:
      'montag mo mo.|dienstag di di.|mittwoch mi mi.|donnerstag do do.|freitag fr fr.|samstag sa sonnabend sa.|' +
      'sonntag so so.',
    months:
      'januar jan jänner|februar feb feber|märz mär mrz|april apr|mai|juni jun|juli jul|august aug|' +
      'september sep sept|oktober okt|november nov|dezember dez',
    today:
      'heute|heute abend|ende des tages|tagesende|heute noch|noch heute|heute nachmittag|heute mittag|' +
      'ende des arbeitstages|feierabend|dienstschluss|arbeitsende|ende des heutigen tages|eod|cob|heute mittag noch|' +
      'heute vormittag|heute früh|heute spätabends|heute in der nacht|heute nacht|heute bis feierabend|' +
      'heute bis ende|ende heute|ende des tages heute|heutigen tag|heutigen abend|den heutigen tag|noch heute abend|' +
      'noch heute nachmittag|tagesschluss|büroschluss heute|geschäftsschluss|geschäftsschluss heute|eob',
    tomorrow:
      'morgen|morgen früh|morgen abend|morgen mittag|morgen nachmittag|morgen vormittag|morgen noch|' +
      'morgen spätestens|morgen abends|morgen mittags|morgen nachmittags|morgen vormittags|morgigen tag|' +
      'den morgigen tag|ende morgen|morgen feierabend|morgen ende des tages|morgen bis feierabend|' +
      'morgen dienstschluss',
    afterTomorrow:
      'übermorgen|übermorgen früh|übermorgen abend|übermorgen mittag|übermorgen vormittag|übermorgen nachmittag|' +
      'uebermorgen',
    next:
      'nächster|nächsten|nächste|nächstem|nächstes|nächsten kommenden|darauffolgenden|darauffolgende|' +
      'nächstkommenden',
    this:
      'diesen|dieser|diese|dieses|kommenden|kommende|diesem|kommender|kommendem|kommendes|der kommenden|laufenden|' +
      'laufende|laufendem|aktuellen|aktuelle|jetzigen|heurigen',
    end:
      'ende|ende der|ende des|ende dieser|ende dieses|ende diesen|ende kommender|ende nächster|ende nächsten|' +
      'ende kommende|ende diesem|ende der kommenden|ende der nächsten|ende der laufenden|ende des laufenden|' +
      'ende des nächsten|zum ende|zum ende der|zum ende des|ablauf der|ablauf des|schluss der',
    day:
      'tag|tage|tagen|werktagen|arbeitstagen|werktage|arbeitstage|bankarbeitstage|bankarbeitstagen|kalendertage|' +
      'kalendertagen|werktages|werktag|arbeitstag',
    hour: 'stunde|stunden',
    week: 'woche|wochen|arbeitswoche|kalenderwoche',
    month: 'monat|monats|monate|monaten|monates',
    year: 'jahr|jahres|jahrs',
    yearEnd:
      'jahresende|ende des jahres|ende jahr|jahresschluss|ende dieses jahres|ende des laufenden jahres|' +
      'ende des kalenderjahres|ende vom jahr|silvester|jahresultimo',
    monthEnd:
      'monatsende|ultimo|ende des monats|ende monat|monatsschluss|ende dieses monats|ende diesen monats|' +
      'ende des laufenden monats|ende vom monat|ende monats|ende lfd monat|monatsultimo|monatsletzten|monatsletzter',
    numbers: 'einem einer|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn',
    soon:
      'asap|umgehend|sofort|schnellstmöglich|baldmöglichst|so bald wie möglich|so schnell wie möglich|dringend|' +
      'ab sofort|asap bitte|so rasch wie möglich|raschestmöglich|raschmöglichst|ehestmöglich|ehebaldigst|baldigst|' +
      'schnellstens|möglichst bald|möglichst schnell|möglichst zeitnah|zeitnah|zeitnahe|unverzüglich|kurzfristig|' +
      'unmittelbar|eilig|eilt|sehr dringend|gleich jetzt|jetzt gleich|sofort bitte|so früh wie möglich|' +
      'frühestmöglich',
    filler:
      'den|dem|der|des|am|zum|zur|um|uhr|früh|vormittag|mittag|mittags|nachmittag|abend|abends|morgens|spätestens|' +
      'einschließlich|inkl|nachmittags|vormittags|mitternacht|nacht|dienstschluss|büroschluss|gegen|ca|feierabend|' +
      'arbeitsschluss|schluss|am abend|am morgen|am vormittag|am nachmittag|am mittag|frühmorgens|in der früh|' +
      'ganz früh|spätabends|abends spät|arbeitsbeginn|dienstbeginn|geschäftsschluss|ladenschluss|unterrichtsbeginn|' +
      'sitzungsbeginn|schulschluss|mitternachts|inkl.|einschl|einschl.|inklusive|allerspätestens|längstens|' +
      'ende des tages|eod|d.j|d. j.|d.m|d. m.',
  },
};
