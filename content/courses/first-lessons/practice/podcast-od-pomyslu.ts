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
};
