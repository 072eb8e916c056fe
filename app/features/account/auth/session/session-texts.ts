// What is said on every page about signing out and about calls that nobody answered; the dialog's words come with the dialog.

export const SIGNED_OUT = 'Wylogowano';

export const SIGN_OUT_FAILED = 'Błąd wylogowania';

const OFFLINE = 'Nie ma połączenia z internetem. Sprawdź je i spróbuj ponownie.';

/** What to say when no response came from the server at all. */
export function noResponseSentence(isOnline: boolean): string {
  return isOnline ? 'Wystąpił błąd. Spróbuj ponownie później.' : OFFLINE;
}

/** How signing out says on the page it leads to how it went. */
export const SIGN_OUT_ADDRESS = { done: '/?wylogowano=tak', failed: '/?wylogowano=nie' } as const;
