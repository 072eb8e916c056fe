// Research and engineering.
import type { Field } from './field.ts';

export const TECHNICAL_FIELDS: Field[] = [
  {
    codes: '211 212 213 227 3144 325504 32551',
    keywords:
      'biolog|chemi|fizyk|laborator|badan|przyrod|ekolog|klimat|mikroskop|gwiazd|geolog|pogod|nauk|statyst|=dane|=danych',
    day: [
      'Dzień dzieli się między zbieranie danych a spokojne sprawdzanie, co z nich wynika; pośpiech częściej szkodzi, niż pomaga.',
      'Sporo czasu zajmuje przygotowanie pomiarów i opis wyników tak, żeby ktoś inny mógł je powtórzyć.',
    ],
    reasons: [
      'Tutaj takie zaciekawienie jest punktem wyjścia: pytanie „dlaczego?” otwiera większość zadań.',
      'Kto ma taki temat w głowie po godzinach, zwykle łatwiej znosi żmudne pomiary i poprawki.',
      'W tej pracy podobne obserwacje zapisuje się, sprawdza i zamienia w zalecenie dla innych.',
      'To wskazuje na cierpliwość do szczegółu, a bez niej w badaniach trudno o wiarygodny wynik.',
    ],
    against: [
      'Efekty przychodzą wolno i czasem po wielu próbach wynik brzmi: nie wiadomo.',
      'Miejsc jest najwięcej w dużych ośrodkach, więc bywa, że trzeba się przenieść.',
      'Dokumentacja i procedury potrafią zająć więcej dnia niż samo badanie.',
      'Część stanowisk zależy od projektów na czas określony.',
    ],
    gap: [
      'Najbardziej brakuje zwykle praktyki przy prawdziwych danych: wiedzy ze szkoły trzeba dołożyć własne pomiary.',
      'Na początku najtrudniej o pierwsze miejsce, w którym można uczyć się metod pod czyimś okiem.',
    ],
    tests: [
      [
        'Wybierz jedno zjawisko w okolicy i przez tydzień zapisuj je o stałej porze, a potem opisz na stronie, co widać w danych.',
        6,
        0,
      ],
      [
        'Weź otwarty zbiór danych z serwisu dane.gov.pl i spróbuj odpowiedzieć na jedno własne pytanie w arkuszu.',
        5,
        0,
      ],
    ],
    steps: [
      [
        'Prowadzenie dziennika obserwacji',
        '3–4 tygodnie',
        'Zapisuj o stałej porze jedno zjawisko i warunki, w jakich je widzisz. Krok jest skończony, gdy z notatek powstanie wykres z krótkim opisem.',
      ],
      [
        'Rozmowa i dzień w pracowni',
        '1–2 tygodnie',
        'Poproś o wizytę w laboratorium, stacji albo instytucie podczas dnia otwartego. Zanotuj, co z tej codzienności Cię ciekawi, a co nuży.',
      ],
      [
        'Powtórka metod i statystyki',
        '4–6 tygodni',
        'Przerób jeden podręcznik lub bezpłatny kurs i rozwiąż zadania na prawdziwych danych. Poznasz, że wystarczy, gdy umiesz wyjaśnić komuś swój wynik.',
      ],
      [
        'Opis własnego małego badania',
        '3–5 tygodni',
        'Postaw pytanie, zbierz dane i napisz dwie strony: co, jak i z jakim wynikiem. Taki tekst można pokazać przy rekrutacji na praktykę.',
      ],
    ],
    growth: [
      'Po kilku latach można prowadzić własne tematy, specjalizować się w jednej metodzie albo przejść do doradztwa i kontroli.',
      'Doświadczenie z pomiarami otwiera drogę do działów jakości, do urzędów zajmujących się środowiskiem i do pracy naukowej.',
    ],
    benefits: [
      'Praca, w której pytania są równie ważne jak odpowiedzi',
      'Konkretna wiedza, która szybko nie traci ważności',
      'Kontakt z ludźmi, którzy lubią sprawdzać, zamiast zgadywać',
      'Poczucie, że wynik przydaje się komuś więcej niż jednej firmie',
    ],
    requirements: [
      'Dokładność w zapisywaniu wyników',
      'Podstawy statystyki i arkusza kalkulacyjnego',
      'Czytanie tekstów fachowych po angielsku',
      'Znajomość zasad pracy w laboratorium lub w terenie',
    ],
    skills: [
      [
        'Planowanie pomiaru',
        'Pozwala odróżnić wynik od przypadku. Zacznij od spisania pytania i tego, co mogłoby Ci zaprzeczyć.',
      ],
      [
        'Statystyka opisowa',
        'Bez niej dane pozostają listą liczb. Na początek wystarczą średnia, rozrzut i dobry wykres.',
      ],
      [
        'Pisanie raportów',
        'Wynik, którego nikt nie rozumie, nie istnieje. Ćwicz krótkie opisy: pytanie, metoda, odpowiedź.',
      ],
      [
        'Analiza danych w Pythonie lub R',
        'Przyspiesza to, co w arkuszu trwa godzinami. Zacznij od wczytania jednego pliku i narysowania wykresu.',
      ],
    ],
    related: ['Prowadzenie dokumentacji', 'Czytanie publikacji', 'Pobieranie próbek', 'Krytyczne myślenie'],
    certificates: [
      'Kurs statystyki na platformie Navoica',
      'Szkolenie z zasad dobrej praktyki laboratoryjnej (GLP)',
    ],
    projects: [
      'Mapa jednego zjawiska w Twojej okolicy z opisem, skąd wzięły się dane.',
      'Krótki raport z otwartych danych publicznych z trzema wykresami i wnioskami.',
    ],
  },
  {
    codes: '214 215 2165 311 313 2291 325509',
    keywords:
      'technik|maszyn|robot|arduino|elektron|elektry|silnik|konstru|projektow|budow|energi|fotowolt|fizyk|matemat|mechan|drukark|automat|most',
    day: [
      'Raz siedzi się nad rysunkiem lub pomiarem, raz staje przy urządzeniu i sprawdza, czemu zachowuje się inaczej niż na papierze.',
      'Rytm wyznaczają terminy i normy: najpierw plan i obliczenia, potem uzgodnienia, a na końcu odbiór tego, co powstało.',
    ],
    reasons: [
      'W technice takie zainteresowanie szybko zamienia się w umiejętność, bo na każdy pomysł jest sprawdzian: działa albo nie.',
      'To ślad myślenia o tym, jak coś jest zrobione, a od niego zaczyna się szukanie usterek i lepszych rozwiązań.',
      'Kto lubi takie rzeczy, ten częściej sięga po schemat z ciekawości niż z obowiązku.',
      'Tutaj przyda się dokładnie ten rodzaj uwagi: rozłożyć na części, zrozumieć i złożyć lepiej.',
    ],
    against: [
      'Odpowiedzialność za bezpieczeństwo bywa obciążająca, a błędu nie zawsze da się cofnąć.',
      'Dużo czasu pochłaniają normy, uzgodnienia i poprawki na życzenie innych.',
      'Awarie nie wybierają pory i potrafią zmienić plan dnia.',
      'Technologia szybko się zmienia, więc nauka nie kończy się na szkole.',
    ],
    gap: [
      'Brakuje przede wszystkim obycia z prawdziwą dokumentacją: schematami, normami i tym, jak się je czyta.',
      'Najpilniejsza jest praktyka przy urządzeniu pod okiem kogoś, kto zna jego kaprysy.',
    ],
    tests: [
      [
        'Rozbierz zepsute urządzenie domowe (odłączone od prądu), narysuj, jak jest zbudowane, i ustal, co mogło zawieść.',
        5,
        0,
      ],
      [
        'Zbuduj prosty układ z zestawu dla początkujących i opisz w kilku zdaniach, co zadziałało dopiero za drugim razem.',
        8,
        90,
      ],
    ],
    steps: [
      [
        'Powtórka podstaw technicznych',
        '4–6 tygodni',
        'Wybierz jeden dział, na przykład elektryczność albo mechanikę, i rozwiąż kilkanaście zadań. Krok jest skończony, gdy umiesz objaśnić je koledze.',
      ],
      [
        'Nauka czytania dokumentacji',
        '3–4 tygodnie',
        'Znajdź instrukcję serwisową lub projekt i przejdź przez niego strona po stronie. Zapisz pytania, na które nie ma tam odpowiedzi.',
      ],
      [
        'Poznanie programu do rysunku',
        '4–6 tygodni',
        'Zainstaluj darmowy program CAD i odtwórz w nim trzy przedmioty z domu. Poznasz, że umiesz, gdy ktoś zrobi z rysunku ten sam przedmiot.',
      ],
      [
        'Wizyta w zakładzie lub na budowie',
        '1–2 tygodnie',
        'Zapytaj o dzień otwarty, praktykę albo krótkie towarzyszenie komuś przy pracy. Porównaj notatki z tym, czego się spodziewasz.',
      ],
    ],
    growth: [
      'Można iść w stronę projektowania, nadzoru, serwisu albo prowadzenia zespołu; każda z tych dróg ceni doświadczenie z terenu.',
      'Z czasem dochodzą uprawnienia, samodzielne projekty i specjalizacja, której szukają kolejne firmy.',
    ],
    benefits: [
      'Widać wyraźnie, co powstało dzięki Twojej pracy',
      'Umiejętności, które można przenieść do innej branży',
      'Zadania wymagające myślenia, a nie powtarzania',
      'Stałe zapotrzebowanie na osoby, które rozumieją technikę',
    ],
    requirements: [
      'Czytanie rysunku technicznego',
      'Swoboda w podstawowych obliczeniach',
      'Znajomość zasad bezpieczeństwa przy urządzeniach',
      'Obsługa programów do projektowania lub diagnostyki',
    ],
    skills: [
      [
        'Rysunek techniczny',
        'To wspólny język projektu i warsztatu. Zacznij od odręcznych rzutów prostych przedmiotów.',
      ],
      [
        'Podstawy elektrotechniki',
        'Prąd jest dziś prawie w każdym urządzeniu. Na początek wystarczą obwody prądu stałego i zasady bezpieczeństwa.',
      ],
      [
        'Praca w programie CAD',
        'Bez niego rzadko powstaje projekt. Naucz się jednego programu dobrze, reszta przyjdzie łatwiej.',
      ],
      [
        'Diagnozowanie usterek',
        'Uczy szukać przyczyny, a nie objawu. Prowadź listę: co sprawdzasz, po co i z jakim skutkiem.',
      ],
    ],
    related: ['Czytanie norm', 'Pomiary', 'Współpraca z wykonawcami', 'Myślenie przestrzenne'],
    certificates: ['Świadectwo kwalifikacyjne SEP do 1 kV', 'Kurs AutoCAD z certyfikatem Autodesk'],
    projects: [
      'Model przedmiotu codziennego użytku w programie CAD z wydrukiem lub makietą.',
      'Mały układ z czujnikiem, który coś mierzy i zapisuje przez tydzień.',
    ],
  },
];
