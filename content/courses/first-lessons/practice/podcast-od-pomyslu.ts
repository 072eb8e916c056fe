import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Od tematu do pomysłu w jednym zdaniu',
  goal: 'Zamienisz temat w pomysł: jedna osoba, obietnica na koniec odcinka i powód, dla którego opowiadasz to Ty.',
  leaves: 'Zdanie o podcaście, portret jednego słuchacza i dwa półminutowe nagrania do porównania.',
  summary:
    'Temat to półka, pomysł wskazuje słuchacza, obietnicę i powód prowadzącego. Renata, bibliotekarka z Supraśla, przeszła od „ciekawych ludzi z Podlasia” do rozmów z powracającymi dla Olka z Warszawy (nazwa robocza „Powroty”). Zdanie sprawdza się na trzech osobach i w dwóch nagraniach.',
  terms: [
    {
      term: 'pomysł na podcast',
      meaning: 'Zdanie, z którego wynika, kto słucha, co się dzieje w odcinku i co się u słuchacza zmienia.',
    },
    {
      term: 'portret słuchacza',
      meaning: 'Opis jednej wymyślonej osoby z sytuacją, w której słucha, i z jej niepokojem.',
    },
    {
      term: 'obietnica odcinka',
      meaning: 'Skutek dla słuchacza, o który po odcinku można zapytać i sprawdzić, czy nastąpił.',
    },
    {
      term: 'dostęp',
      meaning: 'Powód, by to opowiadać: znasz ludzi lub miejsca, do których przypadkowa osoba nie trafi.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Które zdanie jest już pomysłem, a nie tylko tematem?',
      options: [
        'Podcast o wychowaniu, pełen inspirujących rozmów z uznanymi ekspertami i zwykłymi rodzicami',
        'Pogadanki o górach dla wszystkich, którzy kochają naturę',
        'Ojcowie po rozwodzie o pierwszym weekendzie z dzieckiem, dla kogoś, kto ma go za tydzień',
        'Ciekawostki z historii Łodzi i okolic, nowy odcinek co tydzień',
      ],
      right: 2,
      why: 'Wiadomo, kto mówi, co się dzieje i dla kogo. Pozostałe opisują półkę, nawet gdy dodają ekspertów albo rytm publikacji.',
    },
    {
      kind: 'multiple',
      text: 'Które obietnice da się po odcinku sprawdzić, pytając słuchacza?',
      options: [
        'Jest zainspirowany',
        'Wie, od czego zacząć w piątek po pracy',
        'Ma szersze horyzonty',
        'Uśmiał się co najmniej dwa razy',
      ],
      right: [1, 3],
      why: 'Na pierwszy krok i na śmiech można odpowiedzieć „tak” lub „nie”. Inspiracja i horyzonty są zbyt mgliste, żeby ktokolwiek zaprzeczył.',
    },
    {
      kind: 'single',
      text: 'Osoba spoza grupy mówi: „to nie dla mnie, ale wiem dla kogo”. Jak to odczytać?',
      options: ['Pomysł jest czytelny', 'Grupa jest za wąska', 'Zdanie wymaga mocniejszej reklamy'],
      right: 0,
      why: 'Ktoś z boku rozpoznał słuchacza, więc zdanie działa. Wąska grupa na tym etapie pomaga wybierać gości i pytania.',
    },
  ],
  exercise: {
    task: 'Opisz słuchacza w pięciu zdaniach: imię, sytuacja, w której słucha, co wie, czego się obawia, czego mu nie tłumaczyć. Zapisz zdanie o podcaście według wzoru z lekcji wraz z powodem, dla którego opowiadasz to Ty, i dowodem z życia. Przepisz pierwsze, nieprzygotowane nagranie i drugie, ze zdaniem. Dodaj trzy odpowiedzi osób, którym udało Ci się je pokazać, i jedną poprawkę, którą po nich wprowadzasz.',
    hint: 'Jeśli w opisie słuchacza pada „każdy, kto…”, dodaj miejsce i porę dnia: gdzie jest, gdy wciska „odtwórz”?',
    minutes: 30,
  },
  state: {
    now: 'Przykład: Renata z Supraśla, bibliotekarka. Temat na początku: „Podcast o ciekawych ludziach z Podlasia”. Pomysł: „Rozmowy z ludźmi, którzy wrócili na Podlasie po latach w dużym mieście, dla tych, którzy sami o tym myślą w korku”. Nazwa robocza: „Powroty”.\nPortret słuchacza: Olek, trzydzieści cztery lata, Warszawa, mieszkanie na kredyt, rodzice pod Białymstokiem, niedzielny powrót autobusem ze słoikami. Słucha w drodze, gdy ekran go męczy. Niepokoi go, że na wsi się znudzi i że znajomi uznają to za porażkę. Zna Podlasie, więc wykład o historii regionu odpada.\nObietnica odcinka: Olek będzie wiedzieć, ile naprawdę kosztował cudzy powrót, czego żałowano, od czego zacząć w piątek po pracy.\nDlaczego Renata: dostęp – kto wraca, prędzej czy później przychodzi do biblioteki wyrobić kartę.\nWzór: W tym podcaście [co się dzieje] dla [jedna osoba], żeby po odcinku [co się u niej zmienia], a opowiadam to ja, bo [dostęp / doświadczenie / upór / punkt widzenia].\nSprawdzian na trzech osobach (dwie podobne do słuchacza, jedna z boku), bez części „bo”: 1. Co będzie w pierwszym odcinku? 2. Komu ze znajomych można by to wysłać? 3. W jakiej chwili dnia pasuje tego słuchać? Trzy podobne odpowiedzi na pierwsze – pomysł czytelny; brak imienia w drugim – poprawić zdanie, najpierw „dla kogo”.\nDwa trzydziestosekundowe nagrania telefonem na pytanie „O czym będzie Twój podcast?”: przed pomysłem i ze zdaniem z pamięci, powiedzianym do jednej osoby; oba zachowane.\nCzytelnik ma zdanie, portret słuchacza i trzy reakcje na piśmie. Nie ma jeszcze nazwy, okładki, mikrofonu ani formatu (solo czy rozmowa).',
    concepts: [
      'temat a pomysł',
      'portret jednego słuchacza',
      'obietnica na koniec odcinka',
      'obietnica do sprawdzenia po odcinku',
      'powód: dostęp, doświadczenie, upór, punkt widzenia',
      'dowód: jedno zdanie z życia',
      'zdanie o podcaście według wzoru',
      'sprawdzian na trzech osobach',
      'nazwa robocza przed nazwą',
      'dwa nagrania do porównania',
    ],
    words: [
      'temat',
      'pomysł',
      'półka w księgarni',
      'słuchacz',
      'portret słuchacza',
      'obietnica odcinka',
      'dostęp',
      'doświadczenie',
      'upór',
      'punkt widzenia',
      'dowód',
      'osoba z boku',
      'nazwa robocza',
      'format',
      'solo',
      'rozmowa',
      'odcinek',
      'gość',
    ],
  },
};
