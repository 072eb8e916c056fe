import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Co czytelnik ma zrobić, zanim odejdzie od kartki',
  goal: 'Nazwiesz czynność, do której prowadzi tekst, przerobisz pod nią jedno ogłoszenie i sprawdzisz je próbą pięciu sekund.',
  leaves: 'Para tekstów „przed i po” z czterema odpowiedziami i wynikiem próby.',
  summary:
    'Jedno pytanie przed pisaniem: co czytelnik ma zrobić, nazwane czynnością do sfilmowania. Przykład: kartka o wymianie zaworów w bloku w Gdyni przed zmianą i po niej. Cztery odpowiedzi (kto, co, do kiedy, co przeszkodzi), jedna czynność zamiast trzech, próba pięciu sekund i jej granica.',
  terms: [
    {
      term: 'tekst użytkowy',
      meaning: 'Tekst, po którym czytelnik ma wykonać określoną czynność, np. zadzwonić albo zaparkować.',
    },
    {
      term: 'czynność do sfilmowania',
      meaning:
        'Konkretne działanie czytelnika, które widać z zewnątrz, w odróżnieniu od „uświadomienia sobie”.',
    },
    {
      term: 'próba pięciu sekund',
      meaning: 'Pokazanie tekstu na pięć sekund i pytanie, co teraz zrobić; sprawdza zrozumienie, nie chęć.',
    },
    {
      term: 'przeszkoda czytelnika',
      meaning: 'To, co powstrzymuje przed czynnością, np. obawa o koszt; dobry tekst ją usuwa.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Która odpowiedź na pytanie „co czytelnik ma zrobić” jest użyteczna?',
      options: [
        'Docenić, jak wiele pracy wkładamy w każdy tort',
        'Zadzwonić do czwartku i podać liczbę gości',
        'Poczuć, że nasza cukiernia to miejsce z duszą i tradycją',
      ],
      right: 1,
      why: 'Telefon do czwartku da się sfilmować. Docenienie i poczucie dzieją się w głowie, więc nie wiadomo, pod co budować tekst.',
    },
    {
      kind: 'single',
      text: 'Po pięciu sekundach ktoś mówi: „To coś o wodzie”. Co lekcja każe poprawić?',
      options: [
        'Dopisać, kogo ogłoszenie dotyczy',
        'Dodać więcej wyjaśnień o przyczynach remontu',
        'Zapytać kilka następnych osób i wziąć średnią',
        'Przenieść czynność wyżej i mocniej ją pokazać',
      ],
      right: 3,
      why: 'Czytelnik złapał temat, ale nie zauważył działania. Brak adresata zdradziłoby dopiero pytanie „ale mnie to dotyczy?”.',
    },
    {
      kind: 'multiple',
      text: 'Czego, według lekcji, próba pięciu sekund nie pokaże?',
      options: [
        'Czy czytelnik będzie chciał wykonać czynność',
        'Czy wiadomo, co zrobić',
        'Czy czytelnik wie, że tekst jest do niego',
      ],
      right: [0],
      why: 'Próba sprawdza zrozumienie czynności i adresata. Chęć zależy od argumentów i dowodów, którymi zajmują się dalsze lekcje.',
    },
  ],
  exercise: {
    task: 'Wybierz istniejący tekst, który nie działa: ogłoszenie, mail albo opis usługi. Wklej go (bez danych osobowych), nad nim zapisz cztery odpowiedzi: kto, co, do kiedy i gdzie, co przeszkodzi. Napisz nową wersję wyłącznie z tych odpowiedzi. Zrób próbę pięciu sekund z jedną osobą i zanotuj jej słowa dosłownie. Na końcu wyjaśnij w trzech zdaniach, co wyleciało, co doszło i którą przeszkodę usuwa nowy tekst.',
    hint: 'Pisząc drugą wersję, schowaj oryginał. Inaczej jego zdania wrócą tylnymi drzwiami.',
    minutes: 30,
  },
};
