// Careers in software, data and digital products.
import type { Career } from './career.ts';

export const TECHNOLOGY_CAREERS: Career[] = [
  {
    field: 'technology',
    fits: { nature: 0, ambitious: 3, helping: 0, creative: 2 },
    keywords:
      'program|=kod|kodow|kodz|aplikacj|stron|javascript|python|komputer|informaty|gry komput|gier|technolog|robot|hackaton|logik|=it',
    path: {
      nazwa: 'Programista aplikacji webowych',
      opis: 'Budujesz serwisy i aplikacje, z których ludzie korzystają każdego dnia: od rezerwacji wizyty po zakupy. Rozbijasz duży problem na małe kawałki, piszesz kod, czytasz cudzy i cieszysz się, gdy coś, czego rano nie było, po południu działa.',
      zarobki: {
        min: 7000,
        max: 19000,
        waluta: 'PLN',
        komentarz:
          'Pierwsza praca to dziś najczęściej 7–9 tysięcy; powyżej 15 tysięcy zarabiają osoby samodzielne, z kilkuletnim stażem.',
      },
      potencjalRozwoju:
        'O pierwszy etat jest trudniej niż kilka lat temu, ale osoby, które rozumieją biznes i umieją pracować z narzędziami AI, rozwijają się szybko. Możesz iść w stronę architektury, produktu albo własnej firmy.',
      korzysci: [
        'Efekty pracy widoczne od razu i dla wielu osób',
        'Częsta możliwość pracy zdalnej i elastycznych godzin',
        'Zarobki rosnące wraz z samodzielnością',
        'Wiedza, którą zdobędziesz bez dyplomu, a pokażesz w portfolio',
      ],
      wymagania: [
        'Biegłość w JavaScripcie lub TypeScripcie i jednym frameworku',
        'Portfolio dwóch, trzech działających projektów',
        'Angielski pozwalający czytać dokumentację',
        'Wytrwałość, bo błędy są codziennością tej pracy',
      ],
      umiejetnosciPowiazane: ['TypeScript', 'React', 'Git', 'Bazy danych SQL', 'Testowanie'],
    },
    skills: [
      {
        nazwa: 'JavaScript i TypeScript',
        opis: 'Język przeglądarki i coraz większej części serwerów. Naucz się go porządnie, zanim sięgniesz po modne biblioteki.',
      },
      {
        nazwa: 'Git i praca na wspólnym kodzie',
        opis: 'Gałęzie, przeglądy, sensowne opisy zmian. Bez tego trudno dołączyć do jakiegokolwiek zespołu.',
      },
      {
        nazwa: 'Testowanie i szukanie błędów',
        opis: 'Kto umie spokojnie znaleźć przyczynę usterki i zabezpieczyć się testem, ten szybko zyskuje zaufanie.',
      },
    ],
    steps: [
      {
        nazwa: 'Przejdź podstawy JavaScriptu z ćwiczeniami',
        czasWykonania: '8–10 tygodni',
        opis: 'Godzina dziennie daje więcej niż maraton w weekend. Darmowe kursy MDN i freeCodeCamp w zupełności wystarczą.',
      },
      {
        nazwa: 'Zbuduj i opublikuj jedną małą aplikację',
        czasWykonania: '6–8 tygodni',
        opis: 'Wybierz problem, który znasz z życia. Ważne, żeby działała pod prawdziwym adresem i żeby ktoś poza Tobą jej użył.',
      },
      {
        nazwa: 'Dołącz do projektu open source',
        czasWykonania: '4–6 tygodni',
        opis: 'Zacznij od poprawki w dokumentacji lub drobnego błędu. Nauczysz się cudzego kodu i kultury przeglądów.',
      },
    ],
    certificates: [
      'Meta Front-End Developer Professional Certificate',
      'AWS Certified Cloud Practitioner',
      'ISTQB Certified Tester Foundation Level',
    ],
    projects: [
      'Aplikacja rozwiązująca jeden kłopot Twojego hobby, opublikowana i opisana na GitHubie',
      'Strona dla lokalnej organizacji z dostępnością na poziomie WCAG 2.2 AA',
    ],
  },
  {
    field: 'technology',
    fits: { nature: 0, ambitious: 3, helping: 1, creative: 0 },
    keywords:
      '=dane|=danych|=danymi|analiz|analit|statyst|matemat|excel|liczb|wykres|ekonom|szach|zagadk|lamiglow|logicz|badan|nauk|giel',
    path: {
      nazwa: 'Analityk danych',
      opis: 'Szukasz w liczbach odpowiedzi na pytania, które naprawdę ktoś zadał: czemu klienci odchodzą, gdzie giną pieniądze, co zadziałało. Łączysz dane z kilku źródeł, sprawdzasz, czy nie kłamią, i opowiadasz o nich tak, by dało się podjąć decyzję.',
      zarobki: {
        min: 7000,
        max: 15500,
        waluta: 'PLN',
        komentarz:
          'Staże i pierwsze etaty zaczynają się od około 7 tysięcy; SQL, Power BI i znajomość branży szybko podnoszą stawkę.',
      },
      potencjalRozwoju:
        'Dane ma dziś każda organizacja, od szpitala po sklep z rowerami, a brakuje osób, które umieją je zrozumieć. Dalej czeka inżynieria danych, uczenie maszynowe albo doradzanie zarządom.',
      korzysci: [
        'Praca dla osób, które lubią dochodzić do sedna',
        'Możliwość wejścia z niemal każdej branży',
        'Częsta praca zdalna lub hybrydowa',
        'Realny wpływ na decyzje',
      ],
      wymagania: [
        'SQL i arkusz kalkulacyjny w stopniu biegłym',
        'Podstawy statystyki i zdrowa nieufność wobec średnich',
        'Jedno narzędzie do wizualizacji, na przykład Power BI',
        'Umiejętność tłumaczenia liczb prostym językiem',
      ],
      umiejetnosciPowiazane: ['SQL', 'Power BI', 'Python', 'Statystyka', 'Prezentowanie wniosków'],
    },
    skills: [
      {
        nazwa: 'SQL',
        opis: 'Podstawowy język rozmowy z bazą danych. Miesiąc regularnych ćwiczeń wystarczy, by odpowiadać na większość codziennych pytań.',
      },
      {
        nazwa: 'Wizualizacja danych w Power BI',
        opis: 'Czytelny wykres oszczędza godzinę zebrania. Ucz się na otwartych danych GUS, bo mają prawdziwe pułapki.',
      },
      {
        nazwa: 'Myślenie statystyczne',
        opis: 'Korelacja, próba, sezonowość. Dzięki nim nie dasz się nabrać przypadkowi i nie nabierzesz innych.',
      },
    ],
    steps: [
      {
        nazwa: 'Naucz się SQL na prawdziwych pytaniach',
        czasWykonania: '4–6 tygodni',
        opis: 'Przerób interaktywny kurs, a potem zadaj bazie dziesięć pytań, które naprawdę Cię ciekawią. Odpowiedzi zapisz.',
      },
      {
        nazwa: 'Zrób raport z otwartych danych',
        czasWykonania: '4–5 tygodni',
        opis: 'Weź zbiór z dane.gov.pl lub Banku Danych Lokalnych GUS i przygotuj jednostronicowy raport z trzema wnioskami.',
      },
      {
        nazwa: 'Dołóż Pythona do codziennej pracy',
        czasWykonania: '8–10 tygodni',
        opis: 'Pandas i wykresy wystarczą na początek. Zautomatyzuj jedną rzecz, którą dziś robisz ręcznie.',
      },
    ],
    certificates: [
      'Microsoft Power BI Data Analyst Associate (PL-300)',
      'Google Data Analytics Professional Certificate',
      'PCAP – Certified Associate Python Programmer',
    ],
    projects: [
      'Interaktywny raport o czymś, co Cię interesuje, oparty na danych publicznych',
      'Opis jednego błędnego wykresu z prasy i jego poprawiona wersja z uzasadnieniem',
    ],
  },
  {
    field: 'design',
    fits: { nature: 0, ambitious: 2, helping: 2, creative: 3 },
    keywords:
      'projektow|design|=ux|=ui|interfejs|aplikacj|psycholog|uzytkow|figma|rysowa|rysun|rysuj|estety|dostepn|gier',
    path: {
      nazwa: 'Projektant UX/UI',
      opis: 'Sprawiasz, że aplikacje są zrozumiałe i przyjazne także dla Twojej babci. Rozmawiasz z użytkownikami, szkicujesz ekrany, sprawdzasz je na ludziach i poprawiasz tak długo, aż nikt nie musi pytać, gdzie kliknąć.',
      zarobki: {
        min: 6800,
        max: 15000,
        waluta: 'PLN',
        komentarz:
          'Początki w agencji to około 7 tysięcy; w firmach produktowych, przy samodzielnym prowadzeniu badań, dwukrotnie więcej.',
      },
      potencjalRozwoju:
        'Przepisy o dostępności cyfrowej i rosnące wymagania użytkowników działają na korzyść tej profesji. Możesz specjalizować się w badaniach, systemach projektowych albo przejść do zarządzania produktem.',
      korzysci: [
        'Łączysz wyobraźnię z psychologią i techniką',
        'Twoje decyzje ułatwiają życie tysiącom osób',
        'Praca w zespole o różnych talentach',
        'Portfolio liczy się bardziej niż dyplom',
      ],
      wymagania: [
        'Biegłość w Figmie i podstawy typografii',
        'Umiejętność prowadzenia rozmów z użytkownikami',
        'Dwa, trzy studia przypadku, które pokazują tok myślenia',
        'Otwartość na krytykę i chęć poprawiania',
      ],
      umiejetnosciPowiazane: [
        'Figma',
        'Badania z użytkownikami',
        'Prototypowanie',
        'Dostępność WCAG',
        'Typografia',
      ],
    },
    skills: [
      {
        nazwa: 'Prototypowanie w Figmie',
        opis: 'Klikalny szkic w jeden dzień zastępuje tydzień dyskusji. Naucz się komponentów i automatycznych układów.',
      },
      {
        nazwa: 'Rozmowa z użytkownikiem',
        opis: 'Pytania, które nie podsuwają odpowiedzi, i cierpliwe słuchanie. Pięć takich rozmów zmienia niejeden projekt.',
      },
      {
        nazwa: 'Dostępność cyfrowa (WCAG)',
        opis: 'Kontrast, klawiatura, czytnik ekranu. Dobre dla osób z niepełnosprawnościami, a w praktyce dla wszystkich.',
      },
    ],
    steps: [
      {
        nazwa: 'Odtwórz i ulepsz trzy znane ekrany',
        czasWykonania: '3–4 tygodnie',
        opis: 'Przerysuj je w Figmie piksel po pikselu, a potem popraw jedną rzecz w każdym. Opisz, dlaczego akurat tę.',
      },
      {
        nazwa: 'Przebadaj prototyp z pięcioma osobami',
        czasWykonania: '3–5 tygodni',
        opis: 'Daj im jedno zadanie i obserwuj w milczeniu. Zapisz, gdzie się gubią, wprowadź zmiany i sprawdź ponownie.',
      },
      {
        nazwa: 'Napisz pierwsze studium przypadku',
        czasWykonania: '2–3 tygodnie',
        opis: 'Problem, szkice, badania, wynik i to, co dziś robisz inaczej. Jedno szczere jest warte więcej niż dziesięć ładnych obrazków.',
      },
    ],
    certificates: [
      'Google UX Design Professional Certificate',
      'CPUX-F (UXQB)',
      'IAAP Certified Professional in Accessibility Core Competencies',
    ],
    projects: [
      'Nowa, prostsza wersja formularza z Twojego urzędu lub przychodni, sprawdzona na pięciu osobach',
      'Klikalny prototyp aplikacji wspierającej Twoją pasję wraz z opisem decyzji',
    ],
  },
  {
    field: 'security',
    fits: { nature: 0, ambitious: 3, helping: 1, creative: 0 },
    keywords:
      'cyberbez|haker|bezpieczen|sieci komp|linux|szyfr|komputer|serwer|informaty|zagadk|kryminal|detektyw|=it',
    path: {
      nazwa: 'Specjalista ds. cyberbezpieczeństwa',
      opis: 'Myślisz jak ktoś, kto chce się włamać, po to, żeby do włamania nie doszło. Sprawdzasz systemy, czytasz logi, reagujesz na incydenty i uczysz innych, jak nie dać się nabrać. Trochę w tym pracy detektywa, trochę straży pożarnej.',
      zarobki: {
        min: 8000,
        max: 18500,
        waluta: 'PLN',
        komentarz:
          'Pierwsza linia monitoringu to 8–10 tysięcy; testy penetracyjne i reagowanie na incydenty są płatne znacznie lepiej.',
      },
      potencjalRozwoju:
        'Dyrektywa NIS2 i nowelizacja ustawy o krajowym systemie cyberbezpieczeństwa obejmują tysiące firm i instytucji, a kadr brakuje. Droga prowadzi do testów, architektury albo zarządzania ryzykiem.',
      korzysci: [
        'Rynek, na którym to pracodawcy szukają ludzi',
        'Zagadki, które zmieniają się co tydzień',
        'Poczucie, że chronisz innych przed realną szkodą',
        'Możliwość pracy w firmie, urzędzie i wojsku',
      ],
      wymagania: [
        'Dobra znajomość sieci i systemu Linux',
        'Uczciwość i dyskrecja, bo zobaczysz wiele',
        'Angielski na poziomie technicznym',
        'Odporność na stres i czasem dyżury',
      ],
      umiejetnosciPowiazane: ['Sieci TCP/IP', 'Linux', 'Analiza logów', 'Python', 'Reagowanie na incydenty'],
    },
    skills: [
      {
        nazwa: 'Sieci i Linux',
        opis: 'Fundament, bez którego reszta jest magią. Postaw w domu małe laboratorium i psuj je bez obaw.',
      },
      {
        nazwa: 'Analiza logów i śladów',
        opis: 'Umiejętność wyłowienia jednego dziwnego wpisu spośród miliona. Ćwiczy się ją na darmowych zadaniach typu blue team.',
      },
      {
        nazwa: 'Jasne opisywanie ryzyka',
        opis: 'Zarząd nie pyta o numer podatności, tylko o skutek. Kto umie to przełożyć, ten dostaje budżet na zabezpieczenia.',
      },
    ],
    steps: [
      {
        nazwa: 'Zbuduj domowe laboratorium',
        czasWykonania: '3–4 tygodnie',
        opis: 'Dwie maszyny wirtualne i prosty router wystarczą. Notuj, co ustawiasz i dlaczego, bo te notatki staną się portfolio.',
      },
      {
        nazwa: 'Przejdź trzydzieści zadań na platformie treningowej',
        czasWykonania: '8–10 tygodni',
        opis: 'TryHackMe lub podobna platforma prowadzi za rękę. Do każdego zadania napisz krótkie podsumowanie własnymi słowami.',
      },
      {
        nazwa: 'Wystartuj w zawodach CTF',
        czasWykonania: '1–2 miesiące',
        opis: 'Nie chodzi o wygraną, tylko o zespół i tempo nauki. Po zawodach przeczytaj rozwiązania innych.',
      },
    ],
    certificates: ['CompTIA Security+', 'ISC2 Certified in Cybersecurity (CC)', 'Cisco CCNA'],
    projects: [
      'Domowe laboratorium z opisanym atakiem i obroną krok po kroku',
      'Godzinne szkolenie o oszustwach internetowych dla seniorów z Twojej okolicy',
    ],
  },
];
