import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Co melduje złość, zanim klikniesz „Wyślij”',
  goal: 'Rozłożysz trudną chwilę z pracy na zdarzenie, ciało, interpretację i impuls oraz odczytasz, o czym mówi emocja.',
  leaves: 'Pierwszy wpis dziennika emocji i wzór pięciu wierszy na trzy kolejne dni.',
  summary:
    'Emocja jako informacja na przykładzie Bartka z hurtowni w Tarnowie i maila „Prosiłam o to wczoraj.” Cztery części: zdarzenie, ciało, interpretacja, impuls. Co meldują złość, lęk, wstyd i nuda oraz pytania kontrolne; zmęczenie jako podkręcona lampka; druga wersja maila oparta na faktach; zapis na trzy dni.',
  terms: [
    {
      term: 'zdarzenie',
      meaning: 'To, co zarejestrowałaby kamera, bez ocen i domysłów.',
    },
    {
      term: 'interpretacja',
      meaning: 'Domysł o znaczeniu zdarzenia i zamiarach innych; może się mylić co do faktów.',
    },
    {
      term: 'impuls',
      meaning: 'Działanie, do którego emocja popycha w pierwszej chwili.',
    },
    {
      term: 'pytanie kontrolne',
      meaning: 'Pytanie, które pozwala odczytać, o czym emocja informuje, np. co zostało naruszone.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Które zdanie jest zdarzeniem, a nie interpretacją?',
      options: [
        'Koleżanka mnie zlekceważyła na naradzie',
        'Szef jest dziś wściekły o termin',
        'Na naradzie nikt nie odpowiedział na moje pytanie',
      ],
      right: 2,
      why: 'Brak odpowiedzi zarejestrowałaby kamera. Lekceważenie i wściekłość to domysły o tym, co dzieje się w innych.',
    },
    {
      kind: 'gap',
      text: 'Emocja, która zwykle melduje, że ktoś przekracza granicę albo blokuje drogę do celu, to ___.',
      accepted: ['złość', 'gniew'],
      why: 'Dlatego pyta się ją, co dokładnie zostało naruszone. Gdy odpowiedź nie pasuje, pod spodem może kryć się na przykład wstyd.',
    },
    {
      kind: 'multiple',
      text: 'Dlaczego druga wersja maila Bartka jest dobra niezależnie od zamiarów kierowniczki?',
      options: [
        'Opiera się na fakcie i propozycji',
        'Przeprasza za spóźnienie, żeby zamknąć temat',
        'Zawiera prośbę dotyczącą tego, o czym mówiła złość',
        'Wyjaśnia kierowniczce, jak zabrzmiały jej słowa',
      ],
      right: [0, 2],
      why: 'Żadne z jego zdań nie stoi na domyśle, więc nie upadnie, gdy domysł okaże się błędny. Bartek nie przeprasza i nie ocenia tonu.',
    },
  ],
  exercise: {
    task: 'Opisz jedną trudną chwilę z pracy w pięciu wierszach: zdarzenie, ciało, interpretacja, impuls, meldunek. Podaj dwie inne interpretacje tego samego zdarzenia, które też pasują do faktów. Potem napisz wiadomość lub zdanie, które sprawdziłoby się przy każdej z trzech: fakt, propozycja, prośba. Na końcu zaznacz, ile sygnału mogło pochodzić ze zmęczenia, głodu albo hałasu, i uzasadnij. Imiona i nazwę firmy zmień.',
    hint: 'Jeśli w zdarzeniu jest słowo oceniające, np. „chamsko”, zapytaj, co dokładnie zobaczyłaby kamera.',
    minutes: 20,
  },
  talk: {
    partner: 'Kierowniczka hurtowni',
    scene:
      'Wczoraj kierowniczka wysłała Cię na inwentaryzację, więc zestawienie jest w połowie. Dziś o 16:40 przychodzi od niej mail: „Prosiłam o to wczoraj.”. Twarz robi się gorąca, ale zamiast odpisać, idziesz do niej. Powiedz, co wiadomo na pewno, i ustalcie, co dalej.',
    opening: 'Dobrze, że jesteś. Gdzie to zestawienie? Prosiłam o nie wczoraj.',
    knows:
      'Zestawienia potrzebuje prezes, a ja tylko przekazuję ponaglenie. O inwentaryzacji w tym zamieszaniu nie pamiętam. Wystarczy, że dostanę je jutro przed dziesiątą. Mogę powiedzieć, co odłożyć, jeśli ktoś zapyta.',
    points: [
      'zdarzenie opisane tak, jak widziałaby je kamera',
      'propozycja z konkretną godziną',
      'prośba w sprawie, o której mówi złość, na przykład co odłożyć',
      'żadnych domysłów o tym, co druga osoba myśli',
    ],
  },
  state: {
    now: 'Przykład: Bartek, hurtownia materiałów budowlanych w Tarnowie, 16:40. Mail od kierowniczki: „Prosiłam o to wczoraj.” Pierwszy impuls, niewysłany: „Wczoraj byłem na inwentaryzacji, na którą mnie Pani wysłała”.\nCztery części: zdarzenie – mail o treści „Prosiłam o to wczoraj.”; ciało – ciepło na twarzy, zaciśnięta szczęka, szybszy oddech; interpretacja – „uważa mnie za lenia, choć to ona zmieniła plan”; impuls – odpisać ostro, natychmiast.\nTabela emocji, meldunków i pytań: złość – ktoś przekracza granicę albo blokuje drogę do celu – Co dokładnie zostało naruszone? Lęk – zbliża się coś, co może zaszkodzić, a nie masz planu – Co musiałoby się stać i jaki byłby wtedy mój pierwszy krok? Wstyd – boję się, że inni zobaczą mnie gorzej, niż chcę – Czyją ocenę mam teraz przed oczami? Nuda – zadanie nie zajmuje albo nie widzę w nim sensu – Czego brakuje: trudności, celu, ludzi?\nMeldunek Bartka: „naruszone zostało to, że pracowałem, a wygląda, jakbym nie pracował”.\nDruga wersja maila, wysłana:\nDzień dobry,\nwczoraj byłem na inwentaryzacji, więc zestawienie mam zrobione w połowie.\nWyślę je jutro do 10:00. Czy to wystarczy na spotkanie z dostawcą?\nJeśli plan się zmienia, proszę dać znać, co odłożyć.\nNazajutrz okazało się, że zestawienia potrzebował prezes, a kierowniczka przekazała ponaglenie.\nPorównanie: „czy o dziewiątej, po kawie i dobrej nocy, to samo zdanie poruszyłoby mnie tak samo?”\nZapis na trzy dni robocze, jedna chwila dziennie, pięć wierszy: zdarzenie (jak kamera), ciało (najwyżej trzy słowa), interpretacja („przyszło mi do głowy, że…”), impuls, meldunek. Pierwszy zapis z pamięci, z ostatniego tygodnia; to początek dziennika. Nienazwana emocja zostaje pustym miejscem; słowami zajmie się następna lekcja.',
    concepts: [
      'cztery części: zdarzenie, ciało, myśl, impuls',
      'zdarzenie tak, jak widziałaby je kamera',
      'interpretacja jako domysł',
      'emocja jako lampka, która melduje',
      'co meldują złość, lęk, wstyd i nuda',
      'pytanie kontrolne',
      'złość stojąca przed wstydem',
      'zmęczenie, głód, hałas obniżają próg',
      'wiadomość: fakt, propozycja, prośba',
      'zapis w pięciu wierszach przez trzy dni',
    ],
    words: [
      'emocja',
      'zdarzenie',
      'ciało',
      'interpretacja',
      'domysł',
      'impuls',
      'meldunek',
      'lampka na desce rozdzielczej',
      'pytanie kontrolne',
      'złość',
      'lęk',
      'wstyd',
      'nuda',
      'granica',
      'próg',
      'fakt',
      'zapalnik',
      'dziennik',
      'przyszło mi do głowy, że…',
    ],
  },
};
