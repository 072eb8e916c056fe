import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Wynik rezerwacji, o którym kompilator nie pozwoli zapomnieć',
  goal: 'Zamodelujesz wynik operacji rekordami i typem zapieczętowanym oraz obsłużysz go w switch bez gałęzi default.',
  leaves: 'Plik Wizyty.java z terminem, zamkniętą rodziną wyników i doświadczeniem z czwartym wariantem.',
  summary:
    'Java 25 na wyniku rezerwacji w przychodni: rekord Termin z konstruktorem zwartym i metodą nachodziNa, sealed interface Wynik (Potwierdzona, Zajeta, Odrzucona), switch z wzorcami rekordów i strażnikiem when, bez default. Dopisany wariant Oczekujaca ujawnia brak w switch. Ograniczenia rekordów: płytka niezmienność, encje JPA.',
  terms: [
    {
      term: 'konstruktor zwarty',
      meaning:
        'Blok rekordu bez listy parametrów, wykonywany przed przypisaniem pól; miejsce na sprawdzanie reguł.',
    },
    {
      term: 'typ zapieczętowany',
      meaning: 'Interfejs lub klasa sealed, której podtypy tworzą zamkniętą, znaną kompilatorowi listę.',
    },
    {
      term: 'wzorzec rekordu',
      meaning: 'Zapis w case, który rozkłada rekord na składniki i od razu nadaje im nazwy.',
    },
    {
      term: 'strażnik when',
      meaning: 'Dodatkowy warunek przy wzorcu w switch; taki przypadek musi stać przed ogólniejszym.',
    },
    {
      term: 'switch wyczerpujący',
      meaning: 'Wyrażenie switch obejmujące wszystkie możliwe wartości, bez gałęzi default.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Dlaczego w switch po typie zapieczętowanym lekcja odradza default?',
      options: [
        'Bo default działa wolniej od wzorców rekordów',
        'Bo kompilator przestaje wykrywać nieobsłużony nowy wariant',
        'Bo wyrażenie switch z wzorcami nie pozwala go użyć',
      ],
      right: 1,
      why: 'Z default każdy nowy wariant kompiluje się i dostaje przypadkową obsługę. Sam zapis jest dozwolony i nie chodzi o szybkość.',
    },
    {
      kind: 'multiple',
      text: 'Co jest prawdą o rekordzie Termin?',
      options: [
        'Dwa obiekty o tych samych wartościach są równe według equals',
        'Może służyć jako encja JPA zarządzana przez Hibernate',
        'Nie da się utworzyć terminu o zerowym czasie',
        'Wizyty 9:00–9:20 i 9:20–9:40 nachodzą na siebie',
      ],
      right: [0, 2],
      why: 'Równość wynika z wartości, a konstruktor zwarty pilnuje reguły. Przedział jest prawostronnie otwarty, a encja potrzebuje tego, czego rekord nie daje.',
    },
    {
      kind: 'single',
      text: 'Przypadek Zajeta bez strażnika przestawiasz nad Zajeta z when. Co się stanie?',
      options: [
        'Program wybierze bardziej szczegółowy przypadek mimo kolejności',
        'Oba przypadki wykonają się po kolei',
        'W czasie działania poleci wyjątek MatchException',
        'Kod się nie skompiluje, bo szczegółowy przypadek jest przykryty',
      ],
      right: 3,
      why: 'Ogólniejszy wzorzec dominuje nad późniejszym, więc ten nigdy by nie zadziałał. Kompilator traktuje to jako błąd.',
    },
  ],
  exercise: {
    task: 'Znajdź w swoim kodzie (albo wymyśl) klasę z polami wypełnianymi tylko czasami, na przykład wynik płatności lub importu. Zapisz ją jako sealed interface z co najmniej trzema rekordami, z jedną regułą w konstruktorze zwartym, i obsłuż w switch bez default. Wklej kod uruchamiany poleceniem java Plik.java. Pod nim wklej komunikat kompilatora po dodaniu kolejnego wariantu i wyjaśnij w trzech zdaniach, jaki błąd produkcyjny ta konstrukcja wyklucza, a jakiego nie.',
    hint: 'Zacznij od pytania, które pola nigdy nie występują razem. Każda taka grupa to osobny rekord.',
    minutes: 45,
  },
};
