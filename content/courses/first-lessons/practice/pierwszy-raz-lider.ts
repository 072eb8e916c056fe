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
};
