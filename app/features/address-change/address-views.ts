// What the pages of a change of address show.

export const ADDRESS_PATH = '/profil/adres';

/** `email`: as it was typed. */
export type AskRefused = { place: 'email' | 'password' | 'form'; sentence: string; email: string };

export type Confirmed =
  | { state: 'done'; email: string }
  | { state: 'ended' }
  | { state: 'failed'; place: 'token' | 'password' | 'form'; sentence: string; token: string };

export type Undone =
  /** `resetToken` sets the next password. */
  | { state: 'done'; email: string; resetToken: string }
  | { state: 'ended' }
  | { state: 'failed'; place: 'token' | 'form'; sentence: string; token: string };

const DONE = {
  wyslano:
    'Link jest w\u00a0drodze na nowy adres. Do chwili, w\u00a0której go użyjesz, nic się nie zmienia. Nic nie przyszło? Sprawdź spam.',
  rezygnacja: 'Zmiana odwołana. Wysłany link już nie działa.',
} as const;

/** The sentence of what was just done, as the address says it; null = nothing was. */
export function doneSentence(name: string | null): string | null {
  return name !== null && Object.hasOwn(DONE, name) ? DONE[name as keyof typeof DONE] : null;
}
