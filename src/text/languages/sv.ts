import type { Language } from './language.ts';

export const sv: Language = {
  headings:
    '*åtgärd|*åtgärder|åtgärd*|aktiviteter|aktivitetslista|aktivitetsplan|aktion*|action*|nästa steg|kommande steg|' +
    'steg framåt|fortsatta steg|att göra*|saker att göra|ska göra*|ska göras|göras|gör vi|göra|att fixa|ska fixa*|' +
    'att ordna|att beställa|att lösa|ta tag i|*uppgift|*uppgifter|uppgifts*|hemuppgift*|uppfölj*|följa upp|vem vad|' +
    'vem * vad|vem * * vad|vem * * om vad|vem * * för vad|vem gör|vad gör vi|åtagande*|löfte*|utlovat|har lovat|' +
    'vi lovade|to do*|todo*|fortsatt arbete|fortsättning|vidare arbete|vidare hantering|fortsatt hantering|' +
    'handlingsplan*|handlings*|läxa|läxor|hemläx*|*uppdrag|vad händer nu|vad händer|härnäst|framåt|vägen framåt|' +
    'går vidare|hur går vi|kvarst*|kvarvarande *|kvar att|är kvar|återst*|utestående|utestående punkt*|' +
    'öppna punkt*|öppna ärenden|ärendelista|överenskom*|kom överens om att göra|vi sa att|sa att vi|fördelning|' +
    'fördelade|*fördelning|uppdelning|delade upp|deleger*|till nästa *|inför nästa gång|inför nästa möte|' +
    'innan nästa *|före nästa *|next step*|follow up*|followup*|insatser|arbetslista|fixlista|nu ska vi|vår sida|' +
    'er sida|kundens sida|behöver göras|planen framåt|kvar att *|hur vi går vidare|arbete framåt|' +
    'återstående arbete|att förbereda|att genomföra|att verkställa|att köpa|tills nästa *|tills vi ses|' +
    'innan vi ses|aktivitetslogg|aktivitetstabell|ansvarslista|ansvar deadlines|behöver följas|ska följas|' +
    'behöver åtgärdas|behöver fixas|måste göras|måste fixas|ta vidare|tas vidare|tar med oss|fixarlista|bristlista|' +
    'planerade aktiviteter|skulle göra',
  labels:
    'åtgärd|uppgift|att göra|todo|to-do|ap|aktion|aktivitet|nästa steg|action|åtgärdspunkt|uppdrag|läxa|åtgärder|' +
    'uppgifter|aktiviteter|att fixa|action item|aktionspunkt|to do|beslut/åtgärd|hemläxa|kvar att göra|' +
    'nästa åtgärd|next step|follow-up|att åtgärda|att följa upp|att-göra|handlingspunkt|actionpunkt|att göra för|' +
    'uppgift för',
  around:
    'en|ett|den|det|de|och|eller|av|för|från|till|per|i|på|med|att|om|som|när|vad|vem|vi|oss|ni|er|är|blev|ska|har|' +
    'här|nu|idag|dag|detta|dessa|denna|alla|vår*|våra|min*|mina|er*|era|kundens|leverantörens|ny*|viktig*|övrig*|' +
    'andra|fler|ytterligare|föreslag*|rekommend*|överens*|beslut*|tilldela*|fördela*|delegera*|identifiera*|' +
    'upptäck*|extraher*|öpp*|utestående|kvarstående|kvarvarande|återstående|aktuell*|konkret*|brådskande|' +
    'omedelbar*|prioritera*|kommande|nästa|fortsatt*|uppföljande|korrigerande|förebyggande|följande|nedan|' +
    'nedanstående|intern*|extern*|kort|lång|sikt|lista*|tabell*|plan|översikt|punkt*|sak*|steg|person*|ansvarig*|' +
    'ansvar|deadline*|datum|tid*|möte*|samtal*|vecka*|gång|team*|grupp*|kund*|beslut|utdelade|bestämda|planera*|' +
    'inplanera*|pågående|hemma|snarast|krävs|så|hur|behöver|måste|igen',
  others:
    '*beslut|besluta*|besluts*|beslöt*|bestäm*|bestämt|resolution*|*fråga|*frågor|frågeställning*|undringar|' +
    'agenda*|dagordning*|dagens *|*punkter diskuter*|risk|risker|hinder|*problem|deltagar*|närvar*|frånvar*|' +
    'inbjudna|beslutför*|justera*|nästa möte|nästa sammanträde|nästa träff|nästa samtal|kommande möten|' +
    'kommande datum|kommande evenemang|viktiga datum|viktiga hållpunkter|mötestider|datum att komma|' +
    'datum för nästa|tidslinje|kalender*|idé|idéer|brainstorm*|förslag|*förslag|transkri*|kontext|bakgrund*|' +
    'slutsats*|insikt*|lärdom*|föregående|förra|tidigare|senaste|sedan sist|klart|färdig*|avslut*|gjort|' +
    'redan|uppnått|parkering*|info|*information|information*|kännedom|nyheter|nyhet*|meddelande*|' +
    'tillkännagiv*|citat|övrigt|övriga frågor|feedback|*synpunkter|åsikt*|reflektion*|kriterier|*kriterier|' +
    'definition|checklista|kontrollpunkter|gick|bättre|dåligt|fungera*|förbättring*|utvecklingsområden|' +
    'framgång*|beröm|tack|tack till|avtackning|valärenden|val av|röst*|omröstning*|godkänn*|mötet öppnas|' +
    'mötet avslutas|mötets öppn*|öppnande|ekonomi*|invändning*|behov|önskemål|önsk*|önskningar|möjlighet*|' +
    'hot|styrkor|svagheter|alternativ|fördelar|nackdelar|antagande*|siffror|nyckeltal|nyckelord|nyckelfrågor|' +
    'fakta|stämning*|känsl*|kapitel|länkar|källor|referenser|relaterade|ordlista|resurser|material|bifoga*|' +
    'inledning|introduktion|syfte|regler|omfattning*|ingår inte|utskjut*|uppskjut*|skjuts upp|avslag|avslogs|' +
    'bordlag*|taltid|statistik|observation*|iakttagelse*|konstaterande*|inte nu|någon gång|till senare|' +
    'en annan gång|kanske|frågestund|packlista|inköpslista|gästlista|att ta med|rundan|mål|målsättning*|' +
    'mål för *|påminnelse*|planer|förväntning*|intressen|klagomål|incident*|praktiskt|kandidat*|' +
    'rekommendation*|tankar|funderingar|farhågor|nästa år|anamnes|symtom|symptom|allergier|läkemedelslista|' +
    'isbrytare|incheckning|utcheckning|poängsättning|bedömning*|disposition|förhinder|bifall|återblick|' +
    'nästa avstämning|nästa tillfälle|tid för nästa|utmaningar|smärtpunkter|inför nästa år|vi kom överens om|' +
    'kravlista|vad kan förbättra|*rapporter',
  neutral:
    'sammanfatt*|översikt|korthet|kortfattat|nötskal|diskussion*|diskuter*|ämne*|*ämnen|tema*|pratade|' +
    'prata om|talade|sades|samtalspunkter|mötespunkter|anteckning*|minnesanteckning*|protokoll*|framsteg|' +
    'detaljer|nuläge*|lägesb*|lägesupp*|läget|status*|*rapport|rapport*|höjdpunkter|huvudpunkter|' +
    'viktiga punkter|punkter|notering*|noterat|nyckelpunkter',
  owner:
    'ansvarig|ansvariga|ansvar|vem|person|namn|tilldelad|tilldelad till|tilldelat|ägare|utförare|utförs av|av vem|' +
    'ansv.|ansvarig person|ansvarar|ansvarig för|vem ansvarar|vem gör|vem gör det|vem tar|utföres av|görs av|görs|' +
    'hanteras av|handläggare|ägs av|tas av|tilldelas|tilldelade|ansvariga personer|owner|åligger|resp|' +
    'kontaktperson|ansvarig/a|huvudansvarig|samordnare|ansvarig person/grupp|ansvarig/utförare|ansvarig för åtgärd|' +
    'ansvarig för uppgiften|ansvarig enhet|ansvarig avdelning|ansvarigt team|ansvarig part|huvudansvar|delansvarig|' +
    'vem tar det|vem fixar|vem kollar|vem ska göra|hos vem|ligger hos|ansvar hos|ansvar ligger hos|utförs av vem|' +
    'genomförs av|genomförare|verkställs av|åtgärdas av|tilldelad person|delegerad till|delegerat till|' +
    'uppdragstagare|uppdragsansvarig|handläggs av|samordnas av|drivs av|uppgiftsägare|åtgärdsägare|aktivitetsägare|' +
    'assignee|namn på ansvarig|ansvariga för|ans.',
  due:
    'deadline|klart|klar|senast|när|datum|förfallodatum|slutdatum|till när|klardatum|tidsfrist|tid|färdigt|' +
    'tidpunkt|klart till|klar till|klart när|ska vara klart|ska vara klar|färdigdatum|färdig|sista dag|sista datum|' +
    'tidsgräns|tidplan|till|inom|måldatum|slutförs|leverans|leveransdatum|frist|tidsram|när klart|förväntat klart|' +
    'klart datum|klart till datum|klart till när|färdigt till|färdigställs|färdigställande|färdigställt senast|' +
    'ska vara klart senast|ska vara klar senast|ska vara färdigt|slutfört senast|slutförandedatum|slutföras senast|' +
    'beräknas klart|beräknat klart|beräknat datum|planerat klart|planerat datum|planerat till|planerat slutdatum|' +
    'tidplan/datum|tid/datum|datum/tid|datum för åtgärd|datum för uppföljning|åtgärdas innan|genomförs senast|' +
    'leveransdag|levereras|lämnas senast|sista inlämning|sista dagen|sista tid|sista svarsdag|svar senast|' +
    'när ska det vara klart|när är det klart|när ska det göras|till vilket datum|tills när|förfaller|förfallodag|' +
    'tidsplan|timeline|eta|due date|dead line|måldag|bevakningsdatum|uppföljningsdatum|uppföljs',
  status:
    'läge|klart?|gjort|genomfört|klar?|utfört|framsteg|tillstånd|klart/ej klart|klar/ej klar|åtgärdat|avslutad?|' +
    'avslutat?|färdig?|färdigt?|slutfört|status/kommentar|status och kommentar|ok?',
  what:
    'vad|beskrivning|ärende|ämne|punkt|uppdrag|innehåll|arbete|insats|sak|saker|punkter|att göra|ärenden|detaljer|' +
    'moment|vad görs|det som ska göras|åtgärd/aktivitet|aktivitet/åtgärd|uppgift/aktivitet|uppgift/åtgärd|' +
    'åtgärd att vidta|åtgärdsbeskrivning|aktivitetsbeskrivning|uppgiftsbeskrivning|aktivitetsnamn|uppgiftens namn|' +
    'benämning|att åtgärda|att fixa|fel/brist|arbetsmoment|arbetsuppgift|göromål|syssla|to do',
  done:
    'klar|klart|gjort|gjord|avslutad|avslutat|färdig|färdigt|ja|genomfört|utfört|klara|är gjort|är klart|' +
    'redan gjort|redan klart|fixat|fixad|skickat|levererat|löst|ok|åtgärdat|åtgärdad|slutfört|slutförd|gjorda|' +
    'avklarat|avklarad|bokat|bokad|betald|betalt|check|redan fixat|redan bokat|redan skickat|redan beställt|' +
    'redan betalt|jag har gjort|är fixat|är bokat|är skickat|är avklarat|är åtgärdat|är löst|skickad|levererad|' +
    'inlämnat|inlämnad|inskickat|publicerat|publicerad|signerat|påskrivet|installerat|reparerat|ordnat|ordnad|done|' +
    'avbockat|avbockad|färdiga|gjorda!|klart!|klar!|fixat!|100%|helt klart',
  everybody:
    'alla|alla *|alla i *|alla på *|alla medlemmar i gruppen|alla hjälps åt|samtliga|samtliga *|båda|båda *|bägge|' +
    'bägge *|allihop|var och en|var och en av oss|varje|varje *|hela *|resten|resten av *|jag|mig själv|vi|vi alla|' +
    'vi båda|vi två|oss alla',
  team:
    'team|*team|*teamet|grupp|*grupp|*gruppen|*styrelse|*styrelsen|*avdelning|*avdelningen|*ledning|*ledningen|' +
    '*laget|*rådet|*beredning|*beredningen|*kommittén|*föreningen|*förvaltningen|*förvaltaren|*entreprenören|' +
    '*expeditionen|*hälsan|utskottet|sekretariatet|administrationen|ekonomi|kansliet|arbetslag|kassören|' +
    'ordföranden|sekreteraren|revisorn|revisorerna|vaktmästaren|vaktmästeriet|fastighetsskötaren|byggledaren|' +
    'platschefen|beställaren|byggherren|arkitekten|konstruktören|it-support|supporten|kundtjänst|kundservice|' +
    'säljarna|utvecklarna|juristerna|redaktionen|receptionen|*sköterskorna|läkarna|mottagningen|apoteket|tränarna|' +
    '*ledarna|allihop|samtliga|var och en',
  nobody:
    'ej tilldela*|ej utse*|ej bestäm*|ej besluta*|ej fastställ*|ej klart|ej satt|ej angiv*|ej fördela*|' +
    'ej namngiven|ej tillsatt|ej nämnt|ej specificera*|ej definiera*|ej känd|ej känt|ej ansvarig utsedd|' +
    'inte tilldela*|inte bestäm*|inte utse*|inte angivet|inte nämnt|inte bestämt än|inte klart än|' +
    'inte bestämt ännu|ännu oklart|ännu ej *|ännu inte *|ingen|ingen ansvarig|ingen utsedd|otilldela*|okän*|oklar*|' +
    'oklart vem|fortfarande oklart|att bestämma|att utse|att tilldela|att fördela|ska utses|ska bestämmas|' +
    'ska fördelas|utses senare|bestäms senare|beslutas senare|fördelas senare|tillsätts senare|' +
    'bestäms på nästa möte|utses|ansvarig utses|ansvarig utses senare|ansvarig saknas|saknar ansvarig|' +
    'ansvarig oklar|ansvarig ej *|saknas|vakant|n.n.|nn|frivillig*|frivillig* sökes|frivillig* söks|någon|' +
    'någon annan|någon frivillig|någon som kan|nån|nån frivillig|efterlyses|behövs någon|behöver någon|återkommer|' +
    'får se|får vi se|vem|vem kan|vem vill|vem tar|vem har tid|vem är på|vem som helst|vem som kan|' +
    'vem känner sig manad|den som kan|den som vill|den som hinner|den som har tid|den som är ledig',
  nothing:
    'hittade inte|inte hitta|inte att hitta|inte identifiera|' +
    'inga|ingen|inget|ingenting|inga noterade|inga identifierades|inga hittades|inga upptäcktes|inga fler|' +
    'inget särskilt|inget nytt|inget best*|inget kvar|inget att *|ingenting att *|ingenting bestämdes|ej aktuellt|' +
    'inte aktuellt|ej diskuterat|ej diskuterade|ej tillämpligt|inte diskuterat|inte diskuterats|' +
    'kunde inte hitta några|kunde inte identifiera några|hittade inga|n/a',
  present:
    'närvarande|deltagare|deltog|närvarade|deltagande|närvaro|på plats|med på mötet|medverkande|närvarande på mötet|' +
    'mötesdeltagare|deltagarlista|deltagare på mötet|med|var med|kallade|närvarande ledamöter|närvarande medlemmar|' +
    'närvarande var|närvarande är|närvarande personer|närvarande styrelsemedlemmar|deltagande personer|' +
    'deltagare i mötet|deltagare och frånvarande|på mötet|på mötet deltog|på mötet var|i mötet deltog|i rummet|' +
    'i samtalet|mötesdeltagande|medlemmar på plats|vilka var med|vilka som var med|vi som var med|vi som var där|' +
    'vi var där|som var med|de som var med|de närvarande|kallade och närvarande|uppkopplade|styrelsen närvarande|' +
    'närvarolista|närvarande/frånvarande',
  titles:
    'herr|fru|fröken|dr|prof|doktor|professor|rektor|pastor|kyrkoherde|syster|broder|ordförande|sekreterare|kassör|' +
    'chef|ing|herr.|fru.|dr.|överläkare|sjuksköterska|mamma till|pappa till|mamma|pappa|farfar|mormor|farmor|morfar|' +
    'moster|faster|hr|hr.|fr|fr.|doc|docent|lektor|adjunkt|biträdande rektor|bitr rektor|komminister|diakon|biskop|' +
    'imam|rabbin|vd|vd:n|ordf|ordf.|sekr|sekr.|vice ordförande|v ordf|styrelseledamot|suppleant|kommunalråd|' +
    'landshövding|riksdagsledamot|borgmästare|advokat|notarie|kapten|överste|tandläkare|psykolog|kurator|' +
    'fysioterapeut|sjukgymnast|arbetsterapeut|undersköterska|skolsköterska|specialpedagog|tränare|coach|' +
    'förälder till|föräldrar till|storebror|storasyster',
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
    'obs|viktigt|exempel|brådskande|offert|avtal|pris|priser|kostnader|webb|marknad|försäljning|teknik|säkerhet|' +
    'han|hon|vi|jag|det|stationen|kund|kunder|leverantör|kvalitet|juridik|lokal|lokaler|mat|dryck|reklam|affisch|' +
    'affischer|tryck|mässa|resa|hotell|trädgård|värme|kök|städning|nya|ny|nytt|gamla|första|andra|sedan|därefter|' +
    'dessutom|eventuellt|valfritt|svar|återkoppling|kolla|skicka|förbereda|planera|beställa|boka|ringa|fixa|skriva|' +
    'köpa|kontakta|undersöka|ta|uppdatera|testa|skapa|lägga|hämta|dela|mejl|besök|utkast|koncept|plats|slut|början|' +
    'resultat|lösning|orsak|källa|adress|mjukvara|underhåll|uppdatering|alla|varje|var|hur|hiss|försäkring|möte|' +
    'mötet|offerten|hemsida|hemsidan|utbildning|rekrytering|semester|biljetter|volontärer|lotteri|bord|stolar|ljud|' +
    'ljus|frakt',
  dates: {
    by:
      'senast|klart senast|klar senast|före|innan|till|deadline|fram till|inte senare än|inom|t.o.m|senast på|' +
      'senast den|senast till|ska vara klart|ska vara klar|ska vara klart till|ska vara klart senast|klart|klar|' +
      'klart till|klar till|klart innan|klart före|före den|innan den|till den|färdigt|färdigt till|färdig till|' +
      'förfaller|sista dag|sista datum|i god tid före|i god tid innan|allra senast|absolut senast|max|' +
      'inom loppet av|ej senare än|deadline är|lämnas in senast|till och med|allra senast den|absolut senast den|' +
      'inte senare än den|ej senare än den|fram till den|till och med den|deadline är den|deadline den|med deadline|' +
      'sista dag är|sista datum är|lämnas senast|lämnas in senast den|svara senast|betalas senast|levereras senast|' +
      'åtgärdas senast|slutförs senast|genomförs senast|helst före|helst innan|i tid till',
    until: 'som senast|senast|klart',
    weekdays:
      'måndag måndagen mån|tisdag tisdagen tis|onsdag onsdagen ons|torsdag torsdagen tors tor|fredag fredagen fre|' +
      'lördag lördagen lör|söndag söndagen sön',
    months:
      'januari jan|februari feb|mars mar|april apr|maj|juni jun|juli jul|augusti aug|september sep sept|oktober okt|' +
      'november nov|december dec',
    today:
      'i dag|idag|ikväll|i kväll|dagens slut|slutet av dagen|innan dagens slut|före dagens slut|arbetsdagens slut|' +
      'eod|i eftermiddag|senare idag|senare i dag|under dagen idag|i dag senast',
    tomorrow:
      'i morgon|imorgon|i morron|i morgon bitti|imorgon bitti|i morgon kväll|morgondagen|imorrn|imorron|imorn|' +
      'imorn bitti|imorrn bitti|imorgon eftermiddag|imorgon förmiddag|imorgon kväll|i morgon förmiddag|' +
      'i morgon eftermiddag',
    afterTomorrow: 'i övermorgon|övermorgon|överimorgon|i överimorgon',
    next: 'nästa|nästkommande|nästföljande',
    this: 'denna|den här|nu på|kommande|den kommande|nu|på|innevarande|detta',
    end: 'slutet av|slutet på|utgången av|slutet|slutet av denna|slutet på denna',
    day: 'dag|dagar|dagen|arbetsdagar|arbetsdag|vardagar|dygn',
    hour: 'timme|timmar',
    week: 'vecka|veckor|veckan',
    month: 'månad|månader|månaden',
    year: 'år|året|års',
    yearEnd: 'årsskiftet|årets slut|slutet av året|slutet på året|årsslutet',
    monthEnd:
      'månadens slut|slutet av månaden|slutet på månaden|månadsslutet|månadsslut|' +
      'slutet av denna månad|slutet av den här månaden',
    numbers: 'en ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio',
    soon:
      'asap|omgående|omedelbart|snarast|snarast möjligt|så snart som möjligt|så fort som möjligt|direkt|genast|' +
      'så fort det går|så snart det går|så snabbt som möjligt|skyndsamt|snabbast möjligt',
    filler:
      'den|på|i|kl|klockan|lunch|morgon|förmiddag|eftermiddag|kväll|kvällen|e|a|av|bitti|förmiddagen|eftermiddagen|' +
      'lunchtid|midnatt|natt|morgonen|kl.|till|under|om|vid|tidigt|sent|dagen',
  },
};
