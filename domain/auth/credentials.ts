// What a sign-in or registration form must hold (application.md §5): one rule for the form and for the server.

export const MIN_PASSWORD_LENGTH = 8;

/** Longer ones are refused rather than cut, so that what was typed is what counts. */
export const MAX_PASSWORD_LENGTH = 200;

export const MAX_EMAIL_LENGTH = 254;

export type CredentialsFault = { field: 'email' | 'password'; sentence: string };

/** The first thing wrong with the pair, at its field; null if it can be sent. */
export function faultOfCredentials(email: string, password: string): CredentialsFault | null {
  const address = email.trim();
  if (address === '') return { field: 'email', sentence: 'Wypełnij wszystkie pola' };
  if (password === '') return { field: 'password', sentence: 'Wypełnij wszystkie pola' };
  if (!looksLikeEmail(address)) return { field: 'email', sentence: 'Wprowadź poprawny adres email' };
  if (password.length < MIN_PASSWORD_LENGTH) {
    return { field: 'password', sentence: 'Hasło musi mieć minimum 8 znaków' };
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return { field: 'password', sentence: `Hasło może mieć najwyżej ${MAX_PASSWORD_LENGTH} znaków` };
  }
  return null;
}

/** The form in which an address is kept and compared. */
export function normalisedEmail(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}

// Stricter than 'has an at sign' only where no mail could ever arrive: a name, a host, no blanks or control characters.
function looksLikeEmail(address: string): boolean {
  return address.length <= MAX_EMAIL_LENGTH && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(address);
}
