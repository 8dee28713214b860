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
    'verteilte aufgaben|weitere maßnahmen|ämtli|pendent|was jetzt zu tun ist|was nun zu tun ist|' +
    'was zu erledigen ist|was zu machen ist|was wir tun müssen|was wir jetzt machen|was wir machen|' +
    'das ist noch zu tun|das steht an|jetzt zu tun|zu regeln|zu organisieren|wer was macht|wer was übernimmt|' +
    'folgendes ist zu tun|das nehmen wir mit|mitgenommen|to-do|als nächstes|was als nächstes kommt|' +
    'aufgaben bis zum nächsten treffen|aufgaben und verantwortliche|todos und verantwortliche|' +
    'wer kümmert sich worum|wer bringt was mit|wer was bis wann|bitte erledigen|arbeitsverteilung|ausstehend|' +
    'ausstehende aufgaben|ausstehendes|anstehendes|nächste to-dos|konkrete schritte|noch zu tun|' +
    'das müssen wir noch machen|müssen wir noch|es ist noch zu tun|wir haben verteilt|aufgaben verteilt|' +
    'aktionspunkte und verantwortliche|nachverfolgungsaufgaben|nachverfolgungspunkte|nachverfolgungselemente|' +
    'nachzuverfolgen|nachzuverfolgende punkte|nachzuhalten|nachgehalten|nachfassaktionen|folgetätigkeiten|' +
    'folgetermine und aufgaben|aktionselemente|aktionsschritte|aktionsübersicht|handlungsschritte|handlungsbedarfe|' +
    "handlungsaufträge|to-do's|todo's|to do's|to dos|action item|actions|next step|follow ups|follow up|followups|" +
    'auf unserer seite|auf ihrer seite|auf eurer seite|auf deiner seite|von unserer seite|von ihrer seite|' +
    'von eurer seite|unsererseits|ihrerseits|eurerseits|kundenseitig|auf kundenseite|kundenseitige aufgaben|' +
    'unsere todos|ihre todos|eure todos|eure aufgaben|ihre aufgaben|ihr macht|ihr kümmert euch|wir machen|' +
    'wir kümmern uns|wir übernehmen|sie übernehmen|das übernehmen wir|das übernehmen sie|was wir übernehmen|' +
    'was sie übernehmen|wer macht wat|wer macht was, bis wann|wer macht was wann|wer bis wann was|' +
    'wer, was, bis wann|wer was wann|wer übernimmt|wer erledigt was|wer kümmert sich um was|wer bringt was|' +
    'wer besorgt was|was muss noch gemacht werden|was muss gemacht werden|was muss getan werden|was ist noch zu tun|' +
    'was ist zu tun|was noch fehlt|was fehlt noch|was noch offen ist|was noch zu erledigen ist|was noch ansteht|' +
    'was jetzt passiert|was passiert als nächstes|was nun|wie es jetzt weitergeht|wie gehts weiter|' +
    "wie geht's weiter|wie geht es weiter|so geht's weiter|so gehts weiter|so verbleiben wir|wir sind so verblieben|" +
    'so sind wir verblieben|wir haben vereinbart|wir haben ausgemacht|das haben wir ausgemacht|' +
    'das haben wir abgemacht|abmachungen|abgemachtes|vereinbart wurde|vereinbarte schritte|vereinbarte aufgaben|' +
    'vereinbarte nächste schritte|vereinbarungen und aufgaben|absprachen und aufgaben|beschlüsse und aufgaben|' +
    'beschlüsse und maßnahmen|entscheidungen und aufgaben|entscheidungen und maßnahmen|ergebnisse und aufgaben|' +
    'ergebnisse und nächste schritte|bis zum nächsten termin|bis zum nächsten treffen|bis zum nächsten meeting|' +
    'bis zum nächsten gespräch|bis zum nächsten jour fixe|bis nächstes mal|bis zur nächsten besprechung|' +
    'bis zur nächsten runde|bis zur nächsten vorstandssitzung|bis zum nächsten elternabend|vor dem nächsten termin|' +
    'vor dem nächsten treffen|vor der nächsten sitzung|für das nächste mal|fürs nächste mal|für nächstes mal|' +
    'für die nächste sitzung|zur nächsten sitzung|noch zu besorgen|noch zu organisieren|noch zu regeln|' +
    'noch zu machen|noch zu erledigende aufgaben|noch zu erledigende punkte|zu erledigende aufgaben|' +
    'zu erledigende punkte|zu erledigendes|offene to-dos|offene todos|offene maßnahmen|offene pendenzen|' +
    'offene arbeiten|offene tätigkeiten|offene aktionen|offene aufträge|restarbeiten|restpunkte|restliche aufgaben|' +
    'mängelliste|mängelbeseitigung|zu veranlassende maßnahmen|sofortmaßnahmen|korrekturmaßnahmen|' +
    'verbesserungsmaßnahmen|einzuleitende maßnahmen|abgeleitete maßnahmen|beschlossene aufgaben|' +
    'besprochene aufgaben|maßnahmen und verantwortliche|maßnahmen und termine|maßnahmen & termine|maßnahmenkatalog|' +
    'maßnahmentabelle|maßnahmenübersicht|maßnahmenverfolgung|aufgabentabelle|aufgabenplan|aufgabenkatalog|' +
    'aufgabenpaket|aufgabenzuteilung|aufgabenzuweisung|aufgabenaufteilung|aufteilung der aufgaben|' +
    'verteilung der aufgaben|arbeitsaufteilung|arbeitsteilung|ämtliliste|ämtliplan|dienste und aufgaben|' +
    'zuständigkeiten und termine|verantwortlichkeiten und termine|verantwortlichkeiten und fristen|umzusetzen|' +
    'umsetzungsaufgaben|arbeitsschritte|erledigungen|bitte um erledigung|bitte erledigen bis|bitte noch erledigen|' +
    'bitte an alle|bitte an euch|eigene todos|persönliche aufgaben|individuelle aufgaben|einzelaufgaben|merkliste|' +
    'merkzettel|hausaufgaben für alle|hausaufgaben bis nächstes mal|vorgeschlagene nächste schritte|' +
    'empfohlene nächste schritte|vorgeschlagene aufgaben|erkannte aufgaben|extrahierte aufgaben|' +
    'identifizierte aufgaben|identifizierte maßnahmen',
  labels:
    'aufgabe|maßnahme|to-do|todo|auftrag|aktion|pendenz|nächster schritt|zu tun|zu erledigen|hausaufgabe|' +
    'aktionspunkt|maßnahmen|aufgaben|to-dos|offen|nächste schritte|follow-up|action|action item|aktionen|erledigen|' +
    'vereinbarung|pendent|zu veranlassen|verabredung|bitte|folgeaufgabe|nachverfolgung|folgeschritt|restpunkt|' +
    'sofortmaßnahme|korrekturmaßnahme|arbeitsauftrag|beschluss/aufgabe|aufgabe/maßnahme|hausaufgaben|to do|' +
    'next step|nächste aktion|aufgabe für|auftrag an',
  around:
    'unsere|meine|neue|neuen|wichtige|wichtigste|weitere|nächste|offene|vereinbarte|vorgeschlagene|empfohlene|liste|' +
    'und|nach|person|pro|aus|der|dem|die|das|sitzung|besprechung|für|von|bis|mit|fristen|alle|team|verteilte|im|' +
    'überblick|vom|zum|zur|den|des|ein|eine|unser|unserer|mein|was|wer|wann|wir|uns|zuständigkeiten|termine|termin|' +
    'verantwortliche|verantwortlichkeiten|heute|heutigen|treffen|meeting|gespräch|termins|konkrete|konkreten|' +
    'anstehende|anstehenden|dringend|dringende|noch|je|zusammengefasst|ergebnisse|als|ab|sofort|kurzfristig|' +
    'mittelfristig|langfristig|woche|diese|nächsten|mal|zugewiesene|zugewiesen|daraus|resultierende|abgeleitete|' +
    'kunde|intern|extern|hier|deine|eure|offenen|sind|ist|folgende|folgenden|jetzt|nun|unten|stehen|lauten|anbei|' +
    'nachfolgend|kurz|also|verteilt|gemeinsam|ihre|ihrer|deiner|eurer|eurem|vorläufige|aktuelle|aktuellen|sonstige|' +
    'übrige|restliche|kommende|kommenden|beschlossen|besprochene|besprochenen|abgesprochene|verabredete|erkannte|' +
    'extrahierte|identifizierte|gefundene|automatisch|ki|treffens|meetings|gesprächs|telefonats|telefonat|call|' +
    'calls|bis wann|seit|monat|verantwortung|erledigung|abarbeitung|hiermit|kurzer|kurze|einzelne|einzelnen|' +
    'beteiligten|kunden|kundin|lieferant|dienstleister|bauherr|bauherrn|bauleitung|folgt|zusammenfassend|übersicht',
  others:
    'entscheidung|entscheidungen|beschlüsse|beschluss|beschlossen|frage|fragen|agenda|tagesordnung|traktanden|' +
    'zusammenfassung|überblick|gliederung|themen|diskussion|risiken|sonstiges|verschiedenes|teilnehmer|teilnehmende|' +
    'anwesend|notizen|ideen|themenspeicher|parkplatz|nächster termin|nächstes treffen|nächste besprechung|' +
    'nächste sitzung|nächstes meeting|erkenntnisse|wichtige punkte|kernpunkte|transkript|auf eis|letzte|letzten|' +
    'erledigt|erledigte|erledigtes|vergangene|ergebnisse|mitteilungen|behinderungsanzeigen|zitate|stimmen|ablage|' +
    'wünsche|hinweise|anwesenheit|anwesende|abwesend|entschuldigt|definition of done|abnahmekriterien|' +
    'akzeptanzkriterien|kriterien|checkliste|lief gut|gut gelaufen|schlecht gelaufen|was lief|' +
    'verbesserungspotenzial|lob|erfolge|abstimmung|abstimmungen|wahlen|anträge|festlegungen|protokollführung|' +
    'besprochen|besprochenes|gesprächsnotizen|gesprächsverlauf|inhalte|besprochene punkte|diskussionspunkte|' +
    'offene fragen|ungeklärt|klärungsbedarf|hintergrund|kontext|ausgangslage|ausgangssituation|rückblick|status quo|' +
    'fakten|wissenswertes|zur info|zur information|zur kenntnis|infos|informationen|ankündigungen|termine|' +
    'terminübersicht|kennzahlen|zahlen|stimmung|risiko|chancen|vorteile|nachteile|optionen|alternativen|annahmen|' +
    'lessons learned|learnings|nächster call|folgetermin|nächstes mal|nächste runde|packliste|quellen|links|' +
    'ressourcen|kernaussagen|highlights|höhepunkte|kapitel|gliederungspunkte|vorgestellt|festgehalten|abgelehnt|' +
    'vertagt|bereits erledigt|schon erledigt|erreicht|geschafft|einwände|bedarf|schmerzpunkte|beobachtungen|befund|' +
    'feststellungen|stichpunkte|themenliste|wünsche des kunden|abgeschlossen|abgeschlossene|was gut lief|' +
    'nicht jetzt|irgendwann|rückmeldungen|gesprächsthemen|konsens|einigung|ziele|ziel|zielvereinbarung|erinnerungen|' +
    'erinnerung|wunsch|wunschliste|vorschläge|pläne|berufliche pläne|erwartungen|interessen|beschwerden|vorfälle|' +
    'irgendwann mal|für später|ideen für später|organisatorisches|bewerberfragen|entscheide|entscheid|' +
    'gesprächspunkte|themen für heute|anliegen|stimmungsbild|gedanken|rückfragen|wortmeldungen|weniger gut|' +
    'empfehlungen|kudos|check-in|aktuelles|worüber wir gesprochen haben|gestern geschafft|hindernisse|statements|' +
    'für nächstes jahr|schlüsselfragen|was wurde entschieden|was wurde beschlossen|was wir beschlossen haben|' +
    'was wir entschieden haben|entschieden|entschieden wurde|beschlossen wurde|getroffene entscheidungen|' +
    'gefasste beschlüsse|beschlussfassung|beschlussfassungen|beschlussvorlagen|tagesordnungspunkte|top-liste|tops|' +
    'agendapunkte|agenda-punkte|themen der sitzung|themen des tages|besprechungsthemen|besprechungspunkte|' +
    'besprechungsnotizen|besprechungsinhalte|was wir besprochen haben|worum ging es|worum es ging|' +
    'worüber gesprochen wurde|diskutierte punkte|diskutiert|diskutierte themen|meinungen|stellungnahmen|' +
    'meinungsbild|anmerkungen|bemerkungen|beschwerde|ideensammlung|brainstorming|anregungen|anregung|forderungen|' +
    'bitten der eltern|bedenken|befürchtungen|fragen und antworten|fragen aus dem publikum|fragen der eltern|' +
    'fragen des kunden|fragen des bewerbers|fragen der bewerberin|seine fragen|ihre fragen|unsere fragen|' +
    'seine wünsche|ihre wünsche|ungeklärte fragen|ungeklärte punkte|offene diskussionspunkte|noch zu besprechen|' +
    'zu besprechen|zu diskutieren|neuigkeiten|gute nachrichten|mitteilung|bekanntgaben|bekanntmachungen|ankündigung|' +
    'allgemeine informationen|allgemeine infos|wissenswert|informationspunkte|nur zur info|fyi|sachstand|' +
    'aktueller stand|zwischenstand|stand der dinge|stand der arbeiten|bautenstand|baufortschritt|fortschritte|' +
    'rückschau|was bisher geschah|erledigt seit|seit letztem mal erledigt|wahlergebnisse|abstimmungsergebnis|' +
    'abstimmungsergebnisse|stimmabgabe|umfragen|schluss der sitzung|formalia|feststellung der beschlussfähigkeit|' +
    'beschlussfähigkeit|genehmigung des protokolls|protokoll der letzten sitzung|letztes protokoll|letzte sitzung|' +
    'anwesenheitsliste|teilnehmerliste|abwesende|nicht anwesend|fehlend|kommende termine|wichtige termine|' +
    'wichtige daten|nächste termine|nächste veranstaltungen|veranstaltungshinweise|terminvorschau|' +
    'ferien und feiertage|chronik|zeitleiste|anhänge|aufzeichnungen|mitschnitt|verwandte seiten|verweise|glossar|' +
    'hypothesen|nicht im umfang|nicht enthalten|außerhalb des umfangs|erfolgskriterien|bewertungskriterien|' +
    'auswahlkriterien|prüfkriterien|bewertungsbogen|punktzahl|prüfpunkte|was mitzubringen ist|mitzubringen|' +
    'einkaufsliste|einkaufszettel|gästeliste|speisekarte|diagnosen|anamnese|allergien|vitalwerte|vorerkrankungen|' +
    'eines tages|später mal|auf später verschoben|zurückgestellt|zurückgestellte themen|was gut war|' +
    'was schlecht war|was nicht gut lief|was besser werden kann|verbesserungsvorschläge|schwächen|' +
    'stärken und schwächen|danksagung|danksagungen|anerkennung|lebenslauf|zitat|schlagworte|schlagwörter|stichworte|' +
    'kurze zusammenfassung|kurzfassung|kurzzusammenfassung|auf einen blick|das wichtigste in kürze|in kürze|' +
    'redeanteile|gesprächsanteile|sprechzeiten|statistiken|eisbrecher|nicht umsetzen',
  owner:
    'verantwortlich|verantwortliche|verantwortlicher|zuständig|zuständige|wer|wer?|person|name|durch|erledigt durch|' +
    'zust.|verantw.|bearbeiter|bearbeiterin|federführung|umsetzung durch|übernimmt|verantwortung|zuständigkeit|' +
    "wer macht's|wer macht es|verantwortliche person|zugewiesen an|zugeordnet|erledigung durch|owner|" +
    'ansprechpartner|ansprechpartnerin|kümmerer|durchführung|ausführung|ausführende|ausführender|vw|wer übernimmt|' +
    'macht|macht wer|beauftragt|wer erledigt|zugeteilt|verantw|zust|resp|verantwortlich für umsetzung|' +
    'verantwortlich?|verantwortliche/r|verantwortliche(r)|verantwortlicher/in|hauptverantwortlich|' +
    'hauptverantwortliche|hauptverantwortung|zuständige person|zuständiger|zuständig für|zuständig?|zuständige/r|' +
    'zuständige stelle|zuständige abteilung|bearbeitung durch|bearbeiter/in|bearbeiter:in|in bearbeitung bei|' +
    'liegt bei|von wem|durch wen|durch wen?|wer macht das|wer macht das?|wer kümmert sich?|wer ist zuständig|' +
    'wer ist verantwortlich|wer ist dran|wer tut|wer tut was|umsetzer|umsetzungsverantwortung|federführend|' +
    'federführer|koordiniert von|zugewiesene person|zugewiesen|zugeteilt an|delegiert an|vergeben an|beauftragte|' +
    'beauftragter|beauftragte/r|beauftragte person|auftragnehmer|verantwortungsträger|kürzel|initialen|assignee|' +
    'ausführung durch|auszuführen durch|zu erledigen durch|erledigt von|macht das|übernommen von|ansprechperson|' +
    'kontaktperson',
  due:
    'fällig|fällig am|fällig bis|frist|termin|bis|bis wann|bis wann?|wann|datum|zu erledigen bis|deadline|stichtag|' +
    'fälligkeit|zieltermin|bis zum|erledigen bis|bis spätestens|zieldatum|fertig bis|umsetzung bis|endtermin|abgabe|' +
    'abgabetermin|fällig zum|fristende|erledigung bis|wann?|termin/frist|frist/termin|termin bis|zeitraum|zeitplan|' +
    'fertigstellung|fällig?|spätestens|wann fertig|frist bis|fristen|fertigstellungstermin|fertigstellung bis|' +
    'fertigstellungsdatum|fertig am|fertig zum|fertig wann|erledigt bis|erledigungsdatum|erledigungstermin|' +
    'erledigungsfrist|erledigen bis spätestens|umsetzungstermin|umsetzungsfrist|umsetzung bis wann|umzusetzen bis|' +
    'soll-termin|solltermin|plantermin|plandatum|geplant bis|geplant für|geplanter termin|geplante fertigstellung|' +
    'voraussichtlich fertig|wunschtermin|fixtermin|endfrist|enddatum|abschluss bis|abschlussdatum|abzuschließen bis|' +
    'abgabedatum|abgabe bis|abgabefrist|einreichfrist|lieferdatum|liefertermin|lieferfrist|stichdatum|' +
    'spätester termin|spätestens bis|spätestens am|bis datum|zeitpunkt|zeitrahmen|zeithorizont|timeline|eta|' +
    'due date|deadline?|fälligkeitsdatum|fälligkeitstermin|fällig ab',
  status:
    'status|stand|erledigt|fertig|bearbeitungsstand|fortschritt|erl.|ok|zustand|erledigt?|bearbeitungsstatus|' +
    'umsetzungsstand|umsetzungsstatus|erledigungsstatus|aktueller status|aktueller stand|sachstand|erledigt am|' +
    'erledigt ja/nein|erledigt (ja/nein)|fertig?|done|abgeschlossen?|offen/erledigt|fertigstellungsgrad|umgesetzt?|' +
    'gemacht?|status/bemerkung|status / bemerkung',
  what:
    'was|beschreibung|thema|inhalt|punkt|was?|tätigkeit|arbeit|was ist zu tun|was ist zu tun?|gegenstand|vorhaben|' +
    'schritt|bezeichnung|aufgabenbeschreibung|details|to do|todo|bemerkung zur aufgabe|leistung|aufgabe/thema|' +
    'thema/aufgabe|maßnahme/aufgabe|aufgabe/maßnahme|maßnahmenbeschreibung|beschreibung der aufgabe|' +
    'beschreibung der maßnahme|aufgabenstellung|aufgabentitel|to-do/thema|was muss gemacht werden|' +
    'was muss getan werden|was genau|was genau?|was machen|was tun|was tun?|was soll getan werden|was wird gemacht|' +
    'was steht an|zu tun|zu erledigen|zu erledigende aufgabe|zu erledigende arbeit|arbeitsschritt|' +
    'auszuführende arbeiten|auftrag|einzelmaßnahme|pendenz|traktandum|punkt/aufgabe|aktivität/aufgabe',
  done:
    'erledigt|fertig|abgeschlossen|ja|bereits erledigt|schon erledigt|umgesetzt|erl.|erl|ist erledigt|gemacht|getan|' +
    'ok|geschehen|passiert|abgehakt|geliefert|geschickt|verschickt|gelöst|erledigt!|hab ich schon|hab ich erledigt|' +
    'habe ich erledigt|schon gemacht|bereits gemacht|schon passiert|schon gekauft|schon bestellt|bestellt|gebucht|' +
    'bezahlt|überwiesen|abgegeben|eingereicht|veröffentlicht|behoben|beseitigt|vollzogen|fertiggestellt|fertig!|' +
    'ok erledigt|abgearbeitet|done|geklärt|ist geklärt|ist fertig|ist gemacht|ist raus|installiert|repariert|100%',
  everybody:
    'alle|alle beteiligten|alle teilnehmer|jeder|sämtliche|beide|alle anwesenden|alle mitglieder|jede|' +
    'jede und jeder|allesamt|alle zusammen|alle teilnehmenden|alle kollegen|gemeinsam|beide seiten|ich|wir|' +
    'alle abteilungen|alle teams|wir beide|wir zwei|ihr alle|uns alle|jeder einzelne|jeder von uns|jede familie|' +
    'jede klasse|jedes team|jede abteilung|jeder bereich|alle eltern|alle familien|alle lehrkräfte|alle lehrer|' +
    'alle kollegium|alle mitarbeiter|alle mitarbeitenden|alle mitarbeiterinnen und mitarbeiter|' +
    'alle kolleginnen und kollegen|alle vorstandsmitglieder|alle gruppen|alle gruppenleiter|alle trainer|' +
    'alle übungsleiter|alle vereinsmitglieder|alle bewohner|alle eigentümer|alle gewerke|alle firmen|' +
    'alle fachbereiche|alle bereiche|alle standorte|alle filialen|alle filialleiter|alle führungskräfte|' +
    'alle teamleiter|alle helfer|alle freiwilligen|alle anderen|alle drei|alle vier|alle gemeinsam|alle im team|' +
    'sämtliche beteiligten|sämtliche mitglieder|sämtliche teilnehmer|beide parteien|beide teams|der rest|' +
    'jeweils selbst|elternschaft',
  team:
    'das team|team|ganzes team|das ganze team|die gruppe|gruppe|wir alle|jeder|vorstand|der vorstand|abteilung|' +
    'die abteilung|geschäftsführung|die geschäftsführung|arbeitsgruppe|die arbeitsgruppe|ausschuss|verwaltung|' +
    'die verwaltung|buchhaltung|die buchhaltung|betriebsrat|der betriebsrat|sekretariat|das sekretariat|bauleitung|' +
    'die bauleitung|hausverwaltung|die hausverwaltung|personalabteilung|die personalabteilung|kollegium|' +
    'der elternbeirat|elternbeirat|elternrat|der förderverein|förderverein|schulleitung|die schulleitung|' +
    'kita-leitung|kitaleitung|kirchenvorstand|der kirchenvorstand|kirchengemeinde|die stadt|der verein|' +
    'vereinsvorstand|kassenwart|der kassenwart|schriftführer|beirat|der beirat|verwaltungsbeirat|verwaltungsrat|' +
    'stiftungsrat|der stiftungsrat|hausmeister|der hausmeister|hausmeisterei|objektüberwachung|der architekt|' +
    'der bauherr|der auftraggeber|generalunternehmer|gebäudetechnik|der einkauf|der vertrieb|marketing-team|' +
    'marketingteam|das marketingteam|produktteam|das produktteam|entwicklerteam|entwicklungsteam|' +
    'das entwicklungsteam|designteam|das designteam|projektteam|das projektteam|kernteam|das kernteam|orga-team|' +
    'orgateam|das orgateam|organisationsteam|festkomitee|das festkomitee|komitee|das komitee|it-abteilung|die it|' +
    'rechtsabteilung|die rechtsabteilung|die hr|personalrat|personalwesen|qualitätsmanagement|das pflegeteam|' +
    'pflegeteam|pflegedienst|pflegedienstleitung|pdl|stationsleitung|die apotheke|praxisteam|das praxisteam|' +
    'der empfang|kundendienst|der kundendienst|kundenservice|der kundenservice|das support-team|die redaktion|' +
    'die revision|das controlling|finanzabteilung|die finanzabteilung|steuerberater|der steuerberater',
  nobody:
    'offen|noch offen|niemand|keine zuordnung|nicht zugewiesen|nicht zugeordnet|ohne zuordnung|unbekannt|zu klären|' +
    'wird noch geklärt|tbd|n.n.|nn|n. n.|noch zu bestimmen|zu bestimmen|noch unklar|unklar|nicht vergeben|' +
    'noch nicht vergeben|nicht benannt|wird nachgereicht|steht noch nicht fest|keiner|wer?|?|noch festzulegen|' +
    'ohne verantwortliche|ohne zuständigkeit|nicht festgelegt|offen, wer|freiwillige gesucht|jemand|irgendjemand|' +
    "irgendwer|wer kann|wer mag|freiwillige|noch niemand|wer macht's?|wer macht es?|wer macht das?|wer kann?|" +
    'wer hat zeit|wer hat zeit?|wer will|wer will?|wer möchte|wer möchte?|wer hat lust|wer ist dabei|' +
    'freiwillige vor|freiwilliger gesucht|freiwilliger|noch freiwillige gesucht|helfer gesucht|noch gesucht|' +
    'wird gesucht|wird noch gesucht|wird noch bestimmt|wird noch benannt|wird noch festgelegt|wird noch entschieden|' +
    'wird noch vergeben|wird bestimmt|wird geklärt|wird später festgelegt|muss noch geklärt werden|' +
    'muss noch bestimmt werden|noch nicht geklärt|noch nicht festgelegt|noch nicht benannt|noch nicht zugewiesen|' +
    'noch nicht zugeordnet|noch nicht verteilt|noch zu vergeben|noch zu verteilen|noch zu benennen|noch zu klären|' +
    'noch zu entscheiden|zu verteilen|zu vergeben|zu benennen|zu entscheiden|zu definieren|nicht definiert|' +
    'nicht bekannt|nicht genannt|nicht angegeben|nicht spezifiziert|nicht bestimmt|unzugewiesen|unbestimmt|' +
    'unbesetzt|vakant|keine angabe|k.a|k. a.|k.a.|keine person|keine zuständigkeit|kein verantwortlicher|' +
    'kein verantwortlicher benannt|kein name|tba|tbc|n/a|irgendeiner|irgendeine|egal wer|offen (freiwillige)',
  nothing:
    'keine|nichts|entfällt|es wurden keine|es gibt keine|keinerlei|nichts vereinbart|es gab keine|keine aufgaben|' +
    'keine maßnahmen|kein|keine offenen|keine neuen|nichts weiter|-|nicht besprochen|es ergaben sich keine|' +
    'es wurde nichts|es wurden noch keine|es bestehen keine|gibt es keine|wurden keine|es wurde keine|' +
    'keine nächsten|derzeit keine|aktuell keine|es konnten keine|keine erkannt|es liegen keine|keine pendenzen|' +
    'keine todos|siehe board|siehe protokoll|keine offenen punkte|keine offenen aufgaben|keine neuen aufgaben|' +
    'keine weiteren|keine weiteren aufgaben|keine weiteren schritte|keine weiteren punkte|keine konkreten aufgaben|' +
    'keine konkreten|keine nächsten schritte|keine folgeaufgaben|keine aktionen|keine aktionspunkte|' +
    'keine action items|keine to-dos|keine aufträge|keine vereinbarungen|keine aufgaben erkannt|' +
    'keine aufgaben gefunden|keine aufgaben vereinbart|keine aufgaben identifiziert|keine aufgaben verteilt|' +
    'keine maßnahmen vereinbart|keine identifiziert|keine vereinbart|keine gefunden|keine festgelegt|keine angaben|' +
    'keine angabe|nicht festgelegt|nichts festgelegt|nichts zu tun|nichts offen|nichts offenes|nichts konkretes|' +
    'nichts neues|nichts zu berichten|im moment nichts|im moment keine|momentan keine|zurzeit keine|zur zeit keine|' +
    'bisher keine|vorerst keine|noch keine|noch nichts|es sind keine|es waren keine|es stehen keine|es ist nichts|' +
    'es war nichts|es konnten keine aufgaben|es ließen sich keine|hier gibt es keine|' +
    'in diesem gespräch wurden keine|in diesem meeting wurden keine|in dieser besprechung wurden keine|' +
    'in diesem termin wurden keine|in dieser sitzung wurden keine|während des meetings wurden keine|' +
    'während der besprechung wurden keine|im gespräch wurden keine|im meeting wurden keine|n/a|n. a.|fehlanzeige',
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
