// What the pages of a change of address show.
import type { Refused } from '../mailed-link/token-action.server.ts';

export const ADDRESS_PATH = '/profil/adres';

/** `email`: as it was typed. */
export type AskRefused = { place: 'email' | 'password' | 'form'; sentence: string; email: string };

export type Confirmed = { state: 'done'; email: string } | { state: 'ended' } | Refused<'password'>;

export type Undone =
  /** `resetToken` sets the next password. */
  { state: 'done'; email: string; resetToken: string } | { state: 'ended' } | Refused;

export const DONE = {
  wyslano:
    'Link jest w\u00a0drodze na nowy adres. Do chwili, w\u00a0której go użyjesz, nic się nie zmienia. Nic nie przyszło? Sprawdź spam.',
  rezygnacja: 'Zmiana odwołana. Wysłany link już nie działa.',
} as const;
