// What one may know before trusting Szlak: only what the repository proves (content/landing/landing.test.ts).

/** Occupations in the tables. */
export const OCCUPATION_COUNT = 499;

export const GROUNDS: readonly { title: string; text: string; to: string }[] = [
  {
    title: `${OCCUPATION_COUNT} zawodów z tabel`,
    text: 'Kandydatów wybiera reguła. AI wskazuje z nich do czterech i o nich pisze.',
    to: '/zawody',
  },
  {
    title: 'Płace: GUS, październik 2024',
    text: 'Całej grupy zawodów, ze źródłem przy każdej liczbie.',
    to: '/dane-i-metoda',
  },
  {
    title: 'Popyt: Barometr zawodów 2026',
    text: 'Prognoza urzędów pracy dla grup zawodów.',
    to: '/dane-i-metoda',
  },
];

export const NEVER: readonly string[] = [
  'Nie obiecujemy pracy ani pensji.',
  'Nie zmyślamy liczb.',
  'Nie patrzymy na imię, wiek ani płeć.',
  'Nie ma reklam ani obcych skryptów.',
];
