import type { Language } from './language.ts';

export const pl: Language = {
  headings:
    'zadania|lista zadań|zadania do wykonania|zadania do zrobienia|przydzielone zadania|podział zadań|działania|' +
    'działania do podjęcia|działania następcze|dalsze działania|kolejne działania|kolejne kroki|następne kroki|' +
    'dalsze kroki|najbliższe kroki|plan działania|plan działań|punkty działania|do zrobienia|do wykonania|' +
    'rzeczy do zrobienia|co dalej|kto co robi|zobowiązania|ustalone zadania|sprawy do załatwienia|do załatwienia|' +
    'to-do|to do|todo|to-do list|elementy działań|punkty do realizacji|do realizacji|zlecenia|obowiązki|' +
    'praca domowa|elementy do wykonania|akcje|zadania następcze|follow-up|lista działań|lista rzeczy do zrobienia|' +
    'lista do zrobienia|rzeczy do załatwienia|do przygotowania|do sprawdzenia|do ustalenia i zrobienia|' +
    'co trzeba zrobić|co mamy do zrobienia|co jest do zrobienia|co robimy|co robimy dalej|co teraz|' +
    'co zostało do zrobienia|zostało do zrobienia|pozostało do zrobienia|pozostałe zadania|zadania na teraz|' +
    'zadania na następny tydzień|zadania i terminy|zadania i osoby odpowiedzialne|zadania bieżące|zadania otwarte|' +
    'zadania domowe|zadania po spotkaniu|zadania dla zespołu|zadania zespołu|nowe zadania|przydział zadań|' +
    'rozdział zadań|przydzielenie zadań|kto za co odpowiada|kto co robi?|kto czym się zajmuje|kto i co|' +
    'działania do wykonania|działania po spotkaniu|działania naprawcze|działania korygujące|planowane działania|' +
    'uzgodnione działania|ustalone działania|dalsze czynności|dalsze postępowanie|dalszy plan|kolejne etapy|' +
    'najbliższe działania|najbliższe zadania|następne działania|plan pracy|plan prac|polecenia|dyspozycje|' +
    'wytyczne do realizacji|sprawy otwarte|otwarte punkty|otwarte tematy|punkty otwarte|punkty do działania|' +
    'punkty do wykonania|umówiliśmy się|umówiliśmy się że|ustaliliśmy że|na następne spotkanie|' +
    'do następnego spotkania|przed następnym spotkaniem|na następny raz|na kolejne spotkanie|zobowiązujemy się|' +
    'deklaracje|kroki|kroki do podjęcia|następny krok|lista todo|action items|next steps|follow-upy|follow upy|' +
    'follow up|pozycje do wykonania|elementy działania|elementy do działania|terminy i odpowiedzialni|sprawy w toku|' +
    'akcje do podjęcia|do domu|co kto robi|kto co przynosi|kto co bierze|co jest teraz do zrobienia|' +
    'co musimy zrobić|do ogarnięcia|do załatwienia teraz|to robimy|rzeczy na teraz|ustalenia do realizacji|' +
    'zadania do realizacji|sugerowane kolejne kroki|sugerowane następne kroki|ustalenia i zadania|' +
    'rozdzielone zadania|podzieliliśmy się|podział obowiązków|zadania na najbliższy czas|wnioski do realizacji|' +
    'kto co robi i do kiedy|kto co robi do kiedy|kto co i do kiedy|kto co kiedy|kto co ogarnia|kto co załatwia|' +
    'kto co bierze na siebie|kto za co jest odpowiedzialny|kto się czym zajmuje|kto zajmuje się czym|' +
    'co kto ma zrobić|co kto ma do zrobienia|co każdy ma zrobić|co każdy robi|po naszej stronie|po waszej stronie|' +
    'po państwa stronie|po stronie klienta|po stronie wykonawcy|po stronie zamawiającego|z naszej strony|' +
    'z waszej strony|z państwa strony|nasze zadania|wasze zadania|państwa zadania|zadania po naszej stronie|' +
    'zadania po waszej stronie|zadania po stronie klienta|nasze zobowiązania|do zrobienia po naszej stronie|' +
    'do zrobienia po waszej stronie|do zrobienia na następny raz|do zrobienia na kolejne spotkanie|' +
    'do zrobienia przed następnym spotkaniem|do zrobienia w tym tygodniu|do zrobienia od zaraz|' +
    'do zrobienia przez nas|do zrobienia przez was|do wykonania do następnego spotkania|do domknięcia|do dopięcia|' +
    'do dokończenia|do załatwienia do|do zrealizowania|do podjęcia|do dostarczenia|do następnego razu|' +
    'do następnej rady|do następnego zebrania|do kolejnego spotkania|do kolejnego zebrania|' +
    'przed kolejnym spotkaniem|przed następnym zebraniem|przed następnym razem|na następne zebranie|na kolejny raz|' +
    'zanim się spotkamy|co jeszcze trzeba zrobić|co jeszcze do zrobienia|co jeszcze zostało|' +
    'co jest jeszcze do zrobienia|co nam zostało|co nam zostało do zrobienia|co zostało|co pozostało do zrobienia|' +
    'co trzeba załatwić|co trzeba ogarnąć|co trzeba jeszcze zrobić|co należy zrobić|co mamy zrobić|' +
    'co będziemy robić|co robimy teraz|jeszcze do zrobienia|nadal do zrobienia|pozostaje do zrobienia|' +
    'umówiliśmy się na|umówione zadania|ustalone kroki|ustalone kolejne kroki|ustalone następne kroki|' +
    'uzgodnione kroki|uzgodnione zadania|uzgodnione kolejne kroki|uzgodnione następne kroki|decyzje i zadania|' +
    'decyzje i działania|decyzje i kolejne kroki|ustalenia i działania|ustalenia i kolejne kroki|' +
    'ustalenia i odpowiedzialni|wnioski i zadania|zadania i odpowiedzialność|zadania & terminy|zadania z terminami|' +
    'zadania według osób|zadania wg osób|zadania zlecone|zadania przypisane|zadania powierzone|' +
    'zadania wynikające ze spotkania|zadania ze spotkania|zadania do następnego spotkania|' +
    'zadania na następne spotkanie|zadania na kolejne spotkanie|zadania na kolejny tydzień|zadania na ten tydzień|' +
    'zadania na przyszły tydzień|zadania dla wszystkich|zadania dla rodziców|zadania pozostałe|zadania niewykonane|' +
    'zadania zaległe|zadania w toku|zaległe zadania|tabela zadań|tabela działań|rejestr zadań|rejestr działań|' +
    'wykaz zadań|wykaz działań|spis zadań|harmonogram zadań|harmonogram działań|przydział obowiązków|podział pracy|' +
    'podział ról i zadań|podział działań|rozdzielenie zadań|rozdzielone obowiązki|obowiązki do wykonania|' +
    'działania i odpowiedzialni|działania i terminy|działania otwarte|działania ustalone|działania zaplanowane|' +
    'działania zapobiegawcze|działania doskonalące|działania w toku|działania poaudytowe|usterki do usunięcia|' +
    'lista usterek|poprawki do zrobienia|prace do wykonania|prace pozostałe do wykonania|sprawy do zrobienia|' +
    'sprawy do dokończenia|sprawy do domknięcia|tematy do ogarnięcia|tematy do załatwienia|rzeczy do ogarnięcia|' +
    'rzeczy do sprawdzenia|rzeczy do zrobienia przed|punkty do zrobienia|punkty do załatwienia|następne czynności|' +
    'kolejne czynności|kolejne zadania|następne zadania|nadchodzące zadania|najbliższe kroki i terminy|' +
    'dalsze zadania|dalsze prace|proponowane kolejne kroki|proponowane następne kroki|zalecane kolejne kroki|' +
    'zalecane działania|wykryte zadania|wyodrębnione zadania|prace domowe|praca domowa na następny raz|to-dosy|' +
    'todosy|taski|lista tasków|action pointy|action points|actions|action plan|next step|followup|followupy',
  labels:
    'zadanie|działanie|do zrobienia|todo|to-do|akcja|kolejny krok|następny krok|do wykonania|zlecenie|zadania|' +
    'działania|kolejne kroki|następne kroki|action item|polecenie|do załatwienia|zadanie domowe|zobowiązanie|' +
    'follow-up|rzecz do zrobienia|dyspozycja',
  around:
    'nasze|nowe|główne|inne|sugerowane|proponowane|zalecane|lista|dla|z|ze|i|oraz|według|wg|osoby|osób|ustalone|' +
    'przydzielone|po|ze|spotkania|terminy|do|na|wszystkie|otwarte|zespołu|najważniejsze|bieżące|terminami|' +
    'odpowiedzialni|o|w|we|od|przez|za|nad|tej|tego|ten|ta|te|kto|co|kiedy|my|nam|nas|pilne|priorytetowe|konkretne|' +
    'kluczowe|pozostałe|uzgodnione|ustaleń|wynikające|przypisane|zlecone|dalsze|tydzień|tygodnia|dziś|dzisiaj|' +
    'dzisiejszego|następny|następne|kolejne|termin|daty|krótko|krótkoterminowe|długoterminowe|klient|klienta|' +
    'wewnętrzne|każdego|każdy|nowy|nasz|naszego|zespół|odpowiedzialnymi|odpowiedzialność|osobami|osoba|podział|oto|' +
    'są|jest|poniżej|następujące|tutaj|teraz|więc|przesyłam|podjęte',
  others:
    'decyzje|decyzja|podjęte decyzje|ustalenia|uchwały|pytania|pytanie|porządek obrad|agenda|podsumowanie|' +
    'streszczenie|przegląd|wnioski|najważniejsze wnioski|kluczowe punkty|tematy|omówione tematy|dyskusja|ryzyka|' +
    'ryzyko|uczestnicy|obecni|następne spotkanie|kolejne spotkanie|pomysły|notatki|szczegóły|transkrypcja|kontekst|' +
    'poprzednie|poprzedniego|wykonane|zrobione|uwagi|linki|cel|potrzeby|narzędzia|parking|różne|sprawy różne|cytaty|' +
    'struktura|stan obecny|obecność|lista obecności|nieobecni|nieobecność|kryteria akceptacji|kryteria|' +
    'definicja ukończenia|lista kontrolna|checklista|poszło dobrze|co poszło dobrze|co się udało|co poprawić|' +
    'do poprawy|sukcesy|pochwały|głosowanie|głosowania|przyjęto|uchwalono|zatwierdzono|zdecydowano|postanowiono|' +
    'postanowienia|ustalono|zarys|konspekt|otwarcie|zamknięcie|stan|status|stan prac|postępy|aktualności|ogłoszenia|' +
    'komunikaty|informacje|informacja|do wiadomości|omówiono|omówione|przebieg|przebieg spotkania|przebieg rozmowy|' +
    'treść|otwarte pytania|pytania otwarte|kwestie otwarte|do omówienia|do dyskusji|najbliższe spotkanie|' +
    'termin następnego|termin kolejnego|następny termin|ważne daty|terminarz|kalendarz|blokady|przeszkody|problemy|' +
    'trudności|obiekcje|zastrzeżenia|potrzeby klienta|szanse|zagrożenia|mocne strony|słabe strony|opcje|alternatywy|' +
    'zalety|wady|założenia|wnioski końcowe|lekcje|dane|liczby|wskaźniki|fakty|nastroje|nastrój|' +
    'najważniejsze momenty|najważniejsze informacje|rozdziały|źródła|zasoby|materiały|wprowadzenie|wstęp|cele|' +
    'zasady|później|odłożone|odrzucone|już zrobione|zrealizowane|ukończone|zakończone|osiągnięcia|zapiski|protokół|' +
    'konkluzje|w skrócie|statystyki|czas mówienia|obserwacje|spostrzeżenia|odczucia|tło|na kiedyś|lista zakupów|' +
    'zdecydowane|przypomnienia|przypomnienie|życzenia|propozycje|sugestie|plany|oczekiwania|zainteresowania|skargi|' +
    'incydenty|pomysły na później|na później|na inny raz|pytania kandydata|prośby|tematy do omówienia|' +
    'tematy rozmowy|rekomendacje|przemyślenia|podziękowania|stwierdzenia|podjęte uchwały|wolne wnioski|' +
    'kluczowe pytania|o czym rozmawialiśmy|na przyszły rok|powiązane strony|co ustaliliśmy|co postanowiliśmy|' +
    'co zdecydowaliśmy|zdecydowaliśmy|postanowiliśmy|uchwała|treść uchwały|przyjęte uchwały|punkty porządku obrad|' +
    'punkty agendy|tematy spotkania|tematy dnia|tematy na dziś|dzisiejsze tematy|poruszone tematy|poruszone kwestie|' +
    'omawiane tematy|omawiane kwestie|o czym była mowa|co omówiliśmy|o czym mówiliśmy|głosy z sali|głosy w dyskusji|' +
    'zgłoszone uwagi|uwagi rodziców|prośby rodziców|prośby klienta|oczekiwania klienta|burza mózgów|wątpliwości|' +
    'pytania i odpowiedzi|pytania od publiczności|pytania bez odpowiedzi|pytania rodziców|pytania klienta|' +
    'nierozstrzygnięte kwestie|do przemyślenia|sprawozdanie finansowe|raport skarbnika|dobre wiadomości|ogłoszenie|' +
    'komunikat|informacje ogólne|informacje organizacyjne|informacje bieżące|stan na dziś|stan budowy|stan robót|' +
    'stan realizacji|bieżący stan|wyniki głosowania|wyniki głosowań|kworum|otwarcie zebrania|zamknięcie zebrania|' +
    'otwarcie posiedzenia|zamknięcie posiedzenia|przyjęcie protokołu|przyjęcie porządku obrad|' +
    'protokół z poprzedniego|poprzednie spotkanie|poprzednie zebranie|poprzednie ustalenia|od ostatniego spotkania|' +
    'nadchodzące wydarzenia|nadchodzące spotkania|najbliższe terminy|ważne terminy|terminy do zapamiętania|oś czasu|' +
    'odnośniki|bibliografia|słowniczek|wymagania wstępne|poza zakresem|kryteria sukcesu|kryteria oceny|karta oceny|' +
    'punktacja|co zabrać|co wziąć ze sobą|lista gości|alergie|badanie przedmiotowe|może kiedyś|co poszło źle|' +
    'co nie wyszło|co się nie udało|co działało|co nie działało|co można poprawić|co możemy poprawić|podziękowanie|' +
    'profil kandydata|słowa kluczowe|krótkie podsumowanie|w pigułce|rozgrzewka',
  owner:
    'odpowiedzialny|odpowiedzialna|odpowiedzialni|osoba|osoba odpowiedzialna|kto|kto?|imię|nazwisko|odp.|odp|' +
    'odpowiada|wykonawca|wykonuje|przypisane do|przypisano|właściciel|realizuje|prowadzący|odpowiedzialne|' +
    'osoby odpowiedzialne|odpow.|odpowiedzialność|odpowiedzialny za|kto wykonuje|kto odpowiada|kto robi|kto robi?|' +
    'osoba prowadząca|prowadzi|opiekun|wykonawcy|przypisane|przypisany do|przydzielono|przydzielone do|owner|lider|' +
    'koordynator|koordynuje|dla kogo|komórka odpowiedzialna|dział odpowiedzialny|zajmuje się|po stronie|realizator|' +
    'realizujący|imię i nazwisko|odpowiedzialny/a|odpowiedzialna osoba|odpowiedzialność po stronie|osoba/dział|' +
    'osoba wykonująca|osoba przypisana|przypisana osoba|przypisany|przypisana|przydzielona osoba|przydzielony|' +
    'przydzielona|wyznaczona osoba|wyznaczony|kto realizuje|kto realizuje?|kto wykonuje?|kto odpowiada?|' +
    'kto się tym zajmuje|kto się zajmuje|kto bierze|kto ogarnia|kto prowadzi|kto załatwia|przez kogo|' +
    'po czyjej stronie|po stronie kogo|właściciel zadania|właściciel działania|wykonujący|realizatorzy|' +
    'odpowiedzialny dział|jednostka odpowiedzialna|podmiot odpowiedzialny|firma odpowiedzialna|nadzoruje|assignee',
  due:
    'termin|termin wykonania|data|kiedy|kiedy?|na kiedy|do kiedy|deadline|do|termin realizacji|ostateczny termin|' +
    'terminy|termin końcowy|termin oddania|data wykonania|data realizacji|data zakończenia|do końca|do dnia|' +
    'na kiedy?|do kiedy?|kiedy gotowe|czas realizacji|czas|planowany termin|zakończenie|data końcowa|deadline?|' +
    'oddanie|planowana data|termin zakończenia|termin ukończenia|termin ostateczny|termin dostarczenia|' +
    'termin dostawy|termin wykonania do|termin do|termin/data|data/termin|data ukończenia|data oddania|' +
    'data dostarczenia|data docelowa|data graniczna|data do|planowany termin zakończenia|' +
    'planowany termin realizacji|planowane zakończenie|przewidywany termin|szacowany termin|ustalony termin|' +
    'wymagany termin|zakończyć do|zrobić do|zrealizować do|gotowe do|gotowe na|oddać do|na kiedy gotowe|' +
    'kiedy ma być|kiedy ma być gotowe|najpóźniej|najpóźniej do|czas wykonania|czas do|eta|due date|ramy czasowe|' +
    'dedlajn|terminy realizacji',
  status:
    'status|stan|zrobione|wykonane|wykonano|postęp|zrobione?|wykonane?|stan realizacji|status realizacji|etap|gotowe',
  what:
    'co|co?|opis|temat|czynność|sprawa|punkt|treść|co zrobić|co do zrobienia|zakres|zakres prac|praca|prace|sprawy|' +
    'kwestia|szczegóły|treść zadania|nazwa|opis zadania|do zrobienia|zadanie/działanie|rzecz|co robimy|co robimy?|' +
    'co trzeba zrobić|co należy zrobić|co jest do zrobienia|co ma być zrobione|co zrobić?|opis działania|' +
    'opis czynności|opis prac|opis sprawy|nazwa zadania|nazwa działania|treść działania|treść ustalenia|ustalenie|' +
    'zadanie do wykonania|zadanie do realizacji|działanie do podjęcia|czynności|prace do wykonania|do wykonania|' +
    'rzecz do zrobienia|task|taski',
  done:
    'zrobione|wykonane|wykonano|zrobiono|gotowe|ukończone|zakończone|tak|załatwione|zamknięte|już zrobione|zrobiony|' +
    'zrobiona|wykonany|wykonana|skończone|zrealizowane|zrealizowano|wysłane|wysłano|dostarczone|rozwiązane|ok|' +
    'odhaczone|gotowy|gotowa|zamówione|już gotowe|już wysłane|już załatwione|już kupione|już zamówione|' +
    'już zapłacone|dostarczono|załatwiono|zakończono|ukończono|zamknięto|zrealizowany|zrealizowana|załatwiony|' +
    'załatwiona|ukończony|ukończona|zakończony|zakończona|wysłany|wysłana|ogarnięte|zrobione!|done|jest zrobione|' +
    '100%',
  everybody:
    'wszyscy|każdy|cały zespół|oboje|obaj|wszyscy uczestnicy|wszystkie|każda|wszyscy obecni|wszyscy członkowie|' +
    'wszyscy razem|obie|obie strony|ja|my|wszystkie osoby|wszystkie działy|każdy z nas|reszta',
  team:
    'zespół|cały zespół|grupa|cała grupa|wszyscy|każdy|zarząd|dział|komisja|komitet|rada|biuro|sekretariat|księgowość|' +
    'administracja|dyrekcja|kierownictwo|zespół projektowy|rejestracja|kadry|wspólnota|grupa robocza',
  nobody:
    'nieprzypisane|nieprzydzielone|nie przypisano|bez przypisania|nikt|do ustalenia|do uzgodnienia|nieznany|brak|' +
    'do wyznaczenia|nieprzypisany|do przydzielenia|nieustalone|nie ustalono|do potwierdzenia|niewyznaczony|' +
    'niewyznaczona|nie wyznaczono|?|wolontariusz|ktoś|ochotnik|do obsadzenia|nie wskazano|nie określono|niczyje|' +
    'wakat|do przypisania|nieokreślony|nieznana|kto może|kto chce|ochotnicy|chętny|chętni|ktokolwiek|kto chętny|' +
    'kto chętny?|kto może?|kto chce?|kto weźmie|kto weźmie?|kto się podejmie|kto się zgłosi|kto ma czas|ktoś chętny|' +
    'ktoś chętny?|chętna osoba|osoba chętna|potrzebny ochotnik|potrzebny wolontariusz|potrzebni wolontariusze|' +
    'potrzebni chętni|szukamy chętnych|szukamy ochotnika|poszukiwany|poszukiwani|brak osoby|' +
    'brak osoby odpowiedzialnej|brak odpowiedzialnego|brak przypisania|brak właściciela|jeszcze nie wiadomo|' +
    'jeszcze nie ustalono|jeszcze nieprzypisane|jeszcze nieustalone|jeszcze nikt|na razie nikt|nie wiadomo|' +
    'nie wiadomo kto|nie podano|nie przydzielono|nie ustalone|nie wyznaczony|nieprzydzielony|nieprzypisana|' +
    'nieustalony|nieznane|bez właściciela|bez osoby|do decyzji|do określenia|do nominacji|do uzupełnienia|' +
    'w trakcie ustalania|tbd|tbc|n/d|ktokolwiek może',
  nothing:
    'brak|nic|nie ma|nie ustalono|nie przydzielono|nie określono|żadne|żadnych|bez zadań|nie dotyczy|' +
    'nie zidentyfikowano|nie wyznaczono|brak zadań|brak działań|brak nowych|nie było|nie ma zadań|nic do zrobienia|' +
    'nic nie ustalono|nie zapisano|nie omawiano|nie pojawiły się|nie podjęto|nie wskazano|brak kolejnych kroków|' +
    'nie ustalono żadnych|nie wykryto|nie znaleziono|brak ustalonych|nie stwierdzono|brak zadań do wykonania|' +
    'brak przydzielonych zadań|brak przypisanych zadań|brak ustalonych zadań|brak ustalonych działań|' +
    'brak dalszych działań|brak dalszych kroków|brak następnych kroków|brak otwartych|brak otwartych zadań|' +
    'brak zobowiązań|brak pozycji|brak punktów|brak konkretnych|na razie brak|na razie nic|obecnie brak|' +
    'aktualnie brak|nic nowego|nic konkretnego|nic do wykonania|nic nie zostało|nic na razie|nie dotyczy tego|' +
    'nie ma żadnych|nie ma nowych|nie ma działań|nie ma dalszych|nie ma kolejnych|nie ma następnych|nie było zadań|' +
    'nie było żadnych|nie omówiono|nie przypisano|nie przypisano żadnych|nie przydzielono żadnych|' +
    'nie podjęto żadnych|nie określono żadnych|nie wyznaczono żadnych|nie wykryto żadnych|nie znaleziono żadnych|' +
    'nie zidentyfikowano żadnych|nie odnotowano|nie zgłoszono|nie stwierdzono żadnych|nie zanotowano|nie padły|' +
    'nie ustaliliśmy|w tym spotkaniu nie|podczas spotkania nie|n/d',
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
    'uwaga|ważne|cel|przykład|przypomnienie|informacja|wysłać|sprawdzić|przygotować|zamówić|cena|ceny|cennik|umowa|' +
    'budżet|strona|marketing|sprzedaż|szkolenie|bezpieczeństwo|faktura|on|ona|my|ja|to|się|kadry|miejsce|data|' +
    'godzina|czas|klient|klienci|dostawca|dostawcy|projekt|spotkanie|wycena|zamówienie|zamówienia|materiały|materiał|' +
    'sala|logistyka|catering|jedzenie|transport|hotel|prasa|handlowy|produkcja|jakość|wsparcie|serwer|dane|migracja|' +
    'testy|dokumentacja|grafika|dostawa|dostawy|kontakt|adres|potem|następnie|ponadto|też|także|najpierw|po|zrobić|' +
    'zadzwonić|kupić|zarezerwować|napisać|ustalić|zapytać|złożyć|odebrać|poprawić|uzupełnić|potwierdzić|porozmawiać|' +
    'zorganizować|opracować|dostarczyć|zweryfikować|zaktualizować|przekazać|umówić|znaleźć|zebrać|stworzyć|przejrzeć|' +
    'przetestować|naprawić|zgłosić|poinformować|zaprosić|nowy|nowa|nowe|następny|następna|pierwszy|pierwsza|drugi|' +
    'druga|ostatni|każdy|wszystko|pytanie|odpowiedź|problem|rozwiązanie|pomysł|propozycja|komentarz|wynik|wniosek|' +
    'remont|dach|ogrzewanie|parking|ogród|ubezpieczenie|urlopy|rekrutacja|impreza|plakat|plakaty|zdjęcia|film|' +
    'magazyn|kampania|osoba|kto|co|kiedy|gdzie|jak|decyzja|ustalenie|temat|reklama|dekoracje|napoje|muzyka|bilety|' +
    'wolontariusze|loteria|stoły|krzesła|nagłośnienie|światła|pozwolenie|program|sprzątanie',
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
