import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Poniedziałek wśród dawnych kolegów',
  goal: 'Ułożysz trzy wypowiedzi na pierwszy tydzień w nowej roli i zdecydujesz, które zwyczaje zmieniają formę.',
  leaves:
    'Trzy krótkie wypowiedzi na pierwszy tydzień oraz tabela zwyczajów: zostaje, zmienia formę, kończy się.',
  summary:
    'Po awansie słowa ważą więcej, część wiedzy jest poufna, a decyzje dotyczą kolegów. Zasada: zachowaj sympatię, zmień ustalenia. Justyna z centrum logistycznego mówi do zespołu, do niedoszłego kandydata i do przyjaciela, a zwyczaje dzieli na trzy kolumny.',
  terms: [
    {
      term: 'zachowaj sympatię, zmień ustalenia',
      meaning: 'Zasada nowej roli: relacje zostają ciepłe, a zasady dotyczące pracy stają się jawne i równe.',
    },
    {
      term: 'cztery klocki przemówienia',
      meaning: 'Fakt, uczciwe nazwanie zmiany, obietnica na krótki termin, otwarte drzwi.',
    },
    {
      term: 'kolumna „zmienia formę”',
      meaning:
        'Zwyczaje, których nie trzeba zrywać, tylko poprawić, na przykład podwożenie bez rozmów o zespole.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Dlaczego zapewnienie „jestem dalej jedną z was” szkodzi po kilku tygodniach?',
      options: [
        'Bo zespół przestaje wtedy zgłaszać problemy',
        'Bo pierwsza odmowa zaboli wtedy podwójnie',
        'Bo przełożeni uznają je za brak ambicji',
      ],
      right: 1,
      why: 'Zapewnienie ukrywa fakt, że teraz decydujesz o cudzych sprawach. Przy pierwszym urlopie wychodzi to na jaw i wygląda na złamane słowo.',
    },
    {
      kind: 'order',
      text: 'Ułóż klocki wypowiedzi Justyny do zespołu w kolejności, w jakiej padły.',
      items: [
        'Fakt: od dziś prowadzę zespół',
        'Nazwanie zmiany: będę oceniać pracę',
        'Obietnica na dwa tygodnie',
        'Otwarte drzwi dla pilnych spraw',
      ],
      why: 'Najpierw to, co pewne, potem to, co niewygodne. Obietnica i zaproszenie na końcu zostawiają ludziom następny krok.',
    },
    {
      kind: 'multiple',
      text: 'Co według zasady z lekcji może zostać po awansie bez zmian?',
      options: [
        'Zamiana dyżurów na słowo',
        'Środowy obiad z zespołem',
        'Składka na urodziny',
        'Ocenianie nieobecnych przy kawie',
      ],
      right: [1, 2],
      why: 'Obiad i składka podtrzymują sympatię. Zamiana na słowo i obgadywanie dotyczą pracy, więc muszą mieć jawne, równe zasady.',
    },
  ],
  exercise: {
    task: 'Napisz trzy wypowiedzi na swój pierwszy tydzień: do całego zespołu (do 80 słów, cztery klocki), do osoby, która też chciała tego stanowiska, i do kogoś, z kim się przyjaźnisz. Każdą zakończ pytaniem albo prośbą. Pod nimi zrób tabelę z trzema kolumnami i wpisz co najmniej pięć swoich zwyczajów. Jeśli awans dopiero przed Tobą, opisz zespół, w którym pracujesz dziś. Zamiast imion użyj inicjałów.',
    hint: 'Nagraj najtrudniejszą wypowiedź i skreśl każde „ale” po miłej części zdania.',
    minutes: 30,
  },
  talk: {
    partner: 'Darek, kolega z zespołu',
    scene:
      'Od poniedziałku prowadzisz zespół reklamacji. Darek zna system najlepiej ze wszystkich i też starał się o to stanowisko. Umówiliście się na pół godziny we dwoje. Powiedz pierwsze słowo, zanim zrobi to plotka, i dowiedz się, czego od Ciebie potrzebuje w tym miesiącu.',
    opening: 'No dobra, jestem. Rozumiem, że od teraz to Ty mi mówisz, co mam robić?',
    knows:
      'Boli mnie, że o decyzji było wiadomo dopiero z ogłoszenia. Boję się, że moje zmiany w systemie trafią do szuflady. W tym miesiącu chcę poprowadzić przegląd systemu. Gdy ktoś mnie pociesza albo tłumaczy się z decyzji, zamykam się.',
    points: [
      'powiedziane wprost, że druga osoba też starała się o to stanowisko',
      'konkretna sprawa, na którą dajesz jej wpływ',
      'pytanie, czego potrzebuje w tym miesiącu',
      'odpowiedź przyjęta bez pocieszania i bez tłumaczenia decyzji',
    ],
  },
  state: {
    now: 'Przykład: Justyna, cztery lata w reklamacjach w centrum logistycznym pod Strykowem, od piątkowego ogłoszenia prowadzi swój zespół.\nTrzy zmiany: jej słowa ważą więcej; wie rzeczy, których nie wolno powtórzyć; decyduje o cudzych sprawach (urlop, grafik, opinia do premii).\nDo zespołu: „Od dziś prowadzę nasz zespół. Nie będę udawać, że nic się nie zmienia: będę decydować o grafikach i oceniać pracę, także osób, które lubię. Przez najbliższe dwa tygodnie niczego nie przestawiam, chcę z każdym z Was porozmawiać po pół godziny. Jeśli coś pali się już teraz, mówcie dziś”.\nDo niedoszłego kandydata: „Wiem, że też brano Cię pod uwagę. Nie wiem, jak się z tym czujesz, i nie musisz mi dziś mówić. Zależy mi na Twojej wiedzy o systemie i chcę, żeby zmiany w nim zależały też od Ciebie. Czego ode mnie potrzebujesz w tym miesiącu?” (po „niczego” wrócić za dwa tygodnie).\nDo przyjaciela: „Poza pracą nic się nie zmienia. W pracy nie powiem Ci nic, czego nie mówię reszcie, i nie dostaniesz lepszego grafiku. Jeśli kiedyś uznasz, że przesadzam w jedną albo drugą stronę, powiedz mi to w cztery oczy”.\nZwyczaje. Zostaje: wspólny obiad w środę, składka na urodziny. Zmienia formę: grupa na komunikatorze (zostaje, sprawy służbowe innym kanałem), podwożenie kolegi (bez rozmów o zespole). Kończy się: narzekanie na kolegów przy kawie, zamiana dyżurów na słowo.\nPlan tygodnia: poniedziałek zespół, wtorek najtrudniejsza rozmowa, środa obiad jak zawsze. Obiecane: dwa tygodnie bez przestawiania i po pół godziny rozmowy z każdym.',
    concepts: [
      'trzy zmiany po awansie',
      'dwa rowy: udawanie i nagły chłód',
      'zachowujesz sympatię, zmieniasz ustalenia',
      'cztery klocki wypowiedzi do zespołu',
      'rozmowa z niedoszłym kandydatem',
      'rozmowa z przyjacielem z zespołu',
      'trzy kolumny zwyczajów',
      'kolumna „zmienia formę”',
      'głośne myślenie brzmi jak polecenie',
      'granicę mówi się na głos, nie pisze',
    ],
    words: [
      'nowa rola',
      'zespół',
      'słowa ważą więcej',
      'głośne myślenie',
      'sympatia',
      'ustalenia',
      'po znajomości',
      'niedoszły kandydat',
      'granica',
      'w cztery oczy',
      'fakt',
      'nazwanie zmiany',
      'obietnica na krótki termin',
      'otwarte drzwi',
      'zostaje',
      'zmienia formę',
      'kończy się',
      'grafik',
      'opinia do premii',
      '„to pytanie, nic nie zmieniamy”',
    ],
  },
};
