// Where a person goes after signing in or confirming an address: only ever a page of ours, and only one that is a place to be.
export const AFTER_LOGIN = '/dashboard';

const MAX_LENGTH = 300;

/** What pages are, by the beginning of their path (app/routes.ts); a test compares. Not the ways in and out, nor calls. */
const PLACES =
  'panel|quiz|dashboard|zamowienie|powtorka|certyfikat|moje-kursy|ksiazeczka|karta|przekazanie|przypomnienia|proba|profil|fakty|plany|biblioteka-kursow|kursy|zawody|blog|faq|o-nas|polityka-prywatnosci|dokumentacja|dane-i-metoda|regulamin|cookies|dostepnosc|wsparcie|dla-uczniow';

// Nothing in it can lead elsewhere: one slash at the beginning, parts of plain letters, and in query and hash no backslash or control
// character, which browsers read as a slash or drop.
const PLACE = new RegExp(`^/(?:(?:${PLACES})(?:/[\\w-]+){0,3})?(?:[?#][^\\\\\\p{Cc}]*)?$`, 'u');

/** The path if it leads to a place on this site, else null. */
export function safeReturnPath(path: string | null): string | null {
  return path !== null && path.length <= MAX_LENGTH && PLACE.test(path) ? path : null;
}

/**
 * Where a signed-out visitor of a protected page is led. What is no place of ours, or too long for a header that clients take, isn't carried
 * along.
 */
export function signInAddress(returnTo: string): string {
  const path = safeReturnPath(returnTo);
  const way = path === null ? '' : `&powrot=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
  return `/?wymagane=logowanie${way}`;
}

/** Where the second factor is asked for, and where to go from there. */
export function secondStepAddress(returnTo: string | null): string {
  return `/drugi-krok${returnTo === null ? '' : `?powrot=${encodeURIComponent(returnTo)}`}`;
}

/** Where a fresh proof is asked for without a dialog (docs/decisions.md 'A fresh proof'). */
export function proofAddress(returnTo: string): string {
  return `/potwierdz?powrot=${encodeURIComponent(returnTo)}`;
}
