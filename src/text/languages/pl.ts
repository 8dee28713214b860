import type { Language } from './language.ts';

export const pl: Language = {
  headings:
    'zadani*|zadań|zadaniami|działani*|działań|kolejn* krok*|następn* krok*|dalsz* krok*|najbliższ* krok*|kroki|' +
    'kroki podjęcia|ustalone kroki|uzgodnione kroki|kolejn* etap*|dalsz* czynnoś*|następn* czynnoś*|' +
    'kolejn* czynnoś*|dalsze postępowanie|dalsz* plan*|dalsze prace|plan pracy|plan prac|punkt* działania|' +
    'do zrobienia|do wykonania|do załatwienia|do realizacji|do zrealizowania|do przygotowania|do sprawdzenia|' +
    'do ogarnięcia|do domknięcia|do dopięcia|do dokończenia|do podjęcia|do dostarczenia|do usunięcia|do domu|' +
    'co dalej|co teraz|kto co *|kto co|kto i co|kto za co *|kto czym *|kto się czym *|kto zajmuje czym|co kto *|' +
    'co każdy *|co robimy|to robimy|co będziemy robić|co trzeba *|co należy *|co mamy *|co musimy *|zostało|' +
    'rzeczy na teraz|pozostaje|przydziel*|rozdziel*|nam zostało|pozostało|zobowiąza*|zobowiązujemy|deklaracje|' +
    'obowiązk*|podział obowiązków|podział pracy|podział ról|podzieliliśmy|przydział*|rozdział zadań|polecen*|' +
    'zleceni*|dyspozycj*|wytyczne|praca domowa|prace domowe|akcje|akcja|action*|to do*|todo*|task*|tasków|' +
    'follow up*|followup*|next step*|sprawy otwarte|sprawy w toku|otwarte punkty|punkty otwarte|otwarte tematy|' +
    'usterki|usterek|poprawki|umówiliśmy|umówione|ustaliliśmy że|ustalenia do realizacji|ustalenia odpowiedzialni|' +
    'terminy odpowiedzialni|na następn* raz|na następn* spotkani*|na następne zebranie|na kolejne spotkanie|' +
    'na kolejny raz|do następn* *|do kolejn* *|przed następn* *|przed kolejn* *|zanim spotkamy|naszej stronie|' +
    'waszej stronie|państwa stronie|stronie klienta|stronie wykonawcy|stronie zamawiającego|naszej strony|' +
    'waszej strony|państwa strony',
  labels:
    'zadanie|działanie|do zrobienia|todo|to-do|akcja|kolejny krok|następny krok|do wykonania|zlecenie|zadania|' +
    'działania|kolejne kroki|następne kroki|action item|polecenie|do załatwienia|zadanie domowe|zobowiązanie|' +
    'follow-up|rzecz do zrobienia|dyspozycja',
  around:
    'a|i|oraz|z|ze|dla|według|wg|po|do|na|o|w|we|od|przez|za|nad|przed|się|to|tej|tego|ten|ta|te|tym|kto|co|kiedy|' +
    'że|my|nam|nas|wszystki*|każd*|jest|są|będ*|oto|poniżej|następujące|tutaj|teraz|więc|jeszcze|nadal|dziś|' +
    'dzisiaj|dzisiejszego|przesyłam|nasz*|wasz*|państwa|now*|inn*|główn*|najważniejsz*|kluczow*|bieżąc*|pilne|' +
    'priorytetowe|konkretne|sugerowan*|proponowan*|zalecan*|planowan*|zaplanowan*|ustalon*|uzgodnion*|umówion*|' +
    'przydzielon*|przypisan*|zlecon*|powierzon*|rozdzielon*|wynikające|wykryte|wyodrębnione|podjęte|otwart*|' +
    'zaległe|niewykonane|pozostał*|dalsz*|następn*|kolejn*|najbliższ*|nadchodzące|toku|naprawcze|korygujące|' +
    'zapobiegawcze|lista|tabela|rejestr|wykaz|spis|harmonogram|podział|element*|pozycje|punkt*|rzecz*|spraw*|' +
    'temat*|osob*|osób|odpowiedzialn*|termin*|dat*|czas|krótko*|długoterminowe|spotkani*|tydzień|tygodni*|zespo*|' +
    'klient*|wewnętrzne|wnioski|ustalenia|ustaleń|decyzje|rodziców|prace|domow*|następcze|doskonal*|po audytow*|' +
    'poaudytowe|nimi',
  others:
    'decyzj*|zdecydowa*|ustaleni*|ustalono|ustaliliśmy|postanow*|uchwał*|uchwalono|przyjęt*|przyjęcie|' +
    'zatwierdz*|głosowa*|pytan*|wątpliwości|porządek obrad|porządku obrad|agend*|zarys|konspekt|wnioski|' +
    'konkluzje|punkty porządku|kwesti*|ryzyk*|uczestnicy|obecn*|nieobecn*|kworum|następne spotkanie|' +
    'kolejne spotkanie|najbliższe spotkanie|nadchodzące spotkania|nadchodzące wydarzenia|termin następnego|' +
    'termin kolejnego|następny termin|najbliższe terminy|ważne terminy|ważne daty|terminy zapamiętania|' +
    'terminarz|kalendarz|oś czasu|pomysł*|burza mózgów|transkrypcja|cytaty|kontekst|tło|poprzedni*|ostatni*|' +
    'wykonane|zrobione|zrealizowane|ukończone|zakończone|osiągnięcia|uwagi|głosy|linki|odnośniki|źródła|' +
    'zasoby|materiały|bibliografia|słowniczek|powiązane|cel|cele|potrzeby|narzędzia|parking|różne|struktura|' +
    'kryteria|definicja|lista kontrolna|checklista|poszło|udało|wyszło|działało|poprawić|poprawy|sukcesy|' +
    'pochwały|podziękowani*|otwarcie|zamknięcie|wiadomoś*|ogłoszeni*|komunikat*|informacj*|blokady|' +
    'przeszkody|problemy|trudności|obiekcje|zastrzeżenia|skargi|szanse|zagrożenia|strony|mocne|słabe|opcje|' +
    'alternatywy|zalety|wady|założenia|wymagania|zakresem|lekcje|dane|liczby|wskaźniki|fakty|statystyki|' +
    'czas mówienia|nastroj*|nastrój|odczucia|najważniejsze momenty|rozdziały|wprowadzenie|wstęp|zasady|' +
    'na później|na kiedyś|kiedyś|inny raz|odłożone|odrzucone|obserwacje|spostrzeżenia|stwierdzenia|' +
    'lista zakupów|lista gości|przypomnieni*|życzenia|prośby|propozycje|sugestie|plany|oczekiwania|' +
    'zainteresowania|incydenty|kandydat*|rekomendacje|przemyśl*|przyszły rok|punktacja|oceny|zabrać|wziąć|' +
    'alergie|badanie|słowa kluczowe|rozgrzewka',
  neutral:
    'podsumowan*|streszczen*|w skrócie|w pigułce|przegląd|kluczowe punkty|tematy|temat*|omów*|omaw*|' +
    'poruszon*|dyskusj*|o czym|przebieg|treść|notatk*|zapiski|protok*|szczegóły|postęp*|stan|status|' +
    'sprawozdan*|raport|najważniejsze informacje|aktualności',
  owner:
    'odpowiedzialny|odpowiedzialna|odpowiedzialni|osoba|osoba odpowiedzialna|kto|imię|nazwisko|odp.|odp|odpowiada|' +
    'wykonawca|wykonuje|przypisane do|przypisano|właściciel|realizuje|prowadzący|odpowiedzialne|' +
    'osoby odpowiedzialne|odpow.|odpowiedzialność|odpowiedzialny za|kto wykonuje|kto odpowiada|kto robi|' +
    'osoba prowadząca|prowadzi|opiekun|wykonawcy|przypisane|przypisany do|przydzielono|przydzielone do|owner|lider|' +
    'koordynator|koordynuje|dla kogo|komórka odpowiedzialna|dział odpowiedzialny|zajmuje się|po stronie|realizator|' +
    'realizujący|odpowiedzialny/a|odpowiedzialna osoba|odpowiedzialność po stronie|osoba/dział|osoba wykonująca|' +
    'osoba przypisana|przypisana osoba|przypisany|przypisana|przydzielona osoba|przydzielony|przydzielona|' +
    'wyznaczona osoba|wyznaczony|kto realizuje|kto się tym zajmuje|kto się zajmuje|kto bierze|kto ogarnia|' +
    'kto prowadzi|kto załatwia|przez kogo|po czyjej stronie|po stronie kogo|wykonujący|realizatorzy|' +
    'odpowiedzialny dział|jednostka odpowiedzialna|podmiot odpowiedzialny|firma odpowiedzialna|nadzoruje|assignee',
  due:
    'termin|termin wykonania|data|kiedy|na kiedy|do kiedy|deadline|do|termin realizacji|ostateczny termin|terminy|' +
    'termin końcowy|termin oddania|data wykonania|data realizacji|data zakończenia|do końca|do dnia|kiedy gotowe|' +
    'czas realizacji|czas|planowany termin|zakończenie|data końcowa|oddanie|planowana data|termin zakończenia|' +
    'termin ukończenia|termin ostateczny|termin dostarczenia|termin dostawy|termin wykonania do|termin do|' +
    'termin/data|data/termin|data ukończenia|data oddania|data dostarczenia|data docelowa|data graniczna|data do|' +
    'planowany termin zakończenia|planowany termin realizacji|planowane zakończenie|przewidywany termin|' +
    'szacowany termin|ustalony termin|wymagany termin|zakończyć do|zrobić do|zrealizować do|gotowe do|gotowe na|' +
    'oddać do|na kiedy gotowe|kiedy ma być|kiedy ma być gotowe|najpóźniej|najpóźniej do|czas wykonania|czas do|eta|' +
    'due date|ramy czasowe|dedlajn|terminy realizacji',
  status: 'stan|zrobione|wykonane|wykonano|postęp|stan realizacji|status realizacji|etap|gotowe',
  what:
    'co|opis|temat|czynność|sprawa|treść|co zrobić|zakres|zakres prac|praca|prace|sprawy|kwestia|szczegóły|nazwa|' +
    'do zrobienia|zadanie/działanie|rzecz|co robimy|co trzeba zrobić|co należy zrobić|co ma być zrobione|opis prac|' +
    'ustalenie|zadanie do realizacji|działanie do podjęcia|czynności|do wykonania|rzecz do zrobienia|taski',
  done:
    'zrobione|wykonane|wykonano|zrobiono|gotowe|ukończone|zakończone|tak|załatwione|zamknięte|już zrobione|zrobiony|' +
    'zrobiona|wykonany|wykonana|skończone|zrealizowane|zrealizowano|wysłane|wysłano|dostarczone|rozwiązane|ok|' +
    'odhaczone|gotowy|gotowa|zamówione|już gotowe|już wysłane|już załatwione|już kupione|już zamówione|' +
    'już zapłacone|dostarczono|załatwiono|zakończono|ukończono|zamknięto|zrealizowany|zrealizowana|załatwiony|' +
    'załatwiona|ukończony|ukończona|zakończony|zakończona|wysłany|wysłana|ogarnięte|zrobione!|done|jest zrobione|' +
    '100%',
  everybody:
    'wszyscy|wszyscy *|wszystkie|wszystkie *|każdy|każda|każdy z nas|oboje|obaj|obie|obie strony|ja|my|reszta',
  team:
    'zespół|zespół *|grupa|grupa *|wszyscy|każdy|zarząd|dział|komisja|komitet|rada|biuro|sekretariat|księgowość|' +
    'administracja|dyrekcja|kierownictwo|rejestracja|kadry|wspólnota',
  nobody:
    'nieprzy*|nieustal*|nieznan*|nieokreśl*|niewyznacz*|niczyje|nie *ono|nie *ano|nie wiadomo|nie ustalone|' +
    'nie wyznaczony|jeszcze nie *|jeszcze nikt|nikt|brak|brak *|brak osoby odpowiedzialnej|bez przypisania|' +
    'bez właściciela|bez osoby|do ustalenia|do uzgodnienia|do wyznaczenia|do przydzielenia|do potwierdzenia|' +
    'do obsadzenia|do przypisania|do określenia|do decyzji|do nominacji|do uzupełnienia|w trakcie ustalania|wakat|' +
    'n/d|ktoś|ktoś chętny|ktokolwiek|ktokolwiek może|kto może|kto chce|kto chętny|kto weźmie|kto się podejmie|' +
    'kto się zgłosi|kto ma czas|chętn*|chętna osoba|osoba chętna|wolontariusz|ochotni*|potrzebn* ochotni*|' +
    'potrzebn* wolontariusz*|potrzebni chętni|szukamy chętnych|szukamy ochotnika|poszukiwan*|na razie nikt|' +
    'nie wiadomo kto',
  nothing:
    'nie wykry*|nie znal*|nie zidentyfikowa*|nie rozpozna*|' +
    'brak|nic|nic nowego|nic konkretnego|nic na razie|nic do *|nic nie *|nie ma|nie było|nie dotyczy|nie *ono|' +
    'nie *ano|nie *eto|nie pojawiły się|nie padły|nie ustaliliśmy|żadn*|bez zadań|n/d',
  present:
    'obecni|uczestnicy|uczestniczyli|obecne|obecność|w spotkaniu uczestniczyli|lista obecności|uczestnicy spotkania|' +
    'obecni na spotkaniu|w składzie|skład|wzięli udział|udział wzięli|byli|na spotkaniu|uczestniczki|zaproszeni',
  titles:
    'pan|pani|p|dr|prof|inż|mgr|lek|inż.|mec|mecenas|ks|ksiądz|siostra|brat|doktor|profesor|dyr|dyrektor|prezes|' +
    'kierownik|panna|państwo|hab|red|arch|por|kpt|radna|radny|mama|tata|babcia|dziadek|ciocia|wujek',
  and: 'i|oraz|z',
  articles: '',
  modal:
    'ma|mają|musi|muszą|powinien|powinna|powinni|wyśle|prześle|podeśle|przygotuje|przygotują|sprawdzi|zadzwoni|zrobi|' +
    'zrobią|zamówi|umówi|napisze|poda|ustali|ustalą|zapyta|złoży|odbierze|kupi|poprawi|uzupełni|skontaktuje się|' +
    'potwierdzi|porozmawia|zorganizuje|opracuje|dostarczy|zweryfikuje|zaktualizuje|przekaże|dopyta|zajmie się|weźmie|' +
    'załatwi|znajdzie|poszuka|przyniesie|przyniosą|zarezerwuje|stworzy|przejrzy|przetestuje|naprawi|zgłosi|' +
    'poinformuje|zaprosi|zbierze|rozpisze|rozezna|roześle|udostępni|przedstawi|zaproponuje|określi|dokończy|wdroży|' +
    'uruchomi|zleci|podpisze|opłaci|zapłaci|wystawi|spisze|porówna|przeanalizuje|przeczyta|wydrukuje|odpowie|pojedzie|' +
    'pójdzie|spotka się|wróci|da|dogada|powie|odezwie się|wrzuci|ogarnie|posprząta|upiecze|zawiezie|będzie|będą|chce|' +
    'może|mogą|powinny|powinno|należy|zobowiązał się|zobowiązała się|obiecał|obiecała|odpowiada za|ma za zadanie|' +
    'jest odpowiedzialny|jest odpowiedzialna|prowadzi|kontaktuje się|przygotowuje|wysyła|robi|sprawdza|bierze|pisze|' +
    'dzwoni|zamawia|pilnuje|szuka|pyta|wyjaśni|dopilnuje|zapewni|wykona|oceni|zaplanuje|zmieni|doda|usunie|wyceni|' +
    'policzy|rozliczy|zatwierdzi|koordynuje|nadzoruje|doniesie|wybierze|pokaże|wznowi|zatrudni|przeprowadzi|ogłosi',
  future: '',
  noNames:
    'uwaga|ważne|przykład|wysłać|sprawdzić|przygotować|zamówić|cena|ceny|cennik|umowa|budżet|strona|sprzedaż|' +
    'szkolenie|bezpieczeństwo|faktura|ona|my|to|się|kadry|miejsce|godzina|klient|klienci|dostawca|dostawcy|' +
    'spotkanie|wycena|zamówienie|zamówienia|logistyka|jedzenie|prasa|handlowy|produkcja|jakość|wsparcie|serwer|' +
    'migracja|testy|dokumentacja|grafika|dostawa|dostawy|potem|następnie|ponadto|też|także|najpierw|po|zrobić|' +
    'zadzwonić|kupić|zarezerwować|napisać|ustalić|zapytać|złożyć|odebrać|uzupełnić|potwierdzić|porozmawiać|' +
    'zorganizować|opracować|dostarczyć|zweryfikować|zaktualizować|przekazać|umówić|znaleźć|zebrać|stworzyć|' +
    'przejrzeć|przetestować|naprawić|zgłosić|poinformować|zaprosić|nowy|nowa|nowe|pierwszy|pierwsza|drugi|druga|' +
    'każdy|wszystko|odpowiedź|rozwiązanie|propozycja|komentarz|wynik|wniosek|remont|ogrzewanie|ogród|ubezpieczenie|' +
    'urlopy|rekrutacja|impreza|plakaty|zdjęcia|film|magazyn|kampania|gdzie|jak|reklama|dekoracje|napoje|muzyka|' +
    'bilety|wolontariusze|loteria|stoły|krzesła|nagłośnienie|światła|pozwolenie|sprzątanie',
  dates: {
    by:
      'do|do dnia|najpóźniej|najpóźniej do|najpóźniej w|najpóźniej we|nie później niż|nie później niż do|przed|termin|' +
      'deadline|w ciągu|w terminie do|jeszcze przed|maks|maks.|max|maksymalnie do|maksymalnie|najpóźniej na|' +
      'najpóźniej przed|najpóźniej z|koniecznie do|na najpóźniej|z terminem do|z terminem|z terminem na|termin do|' +
      'termin na|ma być na|ma być do|nie dłużej niż do|w przeciągu|jeszcze do|deadline na|do godziny|na dzień|' +
      'w terminie|ostateczny termin|nie później niż w|gotowe do|gotowe na|przed dniem',
    until: 'najpóźniej|maksymalnie',
    weekdays:
      'poniedziałek poniedziałku poniedziałkiem pon|wtorek wtorku wtorkiem wt|środa środy środę środą śr|' +
      'czwartek czwartku czwartkiem czw|piątek piątku piątkiem pt|sobota soboty sobotę sobotą sob|' +
      'niedziela niedzieli niedzielę niedzielą nd',
    months:
      'styczeń stycznia sty|luty lutego lut ii|marzec marca mar iii|kwiecień kwietnia kwi iv|maj maja|' +
      'czerwiec czerwca cze vi|lipiec lipca lip vii|sierpień sierpnia sie viii|wrzesień września wrz ix|' +
      'październik października paź|listopad listopada lis xi|grudzień grudnia gru xii',
    today:
      'dziś|dzisiaj|końca dnia|koniec dnia|dnia dzisiejszego|dziś wieczorem|dzisiejszy dzień|końca dzisiejszego dnia|' +
      'jeszcze dziś|eod',
    tomorrow: 'jutro|jutra|jutro rano|jutrzejszy dzień|jutra rana|jutro wieczorem',
    afterTomorrow: 'pojutrze|pojutrza',
    next:
      'następny|następnego|następna|następnej|następną|przyszły|przyszłego|przyszłej|przyszłą|kolejny|kolejnego|' +
      'następnym|przyszłym|kolejną|kolejnej',
    this:
      'ten|tego|tej|tę|najbliższy|najbliższego|najbliższej|najbliższą|bieżącego|bieżącym|obecny|obecnego|tym|' +
      'nadchodzący|nadchodzącego|nadchodzącą|nadchodzącej|bieżący|bieżącej|bieżącą|bieżące',
    end: 'koniec|końca|końcem|końcu',
    day: 'dzień|dni|dnia|dni roboczych|dniach|dni robocze|dnia roboczego',
    hour: 'godzina|godziny|godzin',
    week: 'tydzień|tygodnia|tygodni|tygodnie',
    month: 'miesiąc|miesiąca|miesięcy|miesiące',
    year: 'roku|rok',
    yearEnd: 'końca roku|koniec roku',
    numbers:
      'jednego|dwóch dwa|trzech trzy|czterech cztery|pięciu pięć|sześciu sześć|siedmiu siedem|ośmiu osiem|' +
      'dziewięciu dziewięć|dziesięciu dziesięć',
    soon: 'asap|natychmiast|niezwłocznie|jak najszybciej|pilne|pilnie|od zaraz',
    filler:
      'r|roku|rano|wieczorem|w|we|o|godz|godziny|południa|br|włącznie|południe|południem|wieczora|rana|h|na|przed|' +
      'samego|północy',
    monthEnd: 'końca miesiąca|koniec miesiąca',
  },
};
