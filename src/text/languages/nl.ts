import type { Language } from './language.ts';

export const nl: Language = {
  headings:
    'actie*|*actie|*acties|action*|taken|*taken|takenlijst*|takentabel|takenoverzicht|taak*|volgend* stap*|' +
    'vervolg*|verdere stappen|voorgestelde stappen|eerstvolgend* stap*|te nemen stap*|te ondernemen stap*|' +
    'stappenplan|plan van aanpak|hoe verder|hoe nu verder|verder|gaan verder|openstaand*|open staat|staat open|' +
    'te doen|nog doen|moeten doen|we doen|nu doen|gaan doen|gaat doen|nog te regelen|te regelen*|nog regelen|' +
    'te organiseren|te kopen|op te lossen|op te volgen*|op te pakken|oppakken|pakken op|uit te voeren|' +
    'uit te zoeken|uitvoering|af te handelen|af te ronden|af te spreken|na te gaan|moet gebeuren|gedaan worden|' +
    'moet nog|rest er|wie wat|wie * wat|wie waarvoor|wie zorgt|wie neemt|wat doet wie|wat iedereen|wat nu|to do*|' +
    'todo*|doelist|doe lijst|doelijst|next step*|follow up*|followup*|opvolg*|toezegging*|huiswerk|klus*|*klussen|' +
    'afspraken|gemaakte afspraken|werkafspraken|afgesproken|spraken af|dit spraken we|dit hebben we afgesproken|' +
    'opdrachten|werkpunten|werkzaamheden|verantwoordelijkheden|verplichting*|belofte*|maatregel*|*maatregelen|' +
    'restpunten|opleverpunten|herstelpunten|verdeling|werkverdeling|*verdeling|tot volgend* *|voor volgende keer|' +
    'voor volgende week|voor volgende vergadering|voor volgend overleg|voor het volgende overleg|' +
    'voor volgende bijeenkomst|voordat we elkaar|voor we elkaar|zo gaan we|wie gaat|wie brengt|wat doen we|' +
    'spraken we af|onze kant|jullie kant|uw kant|vanuit klant|vanuit leverancier',
  labels:
    'actie|actiepunt|taak|to-do|todo|te doen|volgende stap|vervolgstap|ap|opvolging|toezegging|huiswerk|acties|taken|' +
    'vervolgactie|afspraak|action item|action|follow-up|klus|opdracht|nog te doen|opvolgen|uitzoeken|vervolg|' +
    'huiswerk voor',
  around:
    'de|het|een|en|uit|van|voor|vóór|per|tot|na|in|op|bij|door|aan|naar|met|om|te|er|wie|wat|wanneer|we|ons|jullie|' +
    'die|dit|deze|is|zijn|hebben|moet|moeten|gaan|nog|nu|hier|dus|volgt|staan|hieruit|hieronder|hierbij|' +
    'onderstaande|onze|mijn|uw|alle|iedereen|nieuw*|belangrijk*|ander*|verder*|voorgesteld*|aanbevolen|suggesties|' +
    'afgesproken|openstaand*|uitstaand*|open|concrete|urgent*|prioritair*|direct*|lopend*|resterend*|overig*|' +
    'toegewezen|toegekend*|gedelegeerd*|verdeeld*|gemaakt*|gedane|besproken|genoemd*|herkend*|gedetecteerd*|' +
    'vastgesteld*|voortkomend|voortvloeiend|uit te voeren|te ondernemen|te nemen|nodig|vereist|corrigerend*|' +
    'preventiev*|lijst*|tabel|overzicht|log|register|punten|items|stappen|planning|persoon|eigena*|' +
    'verantwoordelijk*|actiehouders|deadline*|data|datum|termijn*|kort*|lange|middellange|vergadering|overleg|' +
    'gesprek|bijeenkomst|meeting|team|week|vandaag|keer|volgend*|komend*|aankomend*|eerstvolgend*|klant|' +
    'leverancier|aannemer|opdrachtgever|intern|extern|samenvatting|besluiten|besluitenlijst|mee|tegen|gaat|doet|' +
    'elkaar|weer|zien|waarvoor|werk',
  others:
    '*besluit|*besluiten|besluit*|besloten|beslissing*|beslissen|*vraag|*vragen|agenda*|bespreekpunten|' +
    'te bespreken|risico*|deelnemers|aanwezig*|afwezig*|afgemeld|afmeldingen|presentielijst|quorum|' +
    'volgende vergadering|volgende bijeenkomst|volgend overleg|volgende overleg|volgende afspraak|' +
    'volgende meeting|volgende keer|datum volgende|agenda volgende|belangrijke data|belangrijke datums|' +
    'komende data|aankomende data|komende evenementen|komende vergaderingen|*vergaderdata|tijdlijn|idee*|' +
    '*ideeën|brainstorm*|transcript*|context|achtergrond|conclusie*|vorig*|gedaan|al gedaan|afgerond*|' +
    'bereikt|rondvraag|parkeerplaats|mededeling*|citaten|overig|overige|feedback|inzichten|structuur|wvttk|' +
    'ter info*|ter kennis*|info|fyi|informatie*|informatief|*criteria|definition of|checklist|goed|minder|' +
    'beter|werkte*|verbeterpunten|verbeterideeën|verbeteren|succes*|compliment*|dank*|vastgesteld|' +
    'vaststelling|vaststellen|stemming*|stemuitslag|uitslag|goedgekeurd|goedkeuring|ingekomen|opening|' +
    'sluiting|terugblik|stand bouw|stand werk|nieuws|nieuwtje*|aankondiging*|toelichting|discussiepunten|' +
    'blokkades|belemmering*|knelpunt*|probleem|problemen|bezwaren|behoefte*|*wens|*wensen|wensenlijst|' +
    'pijnpunten|kansen|bedreigingen|sterke|zwakke|opties|alternatieven|voordelen|nadelen|aannames|*lessen|' +
    'leerpunten|leerdoelen|*cijfers|feiten|sfeer|sentiment|hoofdstukken|links|bronnen|referenties|' +
    'bibliografie|gerelateerde|woordenlijst|materialen|inleiding|*doelen|doelstelling*|regels|' +
    'randvoorwaarden|scope|uitgesteld|doorgeschoven|afgewezen|spreektijd|statistieken|observaties|' +
    'bevindingen|constatering*|opmerking*|standpunten|ingebracht*|rondje|herinnering*|voorstellen|suggesties|' +
    'plannen|verwachtingen|interesses|klachten|incident*|voor later|andere keer|misschien|praktisch*|' +
    'kandidaat|aanbeveling*|gedachten|volgend jaar|beoordeling*|mee te nemen|boodschappen*|gastenlijst|' +
    'weersomstandigheden|anamnese|symptomen|allergieën|trefwoorden|ijsbreker|inchecken|uitchecken',
  neutral:
    'samenvatting|samengevat|kort samengevat|in het kort|overzicht|hoofdpunten|belangrijkste punten|' +
    'kernpunten|*onderwerpen|besproken|bespraken|hadden over|gehad over|waar we het over|discussie*|notities|' +
    'aantekeningen|notulen|verslag*|gespreksverslag|details|stand van|status van|voortgang|hoogtepunten',
  owner:
    'verantwoordelijk|verantwoordelijke|wie|persoon|naam|eigenaar|toegewezen aan|actiehouder|uitvoerder|trekker|' +
    'door|actie door|door wie|resp.|actiehouders|verantwoordelijken|verantw.|verantw|wie pakt op|wie pakt dit op|' +
    'toegewezen|aan wie|behandelaar|contactpersoon|eigenaars|taakhouder|uitvoering|uitvoering door|uitgevoerd door|' +
    'owner|regelt|wie regelt|opgepakt door|ligt bij|bij wie|voor wie|resp|namens|wie doet het|wie doet dit|' +
    'wie doet dat|wie doet|wie gaat dit doen|wie gaat dat doen|wie is aan zet|wie neemt|wie zorgt|wie trekt|' +
    'wie voert uit|wie is verantwoordelijk|verantwoordelijk persoon|verantwoordelijke persoon|' +
    'verantwoordelijke partij|verantwoordelijke afdeling|hoofdverantwoordelijke|eindverantwoordelijke|' +
    'actie-eigenaar|eigenaar actie|actie bij|actie voor|toegewezen persoon|toebedeeld aan|toegekend aan|' +
    'gedelegeerd aan|opgedragen aan|uit te voeren door|te doen door|uitgevoerd door wie|aanspreekpunt|uitvoerders|' +
    'uitvoerende|uitvoerende partij|ligt bij wie|in te vullen door|assignee|initialen',
  due:
    'deadline|datum|wanneer|voor wanneer|uiterlijk|gereed|klaar|einddatum|vervaldatum|streefdatum|termijn|' +
    'gereed op|tegen|datum gereed|gereed voor|klaar voor|klaar op|uiterste datum|opleverdatum|oplevering|afronding|' +
    'afgerond voor|vóór|voor|uiterlijk op|tijdstip|wanneer klaar|wanneer gereed|tijd|planning|verwacht|' +
    'verwachte datum|per wanneer|doel datum|deadline datum|datum deadline|datum klaar|datum afronding|' +
    'datum afgerond|datum uitvoering|datum oplevering|uiterste termijn|uiterste leverdatum|uiterlijke datum|' +
    'uiterlijk voor|klaar tegen|klaar wanneer|gereed datum|gereed tegen|gereedmelding|gereed wanneer|afgerond op|' +
    'afgerond uiterlijk|afronden voor|afronding voor|af te ronden voor|uitvoerdatum|uitvoeren voor|uitvoering voor|' +
    'te realiseren voor|leverdatum|levertermijn|inleverdatum|geplande datum|geplande afronding|gepland op|' +
    'gepland voor|voorziene datum|tegen wanneer|tot wanneer|wanneer af|wanneer moet het klaar zijn|tijdsplanning|' +
    'tijdpad|termijn/datum|datum/termijn|eind datum|due date|eta',
  status: 'stand|gedaan|klaar|voortgang|afgerond|gereed|afgehandeld|stand van zaken',
  what:
    'wat|omschrijving|beschrijving|onderwerp|activiteit|punt|actiepunt|taakomschrijving|werkzaamheden|punten|' +
    'inhoud|afspraak|afspraken|zaak|onderwerpen|details|klus|wat doen we|wat doen?|wat precies|actieomschrijving|' +
    'actie/taak|taak/actie|activiteiten|uit te voeren actie|uit te voeren werk|uit te voeren taak|te nemen actie|' +
    'te ondernemen actie|te doen|opdracht|opdrachten|vervolgactie|maatregel|maatregelen|opleverpunt|taaknaam',
  done:
    'gedaan|klaar|gereed|afgerond|ja|voltooid|geregeld|afgehandeld|ja gedaan|is gedaan|reeds gedaan|al gedaan|' +
    'uitgevoerd|verstuurd|verzonden|geleverd|opgelost|ok|gesloten|besteld|gefikst|gefixt|afgevinkt|al geregeld|' +
    'al gebeld|al verstuurd|al besteld|al betaald|is geregeld|is besteld|is klaar|is afgerond|is al gedaan|' +
    'is gebeurd|gebeurd|opgeleverd|afgewerkt|gedaan!|klaar!|done|volbracht|uitgevoerd!|100%',
  everybody: 'iedereen|allen|allemaal|wij allemaal|alle *|ieder|iedere *|elk|allebei|beiden|ik|wij|samen',
  team:
    'team|*team|groep|*groep|iedereen|bestuur|afdeling|directie|commissie|*commissie|secretariaat|administratie|' +
    '*administratie|ict|vve|de vve|beheerder',
  nobody:
    'niet toegewezen|niet benoemd|niet bekend|niet bepaald|niet genoemd|niet gespecificeerd|niet vermeld|' +
    'niet vastgesteld|nog niet *|niemand|nog niemand|nog onbekend|nog open|nog verdelen|nog gezocht|nog iemand *|' +
    'nog vrijwilligers nodig|nog te *|nog in te vullen|nog af te *|nog vast te stellen|nog toe te wijzen|' +
    'toe te wijzen|nader te *|wordt nog *|wordt later *|moet nog * worden|onbekend|onduidelijk|open|vacant|' +
    'geen eigenaar|geen actiehouder|geen persoon|geen verantwoordelijke|zonder eigenaar|zonder verantwoordelijke|' +
    'zonder actiehouder|n.t.b.|ntb|n.n.|n.n.b.|nnb|n.v.t.|nvt|iemand|iemand anders|iemand nodig|iemand gezocht|' +
    'vrijwilliger*|vrijwilliger* gezocht|vrijwilliger* nodig|wie|wie kan|wie wil|wie heeft tijd|wie pakt dit op|' +
    'wie meldt zich|wie biedt zich aan|wie maar kan|maakt niet uit wie',
  nothing:
    'geen|niets|niets bijzonders|niets concreets|niets nieuws|niets openstaand|niets te *|n.v.t.|nvt|' +
    'niet van toepassing|niet besproken',
  present:
    'aanwezig|aanwezigen|deelnemers|erbij|aanwezig waren|aanwezig zijn|aanwezige leden|erbij waren|deelnemende|' +
    'deelgenomen|aanwezigheid|waren erbij|deelnemerslijst|genodigden',
  titles:
    'dhr|de heer|heer|meneer|mevr|mw|mevrouw|dr|prof|drs|ir|dhr.|mevr.|mw.|ing|mr|meester|juf|juffrouw|dominee|' +
    'pastoor|zuster|broeder|dokter|professor|prof.dr|wethouder|burgemeester|voorzitter|moeder van|vader van|mama van|' +
    'papa van|opa|oma|mama|papa|tante|oom',
  and: 'en|met',
  articles: 'de|het',
  modal:
    'gaat|gaan|zal|zullen|moet|moeten|dient te|dienen te|regelt|belt|maakt|stuurt|neemt|nemen|vraagt|zoekt|checkt|' +
    'controleert|bestelt|schrijft|plant|levert|bespreekt|informeert|zorgt|kijkt|past|mailt|koopt|haalt|brengt|bereidt|' +
    'stelt|werkt|organiseert|geeft|doet|legt|pakt|verstuurt|verzorgt|reserveert|boekt|contacteert|benadert|overlegt|' +
    'vergelijkt|onderzoekt|herstelt|repareert|meldt|houdt|spreekt|schakelt|rondt|voert|verwerkt|verzamelt|deelt|' +
    'presenteert|nodigt|coördineert|laat|zet|leest|kan|wil|zou|mag|heeft toegezegd|heeft aangeboden|belooft|probeert|' +
    'dient|is verantwoordelijk voor|hoeft|trekt|beheert|werft|werkt uit|zoekt uit|gaat na|komt|print|ruimt|bakt|kookt|' +
    'rijdt|inventariseert|evalueert|formuleert|actualiseert|betaalt|vult|ontwerpt|wijzigt|bewaakt|stemt|is aan zet',
  future: '',
  noNames:
    'belangrijk|doel|voorbeeld|let op|offerte|factuur|prijs|prijzen|verkoop|personeel|techniek|veiligheid|hij|zij|' +
    'wij|ik|dit|dat|klant|klanten|project|projecten|magazijn|levering|leverancier|productie|kwaliteit|juridisch|' +
    'financiën|ruimte|zaal|eten|drinken|pers|reclame|nieuwsbrief|drukwerk|beurs|evenement|feest|uitje|vakantie|' +
    'reis|parkeren|tuin|dak|verwarming|keuken|schoonmaak|nieuwe|nieuw|oude|eerste|tweede|daarna|bovendien|' +
    'eventueel|antwoord|terugkoppeling|nagaan|controleren|sturen|maken|voorbereiden|boeken|bellen|regelen|' +
    'opstellen|overleggen|inplannen|delen|afspreken|telefoon|bezoek|ontwerp|concept|lijst|plaats|locatie|begin|' +
    "resultaat|oplossing|oorzaak|kans|voorstel|bron|adres|foto's|onderhoud|elke|iedere|waar|hoe|lift|schilderwerk|" +
    'verzekering|begroting|versiering|muziek|logistiek|vervoer|kaartjes|vrijwilligers|posters|poster|loterij|' +
    'tafels|stoelen|geluid|vergunning|opbouw|afbouw',
  dates: {
    by:
      'vóór|voor|uiterlijk|uiterlijk op|tegen|vóór het|voor het|uiterlijk voor|tot|tot en met|ten laatste|' +
      'niet later dan|deadline|binnen|per|uiterlijk tegen|uiterlijk vóór|uiterlijk in|voor de|vóór de|tot uiterlijk|' +
      'niet later dan op|niet na|gereed voor|gereed|klaar voor|af voor|in te leveren voor|te doen voor|gereed per|' +
      'ten laatste op|ten laatste tegen|tegen het|streefdatum|vervaldatum|einddatum|liefst voor|liefst vóór|nog voor|' +
      'nog vóór|oplevering|max|maximaal',
    until: 'uiterlijk|ten laatste|gereed|klaar',
    weekdays: 'maandag ma|dinsdag di|woensdag wo|donderdag do|vrijdag vr|zaterdag za|zondag zo',
    months:
      'januari jan|februari feb|maart mrt|april apr|mei|juni jun|juli jul|augustus aug|september sep sept|oktober okt|' +
      'november nov|december dec',
    today:
      'vandaag|vanavond|einde van de dag|eind van de dag|het einde van de dag|vandaag nog|nog vandaag|' +
      'eind van de middag|het eind van de dag|vanmiddag|eind vandaag|einde dag|eind dag|eod',
    tomorrow: 'morgen|morgenochtend|morgenmiddag|morgenavond|morgen vroeg|morgen einde dag',
    afterTomorrow: 'overmorgen',
    next: 'volgende|volgend|de volgende|eerstvolgende',
    this: 'deze|dit|aanstaande|a.s|as|komende|aankomende|lopende|huidige|eerstkomende|as.',
    end:
      'eind|einde|het einde van|het eind van|eind van|einde van|het einde|het eind|eind deze|einde deze|' +
      'het einde van deze|eind van deze|einde van deze',
    day: 'dag|dagen|werkdagen|werkdag',
    hour: 'uur|uren',
    week: 'week|weken',
    month: 'maand|maanden',
    year: 'jaar',
    yearEnd:
      'jaareinde|eind van het jaar|einde van het jaar|het einde van het jaar|het eind van het jaar|eind jaar',
    monthEnd:
      'maandeinde|einde maand|eind van de maand|einde van de maand|het einde van de maand|het eind van de maand|' +
      'eind maand|maandeind',
    numbers: 'een één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien',
    soon: 'asap|zsm|z.s.m|z.s.m.|zo snel mogelijk|zo spoedig mogelijk|direct|meteen|onmiddellijk|per direct|dringend',
    filler:
      "de|het|op|van|om|uur|ochtend|middag|avond|e|in|'s|ochtends|middags|avonds|middernacht|lunch|te|ste|kantoortijd|" +
      'sluitingstijd',
  },
};
