// What the form of facts asks, and the words of its choices (docs/decisions.md 'Facts').
import { EDUCATION_LEVELS, type Education, type PolishLevel } from '#domain/advice/occupation.ts';
import type { HEALTH_LIMITS } from '#domain/advice/facts.ts';

const EDUCATION: Readonly<Record<Education, string>> = {
  bez_wymogow: 'Bez ukończonej szkoły',
  podstawowe: 'Podstawowe',
  branzowe: 'Zawodowe lub branżowe',
  srednie: 'Średnie',
  policealne: 'Policealne',
  licencjat_inzynier: 'Licencjat lub inżynier',
  magister: 'Magister',
};

export const EDUCATION_CHOICES = EDUCATION_LEVELS.map((value) => ({ value, label: EDUCATION[value] }));

export const POLISH_CHOICES: readonly { value: PolishLevel; label: string }[] = [
  { value: 'A1', label: 'A1 – pojedyncze zdania' },
  { value: 'A2', label: 'A2 – proste rozmowy' },
  { value: 'B1', label: 'B1 – codzienne sprawy' },
  { value: 'B2', label: 'B2 – swobodna rozmowa w\u00a0pracy' },
  { value: 'C1', label: 'C1 – także trudne pisma' },
  { value: 'C2', label: 'C2 – język ojczysty albo jak ojczysty' },
];

/** The common ones, by their key in content/careers. */
export const LICENCE_CHOICES = [
  { value: 'prawko-b', label: 'Prawo jazdy kat. B' },
  { value: 'kierowca-zaw', label: 'Prawo jazdy C lub C+E z\u00a0kodem 95' },
  { value: 'kierowca-d', label: 'Prawo jazdy D z\u00a0kodem 95' },
  { value: 'udt', label: 'Wózki widłowe, suwnice, żurawie (UDT)' },
  { value: 'maszyny-bud', label: 'Koparki i\u00a0inne maszyny budowlane' },
  { value: 'sep', label: 'Uprawnienia elektryczne („SEP”)' },
  { value: 'spawanie', label: 'Uprawnienia spawalnicze' },
  { value: 'upr-bud', label: 'Uprawnienia budowlane' },
  { value: 'nauczyciel', label: 'Kwalifikacje do nauczania' },
  { value: 'piel', label: 'Prawo wykonywania zawodu pielęgniarki lub położnej' },
  { value: 'ratmed', label: 'Prawo wykonywania zawodu ratownika medycznego' },
  { value: 'ochrona', label: 'Wpis na listę pracowników ochrony' },
  { value: 'sanepid', label: 'Orzeczenie sanitarne („książeczka sanepidu”)' },
] as const;

export const HEALTH_CHOICES: readonly { value: (typeof HEALTH_LIMITS)[number]; label: string }[] = [
  { value: 'noLifting', label: 'Bez dźwigania' },
  { value: 'noStanding', label: 'Bez długiego stania' },
  { value: 'noShifts', label: 'Bez pracy na zmiany i\u00a0w\u00a0nocy' },
  { value: 'noScreen', label: 'Bez ekranu przez cały dzień' },
];

export const STAY_CHOICES = [
  { value: '', label: 'Bez znaczenia' },
  { value: 'near', label: 'Blisko tego, co już robię' },
  { value: 'far', label: 'Mogę zacząć coś zupełnie innego' },
] as const;

/** 0 = no, 1 = a bit, 2 = yes. */
export const ACTIVITY_ANSWERS = [
  { value: '0', label: 'nie' },
  { value: '1', label: 'trochę' },
  { value: '2', label: 'tak' },
] as const;

/** Three for each letter of RIASEC, one of each in turn, so that no block of a kind shows what is meant. */
export const ACTIVITIES: readonly { key: string; words: string }[] = [
  { key: 'R1', words: 'Naprawić rower albo cieknący kran' },
  { key: 'I1', words: 'Szukać, dlaczego coś nie działa, aż się znajdzie' },
  { key: 'A1', words: 'Rysować, fotografować albo montować film' },
  { key: 'S1', words: 'Tłumaczyć komuś coś trudnego, aż zrozumie' },
  { key: 'E1', words: 'Przekonać kogoś do pomysłu albo dobrze coś sprzedać' },
  { key: 'C1', words: 'Prowadzić domowe rachunki co do złotówki' },
  { key: 'R2', words: 'Złożyć meble albo zbudować coś z\u00a0drewna' },
  { key: 'I2', words: 'Czytać o\u00a0nauce, medycynie albo kosmosie' },
  { key: 'A2', words: 'Pisać: opowiadania, teksty, posty' },
  { key: 'S2', words: 'Zająć się dzieckiem, kimś chorym albo starszym' },
  { key: 'E2', words: 'Zorganizować wyjazd i\u00a0rozdzielić zadania' },
  { key: 'C2', words: 'Ułożyć dokumenty tak, żeby wszystko dało się znaleźć' },
  { key: 'R3', words: 'Pracować w\u00a0ogrodzie, w\u00a0lesie albo przy zwierzętach' },
  { key: 'I3', words: 'Porównać liczby i\u00a0wyciągnąć z\u00a0nich wniosek' },
  { key: 'A3', words: 'Grać, śpiewać albo wystąpić przed ludźmi' },
  { key: 'S3', words: 'Wysłuchać kogoś, kto ma kłopot, i\u00a0poszukać wyjścia' },
  { key: 'E3', words: 'Zacząć coś własnego, choć nie wiadomo, czy wyjdzie' },
  { key: 'C3', words: 'Sprawdzać tekst albo rachunek, aż nie ma w\u00a0nim błędu' },
];
