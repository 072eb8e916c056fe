// The forms that end other sessions in /profil: by a call with JavaScript, by plain POST without.
export const ENDING = { intent: 'zamiar', session: 'sesja' } as const;

/** What a form asks for, and the sentence once it is done; the address says which by the same name. */
export const ENDED = {
  'wyloguj-urzadzenie': 'Urządzenie zostało wylogowane.',
  'wyloguj-inne': 'Wszystkie inne urządzenia zostały wylogowane.',
} as const;

export type Ending = keyof typeof ENDED;
