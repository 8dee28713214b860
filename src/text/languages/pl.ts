import type { Language } from './language.ts';

export const pl: Language = {
  headings:
    'zadania|lista zadań|zadania do wykonania|zadania do zrobienia|przydzielone zadania|podział zadań|działania|działania do podjęcia|działania następcze|dalsze działania|kolejne działania|kolejne kroki|następne kroki|dalsze kroki|' +
    'najbliższe kroki|plan działania|plan działań|punkty działania|do zrobienia|do wykonania|rzeczy do zrobienia|co dalej|kto co robi|zobowiązania|ustalone zadania|sprawy do załatwienia|do załatwienia|to-do|to do|todo|to-do list|' +
    'elementy działań|punkty do realizacji|do realizacji|zlecenia|obowiązki|praca domowa|elementy do wykonania|akcje|zadania następcze|follow-up',
  labels: 'zadanie|działanie|do zrobienia|todo|to-do|akcja|kolejny krok|następny krok|do wykonania|zlecenie',
  around:
    'nasze|nowe|główne|inne|sugerowane|proponowane|zalecane|lista|dla|z|ze|i|oraz|według|wg|osoby|osób|ustalone|przydzielone|po|ze|spotkania|terminy|do|na|wszystkie|otwarte|zespołu|najważniejsze|bieżące|terminami|odpowiedzialni',
  others:
    'decyzje|decyzja|podjęte decyzje|ustalenia|uchwały|pytania|pytanie|porządek obrad|agenda|podsumowanie|streszczenie|przegląd|wnioski|najważniejsze wnioski|kluczowe punkty|tematy|omówione tematy|dyskusja|ryzyka|ryzyko|' +
    'uczestnicy|obecni|następne spotkanie|kolejne spotkanie|pomysły|notatki|szczegóły|transkrypcja|kontekst|poprzednie|poprzedniego|wykonane|zrobione|uwagi|linki|cel|potrzeby|narzędzia|parking|różne|sprawy różne|cytaty|struktura|stan obecny',
  owner:
    'odpowiedzialny|odpowiedzialna|odpowiedzialni|osoba|osoba odpowiedzialna|kto|kto?|imię|nazwisko|odp.|odp|odpowiada|wykonawca|wykonuje|przypisane do|przypisano|właściciel|realizuje|prowadzący',
  due: 'termin|termin wykonania|data|kiedy|kiedy?|na kiedy|do kiedy|deadline|do|termin realizacji|ostateczny termin',
  status: 'status|stan|zrobione|wykonane|wykonano|postęp',
  what: 'co|co?|opis|temat|czynność|sprawa|punkt|treść',
  done: 'zrobione|wykonane|wykonano|zrobiono|gotowe|ukończone|zakończone|tak|załatwione|zamknięte',
  everybody: 'wszyscy|każdy|cały zespół|oboje|obaj|wszyscy uczestnicy',
  team: 'zespół|cały zespół|grupa|cała grupa',
  nobody:
    'nieprzypisane|nieprzydzielone|nie przypisano|bez przypisania|nikt|do ustalenia|do uzgodnienia|nieznany|brak|do wyznaczenia|nieprzypisany',
  nothing:
    'brak|nic|nie ma|nie ustalono|nie przydzielono|nie określono|żadne|żadnych|bez zadań|nie dotyczy|nie zidentyfikowano|nie wyznaczono',
  present: 'obecni|uczestnicy|uczestniczyli|obecne|obecność|w spotkaniu uczestniczyli',
  titles: 'pan|pani|p|dr|prof|inż|mgr|lek',
  and: 'i|oraz|z',
  modal: 'ma|mają|musi|muszą|powinien|powinna|powinni',
  noNames:
    'uwaga|ważne|cel|przykład|pilne|przypomnienie|informacja|wysłać|sprawdzić|przygotować|zamówić|cena|ceny|cennik|umowa|budżet|strona|' +
    'marketing|sprzedaż|szkolenie|bezpieczeństwo|faktura|on|ona|my|ja|to|się|kadry',
  dates: {
    by: 'do|do dnia|najpóźniej|najpóźniej do|najpóźniej w|najpóźniej we|nie później niż|nie później niż do|przed|na|termin|deadline|w ciągu|w terminie do|jeszcze przed',
    until: 'najpóźniej',
    weekdays:
      'poniedziałek poniedziałku poniedziałkiem pon|wtorek wtorku wtorkiem wt|środa środy środę środą śr|czwartek czwartku czwartkiem czw|piątek piątku piątkiem pt|sobota soboty sobotę sobotą sob|niedziela niedzieli niedzielę niedzielą nd',
    months:
      'styczeń stycznia sty|luty lutego lut|marzec marca mar|kwiecień kwietnia kwi|maj maja|czerwiec czerwca cze|lipiec lipca lip|sierpień sierpnia sie|wrzesień września wrz|październik października paź|listopad listopada lis|grudzień grudnia gru',
    today: 'dziś|dzisiaj|końca dnia|koniec dnia|dnia dzisiejszego',
    tomorrow: 'jutro|jutra',
    afterTomorrow: 'pojutrze|pojutrza',
    next: 'następny|następnego|następna|następnej|następną|przyszły|przyszłego|przyszłej|przyszłą|kolejny|kolejnego',
    this: 'ten|tego|tej|tę|najbliższy|najbliższego|najbliższej|najbliższą|bieżącego|bieżącym',
    end: 'koniec|końca|końcem',
    day: 'dzień|dni|dnia',
    week: 'tydzień|tygodnia|tygodni|tygodnie',
    month: 'miesiąc|miesiąca|miesięcy|miesiące',
    numbers:
      'jednego|dwóch dwa|trzech trzy|czterech cztery|pięciu pięć|sześciu sześć|siedmiu siedem|ośmiu osiem|dziewięciu dziewięć|dziesięciu dziesięć',
    filler: 'r|roku|rano|wieczorem|w|we|o|godz|godziny|południa',
  },
};
