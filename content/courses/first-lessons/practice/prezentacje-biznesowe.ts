import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Zdanie, po którym wiadomo, o co prosisz',
  goal: 'Zapiszesz w jednym zdaniu decyzję, do której prowadzi Twoja prezentacja, i przesiejesz przez nie slajdy.',
  leaves: 'Kartka ze zdaniem decyzji, jego trzema wersjami i oznaczoną listą slajdów.',
  summary:
    'Zdanie decyzji ma cztery części: kto, co ma zrobić, do kiedy, dlaczego (powód słuchacza). Przykłady: Magda z wodociągów prosi o dwie pompy na Górce, Tomek z kadr dochodzi do zdania w trzech wersjach. Slajdy oznacza się D, W albo ?, a te ze znakiem zapytania przenosi do załącznika.',
  terms: [
    {
      term: 'zdanie decyzji',
      meaning: 'Jedno zdanie, które mówi, kto ma co postanowić, do kiedy i z jakiego swojego powodu.',
    },
    {
      term: 'powód słuchacza',
      meaning: 'Argument ważny dla osoby decydującej, nawet jeśli prezentujący ma inny, równie prawdziwy.',
    },
    { term: 'sito slajdów', meaning: 'Sprawdzenie, czy slajd dowodzi, wyjaśnia, czy trafia do załącznika.' },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Które zdanie najlepiej nadaje się na zdanie decyzji?',
      options: [
        'Proszę dyrekcję o zgodę na umowę z drugim dostawcą do piątku, bo w poniedziałek wygasa gwarancja ceny.',
        'Chcę, żeby dyrekcja zwróciła uwagę na rosnące ceny i rozważyła dalsze kroki w sprawie dostawców.',
        'Omówię sytuację na rynku dostawców, porównam oferty i przedstawię dalsze możliwe kierunki działania.',
      ],
      right: 0,
      why: 'Ma adresata, czynność, termin i powód, więc można odpowiedzieć „tak” lub „nie”. „Zwrócić uwagę” i „omówię” niczego nie rozstrzygają.',
    },
    {
      kind: 'multiple',
      text: 'Które powody ważą po stronie zarządu wodociągów z przykładu?',
      options: [
        'Zmęczenie Magdy nocnymi dyżurami',
        'Koszt kolejnej awarii w porównaniu z ratą',
        'Skargi w radzie gminy',
        'Przywiązanie do starej mapy sieci',
      ],
      right: [1, 2],
      why: 'Zarząd odpowiada za budżet i za spokój w radzie. Dyżury są prawdziwym powodem, ale należą do Magdy.',
    },
    {
      kind: 'single',
      text: 'Slajd nie dowodzi części „bo” ani nie wyjaśnia, co zrobić. Co się z nim dzieje?',
      options: [
        'Usuwasz go na stałe',
        'Skracasz go do połowy i zostawiasz',
        'Przenosisz go za ostatni slajd',
      ],
      right: 2,
      why: 'W załączniku nie rozprasza, a może się przydać przy pytaniach z sali.',
    },
  ],
  exercise: {
    task: 'Wybierz prezentację, która Cię czeka albo nie przyniosła skutku. Zapisz trzy kolejne wersje zdania decyzji, bez poprawiania poprzednich, i przy każdej jedno zdanie o tym, czego jej brakuje. Ostatnią rozpisz na cztery części: kto, co, do kiedy, dlaczego. Dodaj spis slajdów z literami D, W lub ? i liczbę tych, które idą do załącznika. Na końcu zanotuj, jak zdanie powtórzyła osoba spoza działu. Nazwy i kwoty możesz zmienić.',
    hint: 'Zapytaj: jaki czasownik wpisze protokolant? „Zapoznano się” oznacza, że prośby jeszcze nie ma.',
    minutes: 25,
  },
  state: {
    now: 'Przykład 1: Magda, inżynierka z wymyślonych wodociągów pod Tarnowem, miała czterdzieści slajdów dla zarządu („stan sieci wodociągowej, analiza awarii i możliwe kierunki działań”), a chciała pieniędzy na dwie pompy.\nZdanie Magdy: „Proszę zarząd o zgodę na wymianę dwóch pomp na Górce przed sezonem grzewczym, bo każda kolejna awaria kosztuje więcej niż miesięczna rata za nowe”.\nCzęści: kto – zarząd; co ma zrobić – wyrazić zgodę na wymianę dwóch pomp; do kiedy – przed sezonem grzewczym; dlaczego – awaria droższa od raty. Własny powód Magdy: nocne dyżury i wstyd przed mieszkańcami; powód zarządu: budżet i skargi w radzie gminy.\nSito: D – dowodzi części „bo”, W – wyjaśnia, co trzeba zrobić, ? – nie wiadomo, za ostatni slajd, do załącznika. Z czterdziestu slajdów zostało dziewięć; slajd z kosztami awarii z trzech ostatnich zim to D; przeniesiono m.in. historię przedsiębiorstwa, schemat organizacyjny i mapę sieci z 1978 roku. Prezes: „Czyli chodzi o dwie pompy, tak?”.\nPrzykład 2: Tomek z działu kadr firmy meblarskiej, trzy wersje: 1. „Opowiem o wynikach badania satysfakcji”. 2. „Chcę, żeby kierownicy bardziej słuchali ludzi”. 3. „Proszę pięcioro kierowników zmian, żeby od 1 marca prowadzili co dwa tygodnie kwadrans rozmowy z każdą osobą, bo brak takiej rozmowy wskazują odchodzący częściej niż pensję”. Procentów nie podał; liczby wejdą na slajdy jako dowód.\nKartka czytelnika: zdanie decyzji, trzy wersje, lista slajdów z literami.\nZapowiedź: w następnym kroku słuchacze, którzy podejmują decyzję.',
    concepts: [
      'zdanie decyzji',
      'cztery części: kto, co, do kiedy, dlaczego',
      'powód słuchacza, nie własny',
      'czasownik do protokołu',
      'decyzja także przy informowaniu',
      'trzy wersje zdania',
      'sprawdzian: „Czego chcę i od kogo?”',
      'sito slajdów D, W, ?',
      'załącznik zamiast kasowania',
    ],
    words: [
      'zdanie decyzji',
      'sito',
      'slajd',
      'załącznik',
      'dowód',
      'powód słuchacza',
      'adresat',
      'prośba',
      'protokół',
      'zatwierdzić',
      'wybrać wariant',
      'tak albo nie',
      'do kiedy',
      'D',
      'W',
      'znak zapytania przy slajdzie',
      'zarząd',
      'trzy wersje',
      'część „bo”',
    ],
  },
};
