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
  state: {
    now: 'Przykład: rezerwacja wizyt w przychodni (powiedzmy w Sieradzu). JDK 25. Plik Wizyty.java, zwarty (bez klasy i importów), uruchamiany: java Wizyty.java\n\nrecord Termin(LocalDateTime poczatek, Duration czas) {\n    Termin {\n        if (!czas.isPositive()) {\n            throw new IllegalArgumentException("Wizyta musi trwać dłużej niż zero");\n        }\n    }\n\n    LocalDateTime koniec() {\n        return poczatek.plus(czas);\n    }\n\n    boolean nachodziNa(Termin inny) {\n        return poczatek.isBefore(inny.koniec()) && inny.poczatek.isBefore(koniec());\n    }\n}\nsealed interface Wynik {\n    record Potwierdzona(Termin termin, String lekarz) implements Wynik {}\n    record Zajeta(Termin najblizszy) implements Wynik {}\n    record Odrzucona(String powod) implements Wynik {}\n}\nString komunikat(Wynik wynik) {\n    return switch (wynik) {\n        case Wynik.Potwierdzona(Termin t, String lekarz) ->\n            "Wizyta " + t.poczatek() + ", " + lekarz;\n        case Wynik.Zajeta(Termin t) when t.poczatek().getHour() >= 18 ->\n            "Wolny dopiero wieczór: " + t.poczatek();\n        case Wynik.Zajeta(Termin t) ->\n            "Najbliższy wolny: " + t.poczatek();\n        case Wynik.Odrzucona(String powod) ->\n            "Nie można zapisać: " + powod;\n    };\n}\n\nvoid main() {\n    var rano = new Termin(LocalDateTime.of(2026, 5, 4, 9, 0), Duration.ofMinutes(20));\n    var wieczor = new Termin(LocalDateTime.of(2026, 5, 4, 18, 40), Duration.ofMinutes(20));\n    IO.println(komunikat(new Wynik.Potwierdzona(rano, "dr Nowicka")));\n    IO.println(komunikat(new Wynik.Zajeta(wieczor)));\n    IO.println(komunikat(new Wynik.Odrzucona("brak skierowania")));\n    IO.println(rano.nachodziNa(wieczor));\n}\n\nDoświadczenie: do Wynik dopisano record Oczekujaca(int miejsce) (lista rezerwowa); kompilator odmówił, czytelnik ma dodać właściwy case bez default. Przy REST komunikat zamieni się w wybór kodu odpowiedzi.',
    concepts: [
      'rekord: niezmienne dane z regułą',
      'konstruktor zwarty',
      'przedział prawostronnie otwarty',
      'typ zapieczętowany (sealed interface)',
      'wynik a wyjątek: kto ma zareagować',
      'wzorzec rekordu w switch',
      'strażnik when',
      'switch wyczerpujący bez default',
      'zwarty plik źródłowy z void main()',
      'granice rekordu: List.copyOf, encja JPA',
    ],
    words: [
      'record',
      'konstruktor zwarty',
      'akcesor',
      'sealed',
      'implements',
      'wariant',
      'switch',
      'case',
      'when',
      'default',
      'wzorzec rekordu',
      'nienazwana zmienna _',
      'LocalDateTime',
      'Duration',
      'isBefore',
      'IllegalArgumentException',
      'IO.println',
      'JDK 25',
      'płytka niezmienność',
      'encja JPA',
    ],
  },
};
