import type { Field } from './field.ts';

/** What fits wherever the classification leads to no field, and where a field was used up. */
export const ANY_FIELD: Field = {
  codes: '',
  keywords: '',
  day: [
    'Codzienność składa się z powtarzalnych zadań i z kilku chwil, w których trzeba samodzielnie zdecydować.',
    'Część dnia to praca w skupieniu, a część uzgodnienia z innymi, bez których nic się nie domyka.',
  ],
  reasons: [
    'Ten wątek może tu wracać, choć w mniej oczywistej postaci, niż się wydaje na początku.',
    'Podobne zainteresowanie ułatwia pierwsze tygodnie, bo jest się o co zaczepić.',
    'Warto sprawdzić, ile takich chwil jest w zwykłym dniu tej pracy.',
    'To tylko trop, ale taki, który łatwo zweryfikować w rozmowie z praktykiem.',
  ],
  against: [
    'Zwykły dzień może wyglądać inaczej, niż podpowiada nazwa zawodu.',
    'Trudno z góry powiedzieć, czy tempo tej pracy będzie Ci odpowiadać.',
    'W mniejszych miejscowościach wybór pracodawców bywa niewielki.',
    'Na początku sporo zadań jest prostych i mało widocznych.',
  ],
  gap: [
    'Najbardziej brakuje rozmowy z kimś, kto robi to na co dzień.',
    'Do sprawdzenia zostaje, które wymagania są twarde, a które tylko mile widziane.',
  ],
  tests: [
    ['Porozmawiaj z jedną osobą z tego zawodu i zapisz trzy rzeczy, których nie ma w ogłoszeniach.', 2, 0],
    ['Przeczytaj dziesięć ogłoszeń i podkreśl wymagania, które powtarzają się najczęściej.', 3, 0],
  ],
  steps: [
    [
      'Rozmowa z praktykiem',
      '1–2 tygodnie',
      'Zapytaj o zwykły dzień i o to, co zaskakuje na początku. Zapisz trzy wnioski.',
    ],
    [
      'Przegląd ogłoszeń',
      '1 tydzień',
      'Zbierz dziesięć ofert i wypisz wymagania. Zaznacz te, które już spełniasz.',
    ],
    [
      'Nauka jednej brakującej rzeczy',
      '4–6 tygodni',
      'Wybierz to, co powtarza się najczęściej, i ucz się na małym, własnym zadaniu.',
    ],
    [
      'Dzień towarzyszenia w pracy',
      '1–2 tygodnie',
      'Poproś o możliwość przyjrzenia się zwykłej zmianie. Zapisz, co Ci się podoba, a co nie.',
    ],
  ],
  growth: [
    'Z doświadczeniem przychodzi samodzielność i wybór między specjalizacją a prowadzeniem innych.',
    'Wiele zależy od miejsca: w jednych firmach rośnie się szybko, w innych trzeba zmienić pracodawcę.',
  ],
  benefits: [
    'Jasne zadania',
    'Umiejętności, które można przenieść dalej',
    'Możliwość sprawdzenia się bez wielkiego ryzyka',
    'Poznanie nowego środowiska',
  ],
  requirements: ['Rzetelność', 'Chęć do nauki', 'Współpraca z innymi', 'Podstawowa obsługa komputera'],
  skills: [
    ['Uczenie się na bieżąco', 'Przydaje się w każdej pracy. Zapisuj codziennie jedną nową rzecz.'],
    ['Komunikacja', 'Oszczędza nieporozumień. Ćwicz streszczanie ustaleń w dwóch zdaniach.'],
    ['Planowanie tygodnia', 'Daje spokój. W niedzielę wybierz trzy najważniejsze zadania.'],
    ['Rozwiązywanie problemów', 'Uczy szukać przyczyny. Pytaj kilka razy „dlaczego?”, zanim coś poprawisz.'],
  ],
  related: ['Organizacja', 'Samodzielność', 'Otwartość', 'Wytrwałość'],
  certificates: ['ECDL/ICDL Base', 'Kurs pierwszej pomocy'],
  projects: [
    'Dziennik czterech tygodni próbowania nowych rzeczy z wnioskami.',
    'Rozmowy z trzema osobami z różnych zawodów spisane na jednej stronie.',
  ],
};
