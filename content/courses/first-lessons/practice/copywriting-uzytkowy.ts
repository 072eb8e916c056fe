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
  state: {
    now: 'Przykład: kartka o wymianie zaworów w bloku przy Świętojańskiej w Gdyni.\nPrzed: „W związku z planowanymi pracami modernizacyjnymi instalacji wodociągowej uprasza się wszystkich mieszkańców o zapewnienie dostępu do lokali celem dokonania wymiany zaworów. Brak udostępnienia lokalu skutkować będzie koniecznością ustalenia dodatkowego terminu.”\nPo:\nWtorek, 9 czerwca, 8:00–12:00: wymieniamy zawory wody\nBądź w domu albo zostaw klucz sąsiadowi.\nHydraulik potrzebuje 15 minut w łazience. Odsuń pralkę, jeśli zasłania rury.\nNie możesz? Zadzwoń do piątku do administracji, ustalimy inny dzień.\nTelefon: (tu numer administracji)\nPytanie przed pisaniem: co czytelnik ma zrobić po przeczytaniu? Odpowiedź to czynność, którą da się sfilmować.\nCztery odpowiedzi na marginesie: kto czyta i w jakim stanie; co zrobi (jeden czasownik); do kiedy i gdzie; co mu przeszkodzi. Przykłady usuniętej przeszkody: „wycena jest bezpłatna, a rozmowa trwa pięć minut”; „Skierowanie nie jest potrzebne, wystarczy dowód osobisty.”\nJedna czynność zamiast trzech (szefowa chce: oferta, newsletter, profil). Pytanie: „Jeżeli odbiorca zrobi tylko jedną z tych rzeczy, którą wolisz?”\nTeksty informacyjne też kończą się czynnością: regulamin parkingu, ulotka przed badaniem, kartka „Winda nieczynna do piątku”.\nPróba pięciu sekund: osoba spoza sprawy, pytanie „Co masz teraz zrobić?”, odpowiedź zanotowana słowo w słowo. Wyniki: nazywa czynność – dalej; mówi „coś o wodzie” – czynność za nisko lub za drobno; pyta „ale mnie to dotyczy?” – brakuje „kto”. Próba nie pokazuje, czy człowiek będzie chciał; do tego w dalszych lekcjach posłużą język klientów i dowody.',
    concepts: [
      'pytanie: co czytelnik ma zrobić',
      'czynność do sfilmowania',
      'cztery odpowiedzi: kto, co, do kiedy, przeszkoda',
      'tekst użytkowy a ulotka',
      'usuwanie przeszkody czytelnika',
      'jedna czynność zamiast trzech',
      'ukryta czynność w tekście informacyjnym',
      'próba pięciu sekund',
      'granica próby: zrozumienie, nie chęć',
      'para „przed i po” z notatką',
    ],
    words: [
      'tekst użytkowy',
      'czynność',
      'czasownik',
      'czytelnik',
      'odbiorca',
      'przeszkoda',
      'kamień z drogi',
      'termin',
      'próba pięciu sekund',
      'słowo w słowo',
      'pierwsza linijka',
      'szkic',
      'ogłoszenie',
      'para „przed i po”',
      'portfolio',
      'zleceniodawca',
      'język klientów',
      'dowody',
    ],
  },
};
