// The specified words of /plany (docs/product.md 'Plans page', 'Payment messages').
import { timeLeftText } from '#domain/payments/referral/time-left.ts';

export const CHOOSE_FREE = 'Wybierz plan darmowy';
export const FREE_CHOSEN = 'Wybrano plan darmowy.';
export const PAYMENTS_OFF = 'Funkcja płatności nie jest jeszcze zaimplementowana.';
export const SIGN_IN_FOR_DISCOUNT = 'Zaloguj się, aby odebrać zniżkę.';
export const SIGN_IN_FOR_PREMIUM = 'Zaloguj się, aby wybrać plan Premium.';

export const SHARE_FAILED = 'Nie udało się udostępnić';
export const SHARED = 'Udostępniono pomyślnie! Kliknij „Zweryfikuj”, aby aktywować zniżkę na 24 godz.';
export const COPIED = 'Link skopiowany! Kliknij „Zweryfikuj”, aby aktywować zniżkę na 24 godz.';
/** Without JavaScript the link is copied by hand. */
export const SHARED_BY_HAND =
  'Wyślij link znajomym. Potem kliknij „Zweryfikuj”, aby aktywować zniżkę na 24 godz.';
export const VERIFIED = 'Gratulacje! Otrzymujesz 20% zniżki na plan Premium';

export function timeLeftSentence(leftMs: number): string {
  return leftMs > 0 ? `Zniżka 20%: zostało ${timeLeftText(leftMs)}` : 'Zniżka właśnie się skończyła';
}
