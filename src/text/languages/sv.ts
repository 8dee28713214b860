import type { Language } from './language.ts';

export const sv: Language = {
  headings:
    'åtgärder|åtgärdspunkter|åtgärdslista|åtgärdsplan|aktiviteter|aktivitetslista|aktionspunkter|aktioner|actionpunkter|action points|nästa steg|kommande steg|nästa åtgärder|att göra|att göra-lista|att göra lista|att-göra-lista|saker att göra|' +
    'uppgifter|uppgiftslista|arbetsuppgifter|uppföljning|uppföljningsuppgifter|uppföljningspunkter|uppföljande uppgifter|vem gör vad|åtaganden|överenskomna åtgärder|to-do|to do|todo|to-dos|todo-lista|fortsatt arbete|handlingsplan|läxor|läxa|det här ska göras|uppdrag|vad händer nu|beslutade åtgärder',
  labels:
    'åtgärd|uppgift|att göra|todo|to-do|ap|aktion|aktivitet|nästa steg|action|åtgärdspunkt|uppdrag|läxa',
  around:
    'våra|mina|nya|viktigaste|andra|föreslagna|rekommenderade|lista|över|med|och|de|den|det|från|för|per|person|överenskomna|beslutade|öppna|alla|deadlines|mötet|team|till|' +
    'efter|kvarstående|återstående',
  others:
    'beslut|fattade beslut|beslutat|frågor|fråga|öppna frågor|agenda|dagordning|sammanfattning|översikt|disposition|viktiga punkter|huvudpunkter|punkter|ämnen|diskussion|risker|risk|deltagare|närvarande|noteringar|noterat|' +
    'nästa möte|idéer|transkription|bakgrund|slutsatser|föregående|förra|klara|avslutade|övrigt|parkering|detaljer|citat|kapitel|ekonomi|insikter|nyckelpunkter|information',
  owner:
    'ansvarig|ansvariga|ansvar|vem|vem?|person|namn|tilldelad|tilldelad till|tilldelat|ägare|utförare|utförs av|av vem|ansv.',
  due: 'deadline|klart|klart senast|klar|senast|när|när?|datum|förfallodatum|slutdatum|till när|klardatum|tidsfrist|tid|färdigt|tidpunkt',
  status: 'status|läge|klart?|gjort|genomfört',
  what: 'vad|vad?|beskrivning|ärende|ämne|punkt',
  done: 'klar|klart|gjort|gjord|avslutad|avslutat|färdig|färdigt|ja|genomfört|utfört|klara',
  everybody: 'alla|samtliga|alla deltagare|båda|allihop|var och en',
  team: 'teamet|team|hela teamet|gruppen|grupp|hela gruppen|arbetsgruppen',
  nobody:
    'ej tilldelat|ej tilldelad|ej tilldelade|inte tilldelat|otilldelat|otilldelad|otilldelade|ingen|ej utsedd|ej bestämt|ej beslutat|okänd|oklart|att bestämma|ej fastställt|ej klart|utses senare',
  nothing: 'inga|ingen|inget|ingenting|det finns inga|det fanns inga|inga åtgärder|ej aktuellt|inte aktuellt',
  present: 'närvarande|deltagare|deltog|närvarade|deltagande',
  titles: 'herr|fru|fröken|dr|prof',
  and: 'och|med',
  modal: 'ska|skall|kommer att|bör|måste|behöver',
  noNames:
    'obs|viktigt|mål|exempel|påminnelse|brådskande|info|offert|avtal|faktura|pris|priser|kostnader|budget|webb|' +
    'marknad|försäljning|personal|teknik|säkerhet|han|hon|vi|jag|det|detta|stationen',
  dates: {
    by: 'senast|klart senast|klar senast|före|innan|till|deadline|fram till|inte senare än|inom|t.o.m',
    until: 'som senast',
    weekdays:
      'måndag måndagen mån|tisdag tisdagen tis|onsdag onsdagen ons|torsdag torsdagen tors tor|fredag fredagen fre|lördag lördagen lör|söndag söndagen sön',
    months:
      'januari jan|februari feb|mars mar|april apr|maj|juni jun|juli jul|augusti aug|september sep sept|oktober okt|november nov|december dec',
    today: 'i dag|idag|ikväll|i kväll|dagens slut|slutet av dagen',
    tomorrow: 'i morgon|imorgon|i morron',
    afterTomorrow: 'i övermorgon|övermorgon',
    next: 'nästa',
    this: 'denna|den här|nu på|kommande',
    end: 'slutet av|slutet på|utgången av|slutet',
    day: 'dag|dagar|dagen',
    week: 'vecka|veckor|veckan',
    month: 'månad|månader|månaden',
    monthEnd: 'månadsskiftet',
    numbers: 'en ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio',
    filler: 'den|på|i|kl|klockan|lunch|morgon|förmiddag|eftermiddag|kväll|kvällen|e|a|av',
  },
};
