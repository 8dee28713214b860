import type { Language } from './language.ts';

export const nl: Language = {
  headings:
    'acties|actiepunten|actielijst|actieplan|volgende stappen|vervolgstappen|vervolgacties|vervolgtaken|vervolg|' +
    'taken|takenlijst|taakverdeling|openstaande punten|openstaande taken|te doen|nog te doen|nog te regelen|' +
    "wie doet wat|afgesproken acties|to-do's|to do's|to-dos|todo's|to do|to-do|opvolging|opvolgtaken|opvolgpunten|" +
    'toezeggingen|huiswerk|klussen|nog te bespreken acties|wat gaan we doen|hoe nu verder|openstaand|actie-items|' +
    'actiepunten en afspraken|acties en eigenaren|af te handelen|af te ronden|te ondernemen acties|te nemen acties|' +
    'te nemen stappen|te regelen|te ondernemen stappen|vervolgactie|vervolgstap|vervolgafspraken|vervolg en acties|' +
    'afspraken|gemaakte afspraken|we spraken af|afgesproken|afgesproken is|wat is afgesproken|wat we afspraken|' +
    'dit gaan we doen|wat moet er gebeuren|wat moet er nog gebeuren|nog te doen voor|wat te doen|wie doet wat?|' +
    'wie doet wat wanneer|wie pakt wat op|wie regelt wat|taken en verantwoordelijken|taken & deadlines|' +
    'takenoverzicht|toegewezen taken|verdeling van taken|verdeling|openstaande acties|openstaande actiepunten|' +
    'lopende acties|nieuwe acties|uit te voeren acties|uitvoering|plan van aanpak|stappenplan|opdrachten|' +
    'werkafspraken|werkpunten|klusjes|klussenlijst|boodschappen en taken|huiswerk voor de volgende keer|' +
    'voor de volgende keer|voor de volgende vergadering|vóór de volgende keer|tot de volgende keer|op te pakken|' +
    'oppakken|nog op te pakken|uit te zoeken|na te gaan|verantwoordelijkheden|maatregelen|to-do-lijst|to do lijst|' +
    'todolijst|todo-lijst|todo|action items|next steps|follow-up|follow-ups|hoe verder|verder|wat nu|vervolgproces|' +
    'verplichtingen|beloftes|opvolgacties|opvolging nodig|aandachtspunten en acties|nog openstaande taken|' +
    'wie doet wat en wanneer|wie neemt wat mee|wie neemt wat|wat nu te doen|wat er moet gebeuren|wat we gaan doen|' +
    'dit moet gebeuren|dit moet nog gebeuren|moet nog gebeuren|nog regelen|af te spreken|taken na het overleg|' +
    'uitstaande acties|wat doen we nu|verdere stappen|voorgestelde volgende stappen|taken en afspraken|' +
    'actiepuntenlijst|werkzaamheden|zo gaan we verder',
  labels:
    'actie|actiepunt|taak|to-do|todo|te doen|volgende stap|vervolgstap|ap|opvolging|toezegging|huiswerk|acties|taken|' +
    'vervolgactie|afspraak|action item|action|follow-up|klus|opdracht|nog te doen|opvolgen|uitzoeken|vervolg|' +
    'huiswerk voor',
  around:
    'onze|mijn|nieuwe|belangrijkste|andere|voorgestelde|aanbevolen|suggesties|lijst|met|en|de|het|uit|van|voor|per|' +
    'persoon|afgesproken|openstaande|open|alle|deadlines|vergadering|overleg|team|tot|na|een|in|op|bij|door|aan|wie|' +
    'wat|wanneer|we|ons|die|dit|deze|concrete|urgente|prioritaire|directe|lopende|resterende|overige|toegewezen|' +
    'besproken|genoemde|vastgestelde|voortkomend|voortvloeiend|week|vandaag|volgende|komende|keer|termijn|termijnen|' +
    'korte|lange|middellange|data|datum|eigenaren|eigenaar|verantwoordelijken|samenvatting|kort|klant|intern|extern|' +
    'iedereen|naar|hieruit|moet|moeten|nog|gesprek|bijeenkomst|meeting|hier|zijn|is|hieronder|onderstaande|nu|volgt|' +
    'staan|hierbij|gaan|dus|gemaakte|verdeelde',
  others:
    'besluiten|besluit|beslissingen|vragen|vraag|agenda|samenvatting|overzicht|hoofdpunten|belangrijkste punten|' +
    'onderwerpen|besproken|discussie|risicos|deelnemers|aanwezig|aanwezigen|notities|volgende vergadering|' +
    'volgende bijeenkomst|volgend overleg|ideeën|transcriptie|transcript|context|achtergrond|conclusies|vorige|' +
    'afgerond|afgeronde|rondvraag|parkeerplaats|details|mededelingen|citaten|overig|overige|feedback|inzichten|' +
    'structuur|wvttk|ter info|aanwezigheid|afwezig|afgemeld|acceptatiecriteria|criteria|definition of done|checklist|' +
    'ging goed|ging niet goed|wat ging goed|wat kan beter|kan beter|verbeterpunten|succes|successen|complimenten|' +
    'besloten|vastgesteld|stemming|stemmingen|goedgekeurd|goedkeuring|ingekomen stukken|opening|sluiting|terugblik|' +
    'stand van zaken|voortgang|nieuws|nieuwtjes|aankondigingen|informatie|ter informatie|ter kennisgeving|' +
    'toelichting|bespreekpunten|besproken punten|besproken onderwerpen|waar hadden we het over|openstaande vragen|' +
    'open vragen|te bespreken|nog te bespreken|discussiepunten|volgende afspraak|volgende meeting|volgende keer|' +
    "volgende overleg|datum volgende|belangrijke data|agenda volgende|risico|risico's|blokkades|belemmeringen|" +
    'knelpunten|problemen|bezwaren|behoeften|behoeftes|wensen|pijnpunten|kansen|bedreigingen|sterke punten|' +
    'zwakke punten|opties|alternatieven|voordelen|nadelen|aannames|lessen|geleerde lessen|leerpunten|cijfers|' +
    'kerncijfers|feiten|sfeer|sentiment|hoogtepunten|hoofdstukken|links|bronnen|materialen|inleiding|doelen|' +
    'doelstellingen|regels|uitgesteld|afgewezen|al gedaan|reeds gedaan|gedaan|bereikt|aantekeningen|verslag|' +
    'conclusie|kernpunten|kort samengevat|in het kort|samengevat|spreektijd|statistieken|observaties|bevindingen|' +
    'opmerkingen|rondje|verslaggeving|constateringen|gespreksverslag|doelstelling|leerdoelen|herinneringen|' +
    'herinnering|wens|wensenlijst|voorstellen|suggesties|plannen|verwachtingen|interesses|klachten|incidenten|' +
    'ideeën voor later|voor later|een andere keer|praktisch|vragen van de kandidaat|gespreksonderwerpen|' +
    'aanbevelingen|gedachten|wat goed ging|wat beter kan|belangrijkste vragen|waar we het over hadden|' +
    "genomen besluiten|voor volgend jaar|gerelateerde pagina's",
  owner:
    'verantwoordelijk|verantwoordelijke|wie|wie?|persoon|naam|eigenaar|toegewezen aan|actiehouder|uitvoerder|trekker|' +
    'door|actie door|door wie|resp.|actiehouders|verantwoordelijken|verantw.|verantw|wie pakt op|wie pakt dit op|' +
    'toegewezen|aan wie|behandelaar|contactpersoon|eigenaars|taakhouder|uitvoering|uitvoering door|uitgevoerd door|' +
    'owner|regelt|wie regelt|opgepakt door|ligt bij|bij wie|voor wie|resp|namens',
  due:
    'deadline|datum|wanneer|wanneer?|voor wanneer|uiterlijk|gereed|klaar|einddatum|vervaldatum|streefdatum|termijn|' +
    'gereed op|tegen|datum gereed|gereed voor|klaar voor|klaar op|uiterste datum|opleverdatum|oplevering|afronding|' +
    'afgerond voor|vóór|voor|uiterlijk op|tijdstip|wanneer klaar|wanneer gereed|tijd|planning|verwacht|' +
    'verwachte datum|deadline?|per wanneer|doel datum',
  status:
    'status|stand|gedaan|klaar|gereed?|voortgang|afgerond|gereed|gedaan?|klaar?|afgehandeld|stand van zaken|' +
    'voortgang?',
  what:
    'wat|wat?|omschrijving|beschrijving|onderwerp|activiteit|punt|actiepunt|taakomschrijving|werkzaamheden|punten|' +
    'wat te doen|inhoud|afspraak|afspraken|zaak|onderwerpen|details|klus|wat moet er gebeuren|omschrijving actie',
  done:
    'gedaan|klaar|gereed|afgerond|ja|voltooid|geregeld|afgehandeld|ja gedaan|is gedaan|reeds gedaan|al gedaan|' +
    'uitgevoerd|verstuurd|verzonden|geleverd|opgelost|ok|gesloten|besteld|gefikst|gefixt|afgevinkt',
  everybody:
    'iedereen|allen|alle deelnemers|wij allemaal|allemaal|beiden|alle aanwezigen|alle leden|ieder|allebei|elk|ik|wij|' +
    "iedere deelnemer|alle collega's|alle teams|samen|alle ouders",
  team:
    'het team|team|het hele team|hele team|de groep|groep|de hele groep|iedereen|bestuur|het bestuur|afdeling|' +
    'de afdeling|directie|de directie|commissie|de commissie|werkgroep|de werkgroep|secretariaat|het secretariaat|' +
    'administratie|de administratie|ict|de vve|beheerder|de beheerder|ledenadministratie',
  nobody:
    'niet toegewezen|nog niet toegewezen|niemand|nog te bepalen|onbekend|n.t.b.|ntb|nader te bepalen|nog open|open|' +
    'nog onbekend|nog niet bekend|nog in te vullen|?|vrijwilliger|vrijwilligers gezocht|wie?|n.v.t|n.n.b.|nnb|' +
    'geen eigenaar|zonder eigenaar|niet benoemd|nog te verdelen|iemand|n.n.|nog niemand|iemand anders|wie kan|' +
    'wie wil|vrijwilligers|nog verdelen',
  nothing:
    'geen|niets|er zijn geen|er waren geen|n.v.t|nvt|niet van toepassing|er is geen|geen acties|geen actiepunten|' +
    'geen taken|geen bijzonderheden|er is niets|niets afgesproken|er zijn nog geen|geen vervolgstappen|niets te doen|' +
    'niet besproken|geen openstaande|er werden geen|er zijn geen vervolgstappen|er zijn geen actiepunten|' +
    'geen volgende stappen|niets vastgesteld|er zijn geen acties|geen actiepunten gevonden|er zijn geen taken|' +
    'geen acties gevonden',
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
    'opmerking|belangrijk|doel|voorbeeld|let op|herinnering|info|offerte|contract|factuur|prijs|prijzen|kosten|' +
    'budget|website|marketing|verkoop|personeel|techniek|veiligheid|hij|zij|we|wij|ik|dit|dat|er|klant|klanten|' +
    'project|projecten|server|data|support|magazijn|levering|leverancier|productie|kwaliteit|juridisch|financiën|' +
    'materiaal|ruimte|zaal|catering|eten|drinken|pers|reclame|flyer|flyers|nieuwsbrief|drukwerk|beurs|evenement|' +
    'feest|uitje|vakantie|reis|hotel|parkeren|tuin|dak|verwarming|keuken|schoonmaak|nieuwe|nieuw|oude|volgende|' +
    'eerste|tweede|daarna|vandaag|bovendien|eventueel|optioneel|vraag|vragen|antwoord|stand|terugkoppeling|nagaan|' +
    'controleren|sturen|maken|voorbereiden|plannen|bestellen|boeken|bellen|navragen|regelen|opstellen|uitzoeken|' +
    'overleggen|inplannen|delen|afspreken|mail|telefoon|afspraak|bezoek|ontwerp|concept|notulen|verslag|lijst|plan|' +
    'datum|tijd|plaats|locatie|onderwerp|einde|begin|conclusie|resultaat|besluit|idee|probleem|oplossing|oorzaak|' +
    "risico|kans|voorstel|reactie|bron|adres|contact|foto's|foto|video|software|release|test|tests|onderhoud|update|" +
    'app|alle|elke|iedere|wie|wat|wanneer|waar|hoe|lift|schilderwerk|verzekering|begroting|versiering|muziek|' +
    'logistiek|vervoer|kaartjes|vrijwilligers|posters|poster|loterij|tafels|stoelen|geluid|licht|vergunning|' +
    'programma|opbouw|afbouw',
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
