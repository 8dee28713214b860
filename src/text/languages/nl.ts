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
    'actiepuntenlijst|werkzaamheden|zo gaan we verder|wie doet wat voor wanneer|wie doet wat tegen wanneer|' +
    'wie doet wat en voor wanneer|wie doet wat, wanneer|wie gaat wat doen|wie zorgt waarvoor|wie zorgt voor wat|' +
    'wie brengt wat mee|wie is waarvoor verantwoordelijk|wat doet wie|wat iedereen doet|wat iedereen gaat doen|' +
    'van onze kant|van jullie kant|van uw kant|aan onze kant|aan jullie kant|aan uw kant|vanuit de klant|' +
    'vanuit de leverancier|jullie pakken op|onze acties|jullie acties|uw acties|acties klant|acties leverancier|' +
    'acties aannemer|acties opdrachtgever|acties van onze kant|acties van jullie kant|acties voor ons|' +
    'acties voor jullie|acties per persoon|acties en deadlines|acties en afspraken|acties en besluiten|' +
    'acties & afspraken|acties uit de vergadering|acties uit dit overleg|acties n.a.v. overleg|' +
    'acties tot volgende keer|acties voor volgende keer|acties voor de volgende keer|' +
    'acties vóór de volgende vergadering|actie vereist|actie nodig|actiehouders|actieoverzicht|actietabel|' +
    'actieregister|actielog|actie- en besluitenlijst|besluiten en acties|besluiten en actiepunten|' +
    'besluiten en afspraken|besluitenlijst en acties|afspraken en acties|afspraken en actiepunten|' +
    'afspraken en taken|afspraken en vervolg|afspraken en vervolgstappen|afgesproken vervolgstappen|' +
    'afgesproken taken|afgesproken is dat|we hebben afgesproken|we hebben afgesproken dat|wat hebben we afgesproken|' +
    'wat spraken we af|wat we hebben afgesproken|dit spraken we af|dit hebben we afgesproken|hebben we afgesproken|' +
    'tot de volgende vergadering|tot het volgende overleg|tot volgende keer|tot volgende week|voor volgende keer|' +
    'voor volgende week|voor het volgende overleg|voor de volgende bijeenkomst|vóór de volgende vergadering|' +
    'vóór het volgende overleg|voordat we elkaar weer zien|voor we elkaar weer zien|huiswerk voor iedereen|' +
    'huiswerk tot volgende keer|wat moet nog|wat moet er nu gebeuren|wat moeten we nog doen|wat moeten we doen|' +
    'wat er nog moet gebeuren|wat er nog gedaan moet worden|wat nog moet gebeuren|wat nog te doen|' +
    'wat staat er nog open|wat staat nog open|wat rest er nog|nog doen|nog te doen voor de volgende keer|' +
    'nog te doen tot volgende keer|nog te regelen voor|nog op te lossen|nog uit te voeren|nog uit te zoeken|' +
    'nog te organiseren|nog te kopen|moeten we nog doen|dit moeten we nog doen|te regelen punten|te organiseren|' +
    'op te lossen|op te volgen|op te volgen punten|opvolgen|opvolgingen|opvolgingspunten|opvolgactie|' +
    'opvolging en acties|vervolgactiepunten|vervolgacties en verantwoordelijken|vervolgstappen en acties|' +
    'vervolgstappen en eigenaren|vervolgopdrachten|vervolgpunten|verdere acties|verdere afspraken|verdere taken|' +
    'volgende acties|volgende taken|eerstvolgende stappen|eerstvolgende acties|aankomende taken|komende acties|' +
    'komende taken|resterende acties|resterende taken|restpunten|opleverpunten|gebreken en acties|verbeteracties|' +
    'verbetermaatregelen|corrigerende maatregelen|preventieve maatregelen|herstelpunten|herstelacties|' +
    'taken en deadlines|taken en actiehouders|taken per persoon|taken tot volgende keer|taken voor volgende keer|' +
    'taken voor de volgende keer|takenlijstje|takentabel|verdeelde taken|taken verdeeld|verdeling taken|' +
    'verdeling werk|werkverdeling|rolverdeling en taken|toegekende taken|gedelegeerde taken|lopende taken|' +
    'openstaande klussen|openstaande werkzaamheden|uit te voeren werkzaamheden|uit te voeren taken|uit te voeren|' +
    "werkzaamheden en planning|doelist|doe-lijst|doelijst|to do's en afspraken|todo's en afspraken|" +
    "to-do's per persoon|todos|to dos|actions|next step|action points|follow ups|voorgestelde acties|" +
    'aanbevolen acties|aanbevolen volgende stappen|gedetecteerde taken|herkende actiepunten|toezeggingen en acties|' +
    'gedane toezeggingen',
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
    'structuur|wvttk|ter info|aanwezigheid|afwezig|afgemeld|acceptatiecriteria|criteria|definition of done|' +
    'checklist|ging goed|ging niet goed|wat ging goed|wat kan beter|kan beter|verbeterpunten|succes|successen|' +
    'complimenten|besloten|vastgesteld|stemming|stemmingen|goedgekeurd|goedkeuring|ingekomen stukken|opening|' +
    'sluiting|terugblik|stand van zaken|voortgang|nieuws|nieuwtjes|aankondigingen|informatie|ter informatie|' +
    'ter kennisgeving|toelichting|bespreekpunten|besproken punten|besproken onderwerpen|waar hadden we het over|' +
    'openstaande vragen|open vragen|te bespreken|nog te bespreken|discussiepunten|volgende afspraak|' +
    'volgende meeting|volgende keer|volgende overleg|datum volgende|belangrijke data|agenda volgende|risico|' +
    "risico's|blokkades|belemmeringen|knelpunten|problemen|bezwaren|behoeften|behoeftes|wensen|pijnpunten|kansen|" +
    'bedreigingen|sterke punten|zwakke punten|opties|alternatieven|voordelen|nadelen|aannames|lessen|' +
    'geleerde lessen|leerpunten|cijfers|kerncijfers|feiten|sfeer|sentiment|hoogtepunten|hoofdstukken|links|bronnen|' +
    'materialen|inleiding|doelen|doelstellingen|regels|uitgesteld|afgewezen|al gedaan|reeds gedaan|gedaan|bereikt|' +
    'aantekeningen|verslag|conclusie|kernpunten|kort samengevat|in het kort|samengevat|spreektijd|statistieken|' +
    'observaties|bevindingen|opmerkingen|rondje|verslaggeving|constateringen|gespreksverslag|doelstelling|' +
    'leerdoelen|herinneringen|herinnering|wens|wensenlijst|voorstellen|suggesties|plannen|verwachtingen|interesses|' +
    'klachten|incidenten|ideeën voor later|voor later|een andere keer|praktisch|vragen van de kandidaat|' +
    'gespreksonderwerpen|aanbevelingen|gedachten|wat goed ging|wat beter kan|belangrijkste vragen|' +
    "waar we het over hadden|genomen besluiten|voor volgend jaar|gerelateerde pagina's|wat is besloten|" +
    'wat is er besloten|wat we hebben besloten|besluitenlijst|besluitvorming|genomen beslissingen|' +
    'te nemen besluiten|agendapunten|agendapunt|onderwerpen van vandaag|onderwerpen van de dag|te bespreken punten|' +
    'besproken zaken|besproken is|wat is besproken|wat we bespraken|wat we hebben besproken|' +
    'waar we het over hebben gehad|standpunten|ingebrachte punten|wensen van ouders|wensen van de klant|' +
    'wensen klant|wensen en ideeën|brainstorm|vragen en antwoorden|vragen uit de zaal|vragen van ouders|' +
    'vragen van de klant|vragen van het publiek|onbeantwoorde vragen|vragen die overblijven|nog te beslissen|' +
    'te beslissen|goed nieuws|nieuwtje|mededeling|algemene informatie|praktische informatie|praktische info|' +
    'informatief|fyi|status van zaken|stand van het werk|stand bouw|stand werk|stemuitslag|uitslag stemming|quorum|' +
    'opening en vaststelling agenda|vaststelling agenda|vaststellen agenda|notulen vorige vergadering|' +
    'vorige notulen|vorige vergadering|vorig overleg|verslag vorige|presentielijst|aanwezigheidslijst|afmeldingen|' +
    'afwezigen|belangrijke datums|komende data|aankomende data|komende evenementen|komende vergaderingen|' +
    'volgende vergaderdata|vergaderdata|tijdlijn|referenties|bibliografie|verklarende woordenlijst|randvoorwaarden|' +
    'buiten scope|buiten de scope|succescriteria|beoordelingscriteria|beoordelingsformulier|mee te nemen|' +
    'boodschappenlijst|gastenlijst|weersomstandigheden|anamnese|symptomen|allergieën|ooit misschien|misschien ooit|' +
    'doorgeschoven|wat ging minder|wat ging minder goed|wat ging niet goed|wat liep goed|wat werkte|wat werkte niet|' +
    'wat we kunnen verbeteren|verbeterideeën|sterke en zwakke punten|dankwoord|trefwoorden|korte samenvatting|' +
    'ijsbreker|inchecken|uitchecken',
  owner:
    'verantwoordelijk|verantwoordelijke|wie|wie?|persoon|naam|eigenaar|toegewezen aan|actiehouder|uitvoerder|' +
    'trekker|door|actie door|door wie|resp.|actiehouders|verantwoordelijken|verantw.|verantw|wie pakt op|' +
    'wie pakt dit op|toegewezen|aan wie|behandelaar|contactpersoon|eigenaars|taakhouder|uitvoering|uitvoering door|' +
    'uitgevoerd door|owner|regelt|wie regelt|opgepakt door|ligt bij|bij wie|voor wie|resp|namens|wie doet het|' +
    'wie doet dit|wie doet dat|wie doet|wie doet het?|wie gaat dit doen|wie gaat dat doen|wie is aan zet|wie neemt|' +
    'wie zorgt|wie trekt|wie voert uit|wie voert uit?|wie is verantwoordelijk|wie is verantwoordelijk?|' +
    'verantwoordelijk persoon|verantwoordelijke persoon|verantwoordelijke(n)|verantwoordelijke partij|' +
    'verantwoordelijke afdeling|verantwoordelijk?|hoofdverantwoordelijke|eindverantwoordelijke|actiehouder(s)|' +
    'actie-eigenaar|eigenaar actie|actie bij|actie voor|toegewezen persoon|toebedeeld aan|toegekend aan|' +
    'gedelegeerd aan|opgedragen aan|uit te voeren door|te doen door|uitgevoerd door wie|aanspreekpunt|uitvoerders|' +
    'uitvoerende|uitvoerende partij|ligt bij wie|in te vullen door|assignee|initialen',
  due:
    'deadline|datum|wanneer|wanneer?|voor wanneer|uiterlijk|gereed|klaar|einddatum|vervaldatum|streefdatum|termijn|' +
    'gereed op|tegen|datum gereed|gereed voor|klaar voor|klaar op|uiterste datum|opleverdatum|oplevering|afronding|' +
    'afgerond voor|vóór|voor|uiterlijk op|tijdstip|wanneer klaar|wanneer gereed|tijd|planning|verwacht|' +
    'verwachte datum|deadline?|per wanneer|doel datum|deadline datum|datum deadline|datum klaar|datum afronding|' +
    'datum afgerond|datum uitvoering|datum oplevering|uiterste termijn|uiterste leverdatum|uiterlijke datum|' +
    'uiterlijk?|uiterlijk voor|klaar tegen|klaar wanneer|klaar uiterlijk|gereed datum|gereed tegen|gereed uiterlijk|' +
    'gereedmelding|gereed wanneer|afgerond op|afgerond uiterlijk|afronden voor|afronding voor|af te ronden voor|' +
    'uitvoerdatum|uitvoeren voor|uitvoering voor|te realiseren voor|leverdatum|levertermijn|inleverdatum|' +
    'geplande datum|geplande afronding|gepland op|gepland voor|voorziene datum|streefdatum gereed|tegen wanneer|' +
    'tegen wanneer?|voor wanneer?|tot wanneer|wanneer af|wanneer moet het klaar zijn|tijdsplanning|tijdpad|' +
    'termijn/datum|datum/termijn|eind datum|due date|eta',
  status:
    'status|stand|gedaan|klaar|gereed?|voortgang|afgerond|gereed|gedaan?|klaar?|afgehandeld|stand van zaken|' +
    'voortgang?',
  what:
    'wat|wat?|omschrijving|beschrijving|onderwerp|activiteit|punt|actiepunt|taakomschrijving|werkzaamheden|punten|' +
    'wat te doen|inhoud|afspraak|afspraken|zaak|onderwerpen|details|klus|wat moet er gebeuren|omschrijving actie|' +
    'wat moet gebeuren|wat moet er gedaan worden|wat gaan we doen|wat doen we|wat doen?|wat precies|wat is de actie|' +
    'omschrijving van de actie|omschrijving taak|omschrijving actiepunt|omschrijving van de taak|beschrijving actie|' +
    'beschrijving van de actie|beschrijving taak|actie-omschrijving|actieomschrijving|actie/taak|taak/actie|' +
    'actie/afspraak|activiteiten|uit te voeren actie|uit te voeren werk|uit te voeren taak|te nemen actie|' +
    'te ondernemen actie|te doen|opdracht|opdrachten|vervolgactie|maatregel|maatregelen|opleverpunt|taaknaam',
  done:
    'gedaan|klaar|gereed|afgerond|ja|voltooid|geregeld|afgehandeld|ja gedaan|is gedaan|reeds gedaan|al gedaan|' +
    'uitgevoerd|verstuurd|verzonden|geleverd|opgelost|ok|gesloten|besteld|gefikst|gefixt|afgevinkt|al geregeld|' +
    'al gebeld|al verstuurd|al besteld|al betaald|is geregeld|is besteld|is klaar|is afgerond|is al gedaan|' +
    'is gebeurd|gebeurd|opgeleverd|afgewerkt|gedaan!|klaar!|done|volbracht|uitgevoerd!|100%',
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
    'wie wil|vrijwilligers|nog verdelen|wie kan?|wie wil?|wie heeft tijd|wie heeft tijd?|wie pakt dit op?|' +
    'wie meldt zich|wie meldt zich?|wie biedt zich aan|iemand nodig|iemand gezocht|vrijwilliger gezocht|' +
    'vrijwilliger nodig|vrijwilligers nodig|nog gezocht|nog vrijwilligers nodig|nog iemand nodig|nog iemand zoeken|' +
    'nog te benoemen|nog te beslissen|nog af te spreken|nog af te stemmen|nog niet bepaald|nog niet duidelijk|' +
    'nog niet verdeeld|nog niemand toegewezen|nog toe te wijzen|toe te wijzen|nog vast te stellen|nader te benoemen|' +
    'nader te bepalen door|wordt nog bepaald|wordt nog verdeeld|wordt nog ingevuld|wordt later bepaald|' +
    'moet nog bepaald worden|moet nog verdeeld worden|onduidelijk|niet bekend|niet bepaald|niet genoemd|' +
    'niet gespecificeerd|niet vermeld|niet vastgesteld|geen verantwoordelijke|geen actiehouder|geen persoon|' +
    'zonder verantwoordelijke|zonder actiehouder|vacant|wie maar kan|maakt niet uit wie|tbd|tbc|nvt',
  nothing:
    'geen|niets|er zijn geen|er waren geen|n.v.t|nvt|niet van toepassing|er is geen|geen acties|geen actiepunten|' +
    'geen taken|geen bijzonderheden|er is niets|niets afgesproken|er zijn nog geen|geen vervolgstappen|' +
    'niets te doen|niet besproken|geen openstaande|er werden geen|er zijn geen vervolgstappen|' +
    'er zijn geen actiepunten|geen volgende stappen|niets vastgesteld|er zijn geen acties|geen actiepunten gevonden|' +
    'er zijn geen taken|geen acties gevonden|geen nieuwe acties|geen nieuwe actiepunten|geen nieuwe taken|' +
    'geen nieuwe afspraken|geen afspraken|geen verdere acties|geen verdere stappen|geen verdere taken|geen concrete|' +
    'geen concrete acties|geen openstaande acties|geen opvolging|geen opvolging nodig|geen vervolg|' +
    "geen vervolgacties|geen toezeggingen|geen to-do's|geen taken gevonden|geen taken gedetecteerd|" +
    'geen taken geïdentificeerd|geen actiepunten geïdentificeerd|geen actiepunten vastgesteld|' +
    'geen acties geïdentificeerd|geen acties afgesproken|geen bijzonderheden te melden|niets bijzonders|' +
    'niets concreets|niets nieuws|niets openstaand|niets te melden|niets voor nu|voorlopig niets|voorlopig geen|' +
    'vooralsnog geen|momenteel geen|op dit moment geen|nog niets|er is nog niets|er is niets afgesproken|' +
    'er is geen actie|er zijn geen concrete|er zijn geen openstaande|er zijn geen verdere|er zijn geen nieuwe|' +
    'er zijn geen volgende|er zijn geen afspraken|er zijn geen actiepunten gevonden|' +
    'er zijn geen acties geïdentificeerd|er waren geen actiepunten|er werden geen acties|er werden geen actiepunten|' +
    'er werden geen taken|er werden geen concrete|er werden geen afspraken|in deze vergadering zijn geen|' +
    'in dit gesprek zijn geen|in dit overleg zijn geen|tijdens dit overleg zijn geen|' +
    'tijdens de vergadering zijn geen|n.v.t.',
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
