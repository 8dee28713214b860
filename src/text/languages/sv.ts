import type { Language } from './language.ts';

export const sv: Language = {
  headings:
    'åtgärder|åtgärdspunkter|åtgärdslista|åtgärdsplan|aktiviteter|aktivitetslista|aktionspunkter|aktioner|' +
    'actionpunkter|action points|nästa steg|kommande steg|nästa åtgärder|att göra|att göra-lista|att göra lista|' +
    'att-göra-lista|saker att göra|uppgifter|uppgiftslista|arbetsuppgifter|uppföljning|uppföljningsuppgifter|' +
    'uppföljningspunkter|uppföljande uppgifter|vem gör vad|åtaganden|överenskomna åtgärder|to-do|to do|todo|to-dos|' +
    'todo-lista|fortsatt arbete|handlingsplan|läxor|läxa|det här ska göras|uppdrag|vad händer nu|beslutade åtgärder|' +
    'att göra till nästa gång|att-göra|att göra nu|att fixa|att åtgärda|att följa upp|följa upp|uppföljningar|' +
    'åtgärder och ansvariga|åtgärder att vidta|åtgärdsförslag|aktiviteter och ansvariga|aktiviteter framåt|' +
    'aktivitetsplan|kvarstående punkter|kvar att göra|återstår att göra|återstår|kvarstår|öppna punkter|' +
    'öppna ärenden|utestående punkter|utestående|saker att fixa|saker att följa upp|det här ska vi göra|' +
    'det här ska vi göra nu|det här gör vi|det vi ska göra|det vi sa att vi skulle göra|' +
    'det här sa vi att vi skulle göra|vi sa att|överenskommelser|överenskommet|överenskommit|vad som ska göras|' +
    'vad ska göras|vad vi ska göra|vad gör vi nu|vem gör vad?|vem gör vad till när|vem tar vad|vem fixar vad|' +
    'fördelning|arbetsfördelning|uppgiftsfördelning|fördelade uppgifter|fördelning av uppgifter|tilldelade uppgifter|' +
    'delegerat|delegerade uppgifter|nästa åtgärd|nästa aktiviteter|nästa uppgifter|nästa steg framåt|vägen framåt|' +
    'framåt|plan framåt|planen framåt|fortsättning|fortsatta åtgärder|fortsatta steg|fortsatt hantering|' +
    'vidare hantering|vidare arbete|hur går vi vidare|hur vi går vidare|så går vi vidare|vad händer härnäst|härnäst|' +
    'till nästa gång|till nästa möte|inför nästa möte|inför nästa gång|innan nästa möte|före nästa möte|hemläxa|' +
    'hemläxor|hemuppgifter|löften|utlovat|ska göras|göra|handlingspunkter|handlingslista|insatser|' +
    'beställningar och uppgifter|att-göra-punkter|todos|todolista|to-do-lista|action items|actions|next steps|' +
    'follow-up|followup|follow ups|ärendelista|städ- och fixlista|arbetslista|ansvarsfördelning|' +
    'punkter att följa upp|punkter att göra|lista att göra|mina uppgifter|åtgärdas|att beställa|att ta tag i|' +
    'vem gör vad och när|vem tar med vad|vad som behöver göras|det som ska göras|detta ska göras|det här ska vi fixa|' +
    'detta gör vi|ska fixas|att ordna|nu ska vi|föreslagna nästa steg|detta gör vi nu|så här går vi vidare|' +
    'det ska göras|vi delade upp|uppdelning',
  labels:
    'åtgärd|uppgift|att göra|todo|to-do|ap|aktion|aktivitet|nästa steg|action|åtgärdspunkt|uppdrag|läxa|åtgärder|' +
    'uppgifter|aktiviteter|att fixa|action item|aktionspunkt|to do|beslut/åtgärd|hemläxa|kvar att göra',
  around:
    'våra|mina|nya|viktigaste|andra|föreslagna|rekommenderade|lista|över|med|och|de|den|det|från|för|per|person|' +
    'överenskomna|beslutade|öppna|alla|deadlines|mötet|team|till|efter|kvarstående|återstående|en|ett|i|på|av|om|vi|' +
    'oss|vår|vårt|som|ska|vem|vad|när|akuta|prioriterade|konkreta|viktiga|identifierade|resterande|fördelade|' +
    'tilldelade|utestående|kommande|närmaste|vecka|veckan|denna|dagens|nästa|möte|gång|tid|tider|datum|ansvariga|' +
    'ansvarig|ansvar|sammanfattning|kort|kund|interna|externa|intern|extern|varje|framåt|utifrån|tidsfrister|' +
    'överenskommet|punkt|punkter|samt|sikt|lång|här|är|nedan|följande|följer|nu|kommer|alltså',
  others:
    'beslut|fattade beslut|beslutat|frågor|fråga|öppna frågor|agenda|dagordning|sammanfattning|översikt|disposition|' +
    'viktiga punkter|huvudpunkter|punkter|ämnen|diskussion|risker|risk|deltagare|närvarande|noteringar|noterat|' +
    'nästa möte|idéer|transkription|bakgrund|slutsatser|föregående|förra|avslutade|övrigt|parkering|detaljer|citat|' +
    'kapitel|ekonomi|insikter|nyckelpunkter|information|närvaro|frånvaro|frånvarande|anmält förhinder|' +
    'acceptanskriterier|kriterier|definition of done|checklista|gick bra|gick dåligt|vad gick bra|vad som gick bra|' +
    'kan bli bättre|kunde varit bättre|förbättringar|framgångar|beröm|omröstning|omröstningar|beslutades|godkänt|' +
    'godkännande|bifall|mötets öppnande|mötets avslutande|öppnande|avslutning|återblick|lägesrapport|lägesrapporter|' +
    'läget|status|nyheter|meddelanden|informationspunkter|till kännedom|fyi|diskuterades|diskuterat|' +
    'diskussionspunkter|diskuterade punkter|vad vi pratade om|samtalsämnen|att diskutera|öppna diskussionspunkter|' +
    'nästa träff|nästa avstämning|nästa tillfälle|nästa sammanträde|tid för nästa|viktiga datum|kalendern|kalender|' +
    'hinder|blockeringar|problem|utmaningar|invändningar|behov|önskemål|smärtpunkter|möjligheter|hot|styrkor|' +
    'svagheter|alternativ|fördelar|nackdelar|antaganden|lärdomar|siffror|nyckeltal|fakta|stämning|känsla|höjdpunkter|' +
    'länkar|resurser|material|inledning|introduktion|syfte|regler|uppskjutet|avslag|avslogs|redan gjort|redan klart|' +
    'gjort|avslutat|anteckningar|minnesanteckningar|protokoll|slutsats|kortfattat|i korthet|taltid|statistik|' +
    'observationer|iakttagelser|inte nu|någon gång|frågestund|frågor och svar|kundens frågor|reflektioner|packlista|' +
    'inköpslista|parkeringsplatsen|rundan|bordlagt|bordlagda|målsättning|målsättningar|mål|påminnelser|påminnelse|' +
    'önskningar|önskelista|förslag|planer|förväntningar|intressen|klagomål|incidenter|idéer till senare|till senare|' +
    'en annan gång|praktiskt|kandidatens frågor|att prata om|rekommendationer|tankar|konstateranden|mål för sprinten|' +
    'relaterade sidor|nyckelfrågor|inför nästa år|vi kom överens om',
  owner:
    'ansvarig|ansvariga|ansvar|vem|vem?|person|namn|tilldelad|tilldelad till|tilldelat|ägare|utförare|utförs av|' +
    'av vem|ansv.|ansvarig person|ansvarar|ansvarig för|vem ansvarar|vem gör|vem gör det|vem tar|utföres av|görs av|' +
    'görs|hanteras av|handläggare|ägs av|tas av|tilldelas|tilldelade|ansvariga personer|owner|åligger|resp|' +
    'kontaktperson|ansvarig/a|huvudansvarig|samordnare',
  due:
    'deadline|klart|klart senast|klar|senast|när|när?|datum|förfallodatum|slutdatum|till när|klardatum|tidsfrist|tid|' +
    'färdigt|tidpunkt|klart till|klar till|klar senast|klart när|ska vara klart|ska vara klar|färdigdatum|färdig|' +
    'färdig senast|sista dag|sista datum|tidsgräns|tidplan|till|inom|måldatum|senast klart|slutförs|slutförs senast|' +
    'leverans|leveransdatum|frist|tidsram|när klart|förväntat klart',
  status: 'status|läge|klart?|gjort|genomfört|klar?|gjort?|utfört|framsteg|tillstånd',
  what:
    'vad|vad?|beskrivning|ärende|ämne|punkt|uppdrag|vad ska göras|vad ska göras?|innehåll|arbete|' +
    'beskrivning av uppgift|insats|sak|saker|punkter|att göra|ärenden|detaljer|moment',
  done:
    'klar|klart|gjort|gjord|avslutad|avslutat|färdig|färdigt|ja|genomfört|utfört|klara|är gjort|är klart|redan gjort|' +
    'redan klart|fixat|fixad|skickat|levererat|löst|ok|åtgärdat|åtgärdad|slutfört|slutförd|gjorda|avklarat|avklarad|' +
    'bokat|bokad|betald|betalt|check',
  everybody:
    'alla|samtliga|alla deltagare|båda|allihop|var och en|alla närvarande|alla medlemmar|vi alla|varje|bägge|jag|vi|' +
    'alla på teamet|alla i teamet|alla team|alla föräldrar|resten',
  team:
    'teamet|team|hela teamet|gruppen|grupp|hela gruppen|arbetsgruppen|allihop|samtliga|var och en|styrelsen|styrelse|' +
    'avdelning|avdelningen|ledningen|ledning|ledningsgruppen|kommittén|utskottet|sekretariatet|administrationen|' +
    'ekonomi|ekonomiavdelningen|arbetslaget|arbetslag|valberedningen|festkommittén|kansliet|förvaltningen|förvaltaren|' +
    'projektgruppen',
  nobody:
    'ej tilldelat|ej tilldelad|ej tilldelade|inte tilldelat|otilldelat|otilldelad|otilldelade|ingen|ej utsedd|' +
    'ej bestämt|ej beslutat|okänd|oklart|att bestämma|ej fastställt|ej klart|utses senare|ej utsett|saknas|' +
    'ingen ansvarig|ingen utsedd|ej satt|?|okänt|frivillig|frivilliga|någon|får se|att utse|utses|ej angivet|' +
    'ej angiven|ej fördelat|inte bestämt|inte bestämd|vem?|oklar|n.n.|nn|oklart vem|bestäms senare|inte tilldelad|' +
    'återkommer|nån|någon annan|vem kan|vem vill|frivilliga sökes|vem som helst',
  nothing:
    'inga|ingen|inget|ingenting|det finns inga|det fanns inga|inga åtgärder|ej aktuellt|inte aktuellt|inga uppgifter|' +
    'inga nya|inga aktiviteter|inga nästa steg|inget att göra|inget särskilt|inget nytt|finns inga|fanns inga|' +
    'inget bestämdes|inga beslutade|ej diskuterat|det blev inga|inga öppna|inga noterade|inga identifierades|' +
    'inga nästa|inga åtgärder noterades|inga åtgärder identifierades|inga hittades|inga uppgifter hittades|' +
    'inga upptäcktes',
  present:
    'närvarande|deltagare|deltog|närvarade|deltagande|närvaro|på plats|med på mötet|medverkande|närvarande på mötet|' +
    'mötesdeltagare|deltagarlista|deltagare på mötet|med|var med|kallade',
  titles:
    'herr|fru|fröken|dr|prof|doktor|professor|rektor|pastor|kyrkoherde|syster|broder|ordförande|sekreterare|kassör|' +
    'chef|ing|herr.|fru.|dr.|överläkare|sjuksköterska|mamma till|pappa till|mamma|pappa|farfar|mormor|farmor|morfar|' +
    'moster|faster',
  and: 'och|med',
  articles: '',
  modal:
    'ska|skall|kommer att|bör|måste|behöver|skickar|ringer|bokar|kollar|tar|gör|köper|skriver|fixar|mejlar|mailar|' +
    'pratar|undersöker|beställer|kontaktar|ordnar|sammanställer|återkommer|hör|frågar|ser|lämnar|håller|ansvarar|' +
    'uppdaterar|förbereder|planerar|testar|skapar|lägger|hämtar|stämmer|delar|bjuder|leder|läser|går|tittar|jämför|' +
    'samlar|skaffar|byter|drar|sätter|bygger|begär|utreder|letar|lagar|kör|driver|presenterar|rapporterar|säger|' +
    'svarar|städar|bakar|räknar|målar|monterar|reparerar|rensar|trycker|kallar|följer|kan|vill|får|borde|skulle|' +
    'kommer|har lovat|lovade|lovar|åtar sig|åtog sig|erbjöd sig|har i uppdrag|får i uppdrag|är ansvarig|uppdras|' +
    'ombeds|ombesörjer|inhämtar|anmäler|sköter|hjälper|mäter|startar|avslutar|publicerar|redigerar|översätter|' +
    'arrangerar|organiserar|granskar|godkänner|betalar|verifierar|säkerställer|tar fram|tar med|tar kontakt|ska även|' +
    'avser att|tänker',
  future: '',
  noNames:
    'obs|viktigt|mål|exempel|påminnelse|brådskande|info|offert|avtal|faktura|pris|priser|kostnader|budget|webb|' +
    'marknad|försäljning|personal|teknik|säkerhet|han|hon|vi|jag|det|detta|stationen|kund|kunder|projekt|server|data|' +
    'support|lager|leverans|leverantör|produktion|kvalitet|juridik|ekonomi|material|lokal|lokaler|catering|mat|dryck|' +
    'press|reklam|flyer|affisch|affischer|nyhetsbrev|tryck|mässa|event|fest|resa|hotell|parkering|trädgård|tak|värme|' +
    'kök|städning|nya|ny|nytt|gamla|nästa|första|andra|sedan|därefter|idag|dessutom|eventuellt|valfritt|fråga|frågor|' +
    'svar|status|återkoppling|kolla|skicka|göra|förbereda|planera|beställa|boka|ringa|fixa|skriva|köpa|kontakta|' +
    'undersöka|ta|se|uppdatera|testa|skapa|lägga|hämta|dela|mejl|telefon|besök|utkast|koncept|protokoll|rapport|' +
    'lista|plan|datum|tid|plats|ämne|slut|början|slutsats|resultat|beslut|idé|problem|lösning|orsak|risk|möjlighet|' +
    'förslag|kommentar|källa|adress|kontakt|bilder|bild|foto|video|film|mjukvara|release|test|tester|underhåll|' +
    'uppdatering|app|alla|varje|vem|vad|när|var|hur|hiss|försäkring|möte|mötet|offerten|hemsida|hemsidan|utbildning|' +
    'rekrytering|semester|dekoration|musik|logistik|transport|biljetter|volontärer|lotteri|bord|stolar|ljud|ljus|' +
    'tillstånd|program|frakt',
  dates: {
    by:
      'senast|klart senast|klar senast|före|innan|till|deadline|fram till|inte senare än|inom|t.o.m|senast på|' +
      'senast den|senast till|ska vara klart|ska vara klar|ska vara klart till|ska vara klart senast|klart|klar|' +
      'klart till|klar till|klart innan|klart före|före den|innan den|till den|färdigt|färdigt till|färdig till|' +
      'förfaller|sista dag|sista datum|i god tid före|i god tid innan|allra senast|absolut senast|max|inom loppet av|' +
      'ej senare än|deadline är|lämnas in senast|till och med',
    until: 'som senast|senast|klart',
    weekdays:
      'måndag måndagen mån|tisdag tisdagen tis|onsdag onsdagen ons|torsdag torsdagen tors tor|fredag fredagen fre|' +
      'lördag lördagen lör|söndag söndagen sön',
    months:
      'januari jan|februari feb|mars mar|april apr|maj|juni jun|juli jul|augusti aug|september sep sept|oktober okt|' +
      'november nov|december dec',
    today:
      'i dag|idag|ikväll|i kväll|dagens slut|slutet av dagen|innan dagens slut|före dagens slut|arbetsdagens slut|eod',
    tomorrow:
      'i morgon|imorgon|i morron|i morgon bitti|imorgon bitti|i morgon kväll|morgondagen|imorrn|imorron',
    afterTomorrow: 'i övermorgon|övermorgon',
    next: 'nästa|nästkommande|nästföljande',
    this: 'denna|den här|nu på|kommande|den kommande|nu|på|innevarande|detta',
    end: 'slutet av|slutet på|utgången av|slutet|slutet av denna|slutet på denna',
    day: 'dag|dagar|dagen|arbetsdagar|arbetsdag|vardagar|dygn',
    week: 'vecka|veckor|veckan',
    month: 'månad|månader|månaden',
    year: 'år|året|års',
    yearEnd: 'årsskiftet|årets slut|slutet av året|slutet på året|årsslutet',
    monthEnd: 'månadsskiftet|månadens slut|slutet av månaden|slutet på månaden|månadsslutet',
    numbers: 'en ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio',
    soon: 'asap|omgående|omedelbart|snarast|snarast möjligt|så snart som möjligt|så fort som möjligt|direkt|genast',
    filler:
      'den|på|i|kl|klockan|lunch|morgon|förmiddag|eftermiddag|kväll|kvällen|e|a|av|bitti|förmiddagen|eftermiddagen|' +
      'lunchtid|midnatt|natt|morgonen|kl.|till|under|om|vid|tidigt|sent|dagen',
  },
};
