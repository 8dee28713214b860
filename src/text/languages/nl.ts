import type { Language } from './language.ts';

export const nl: Language = {
  headings:
    'acties|actiepunten|actielijst|actieplan|volgende stappen|vervolgstappen|vervolgacties|vervolgtaken|vervolg|taken|takenlijst|taakverdeling|openstaande punten|openstaande taken|te doen|nog te doen|nog te regelen|' +
    "wie doet wat|afgesproken acties|to-do's|to do's|to-dos|todo's|to do|to-do|opvolging|opvolgtaken|opvolgpunten|toezeggingen|huiswerk|klussen|nog te bespreken acties|wat gaan we doen|hoe nu verder|openstaand",
  labels:
    'actie|actiepunt|taak|to-do|todo|te doen|volgende stap|vervolgstap|ap|opvolging|toezegging|huiswerk',
  around:
    'onze|mijn|nieuwe|belangrijkste|andere|voorgestelde|aanbevolen|suggesties|lijst|met|en|de|het|uit|van|voor|per|persoon|afgesproken|openstaande|open|alle|deadlines|' +
    'vergadering|overleg|team|tot|na',
  others:
    'besluiten|besluit|beslissingen|vragen|vraag|agenda|samenvatting|overzicht|hoofdpunten|belangrijkste punten|onderwerpen|besproken|discussie|risicos|deelnemers|aanwezig|aanwezigen|notities|' +
    'volgende vergadering|volgende bijeenkomst|volgend overleg|ideeën|transcriptie|transcript|context|achtergrond|conclusies|vorige|afgerond|afgeronde|rondvraag|parkeerplaats|begroting|doel|details|' +
    'mededelingen|citaten|overig|overige|feedback|inzichten|structuur|wvttk|ter info',
  owner:
    'verantwoordelijk|verantwoordelijke|wie|wie?|persoon|naam|eigenaar|toegewezen aan|actiehouder|uitvoerder|trekker|door|actie door|door wie|resp.',
  due: 'deadline|datum|wanneer|wanneer?|voor wanneer|uiterlijk|gereed|klaar|einddatum|vervaldatum|streefdatum|termijn|gereed op|tegen|datum gereed',
  status: 'status|stand|gedaan|klaar|gereed?|voortgang|afgerond',
  what: 'wat|wat?|omschrijving|beschrijving|onderwerp|activiteit|punt',
  done: 'gedaan|klaar|gereed|afgerond|ja|voltooid|geregeld|afgehandeld',
  everybody: 'iedereen|allen|alle deelnemers|wij allemaal|allemaal|beiden',
  team: 'het team|team|het hele team|hele team|de groep|groep|de hele groep',
  nobody:
    'niet toegewezen|nog niet toegewezen|niemand|nog te bepalen|onbekend|n.t.b.|ntb|nader te bepalen|nog open|open',
  nothing: 'geen|niets|er zijn geen|er waren geen|n.v.t|nvt|niet van toepassing|er is geen',
  present: 'aanwezig|aanwezigen|deelnemers|erbij',
  titles: 'dhr|de heer|heer|meneer|mevr|mw|mevrouw|dr|prof|drs|ir',
  and: 'en|met',
  modal: 'gaat|gaan|zal|zullen|moet|moeten|dient te|dienen te',
  noNames:
    'opmerking|belangrijk|doel|voorbeeld|let op|herinnering|dringend|info|offerte|contract|factuur|prijs|prijzen|kosten|budget|website|' +
    'marketing|verkoop|personeel|techniek|veiligheid|hij|zij|we|wij|ik|dit|dat|er',
  dates: {
    by: 'vóór|voor|uiterlijk|uiterlijk op|tegen|vóór het|voor het|uiterlijk voor|tot|tot en met|ten laatste|niet later dan|deadline|binnen|per|uiterlijk tegen',
    until: 'uiterlijk',
    weekdays: 'maandag ma|dinsdag di|woensdag wo|donderdag do|vrijdag vr|zaterdag za|zondag zo',
    months:
      'januari jan|februari feb|maart mrt|april apr|mei|juni jun|juli jul|augustus aug|september sep sept|oktober okt|november nov|december dec',
    today: 'vandaag|vanavond|einde van de dag|eind van de dag|het einde van de dag',
    tomorrow: 'morgen|morgenochtend|morgenmiddag|morgenavond',
    afterTomorrow: 'overmorgen',
    next: 'volgende|volgend',
    this: 'deze|dit|aanstaande|a.s|as|komende',
    end: 'eind|einde|het einde van|het eind van|eind van|einde van|het einde|het eind',
    day: 'dag|dagen',
    week: 'week|weken',
    month: 'maand|maanden',
    monthEnd: 'maandeinde',
    numbers: 'een één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien',
    filler: 'de|het|op|van|om|uur|ochtend|middag|avond|e',
  },
};
