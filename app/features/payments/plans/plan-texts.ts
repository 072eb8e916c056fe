// The specified words of /plany (docs/product.md 'Plans page', 'Payment messages').
import { REFERRAL_PERCENT } from '#domain/payments/plan/price.ts';
import { timeLeftText } from '#domain/payments/referral/discount.ts';

export const CHOOSE_FREE = 'Wybierz plan darmowy';
export const FREE_CHOSEN = 'Wybrano plan darmowy.';
export const PAYMENTS_OFF = 'Płatności jeszcze nie działają.';
export const SIGN_IN_FOR_DISCOUNT = 'Zaloguj się, aby odebrać zniżkę.';
export const SIGN_IN_FOR_PREMIUM = 'Zaloguj się, aby wybrać plan Premium.';

export const SHARE_FAILED = 'Nie udało się udostępnić';
export const SHARED = 'Udostępniono. Włącz zniżkę, kiedy zechcesz: potem masz 24 godziny na zakup.';
export const COPIED = 'Link skopiowany. Włącz zniżkę, kiedy zechcesz: potem masz 24 godziny na zakup.';
/** Without JavaScript the link is copied by hand. */
export const SHARED_BY_HAND =
  'Wyślij link znajomym, a zniżkę włącz, kiedy zechcesz: potem masz 24 godziny na zakup.';
export const VERIFIED = `Zniżka ${REFERRAL_PERCENT}% na plan Premium jest włączona`;

export function timeLeftSentence(leftMs: number): string {
  return leftMs > 0
    ? `Zniżka ${REFERRAL_PERCENT}%: zostało ${timeLeftText(leftMs)}`
    : 'Zniżka właśnie się skończyła';
}
