// What a sign-in or registration form must hold (docs/product.md 'Credentials'): one rule for the form and for the server.
import { lazy } from '../../platform/lazy.ts';

export const MIN_PASSWORD_LENGTH = 8;

/** Longer ones are refused rather than cut, so that what was typed is what counts. */
const MAX_PASSWORD_LENGTH = 200;

const MAX_EMAIL_LENGTH = 254;

type CredentialsFault = { field: 'email' | 'password'; sentence: string };

const ALL_FIELDS = 'Wypełnij wszystkie pola';

/** The first thing wrong with the pair, at its field; null if it can be sent. */
export function faultOfCredentials(email: string, password: string): CredentialsFault | null {
  if (email.trim() === '') return { field: 'email', sentence: ALL_FIELDS };
  if (password === '') return { field: 'password', sentence: ALL_FIELDS };
  const ofEmail = faultOfEmail(email);
  if (ofEmail !== null) return { field: 'email', sentence: ofEmail };
  const ofPassword = faultOfPassword(password);
  return ofPassword === null ? null : { field: 'password', sentence: ofPassword };
}

export function faultOfEmail(email: string): string | null {
  const address = email.trim();
  if (address === '') return ALL_FIELDS;
  return looksLikeEmail(address) ? null : 'Wprowadź poprawny adres e-mail';
}

export function faultOfPassword(password: string): string | null {
  if (password === '') return ALL_FIELDS;
  if (password.length < MIN_PASSWORD_LENGTH) return 'Hasło musi mieć minimum 8 znaków';
  if (password.length <= MAX_PASSWORD_LENGTH) return null;
  return `Hasło może mieć najwyżej ${MAX_PASSWORD_LENGTH} znaków`;
}

type NewPasswordFault = { field: 'newPassword' | 'confirmation'; sentence: string };

/** The first thing wrong with a new password typed twice (docs/product.md 'Credentials'); null if it can be sent. */
export function faultOfNewPassword(newPassword: string, confirmation: string): NewPasswordFault | null {
  const sentence = faultOfPassword(newPassword);
  if (sentence !== null) return { field: 'newPassword', sentence };
  if (confirmation === '') return { field: 'confirmation', sentence: ALL_FIELDS };
  if (confirmation === newPassword) return null;
  return { field: 'confirmation', sentence: 'Hasła nie są identyczne' };
}

/** The one form in which an address is kept, compared and looked up: a host with letters beyond ASCII as the mail writes it. */
export function normalisedEmail(email: string): string {
  const address = email.trim().toLowerCase().normalize('NFC');
  const at = address.lastIndexOf('@');
  const host = asciiHost(address.slice(at + 1));
  return at === -1 || host === '' ? address : `${address.slice(0, at)}@${host}`;
}

// Of at least two names, the last one beginning with a letter: neither a machine of ours nor an IP address, and no dot at the end, with which one mailbox
// would have two accounts. Its classes of signs take a cold start 1.7 ms as a literal, which is read twice.
const HOST = lazy(
  () =>
    new RegExp(
      String.raw`^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$`,
      'u',
    ),
);

// Neither blanks nor what is not to be seen (controls, marks of direction, joiners), and no brackets, quotes or separators, with which a
// mail carrier would read one account's address as that of another mailbox.
const NAME = /^[^\s@\p{C}\p{Z}<>()[\]\\,;:"]+$/u;

function looksLikeEmail(address: string): boolean {
  const parts = address.normalize('NFC').split('@');
  const [name = '', host = ''] = parts;
  return (
    parts.length === 2 &&
    NAME.test(name) &&
    asciiHost(host) !== '' &&
    normalisedEmail(address).length <= MAX_EMAIL_LENGTH
  );
}

/** '' = no host could be called so. */
function asciiHost(host: string): string {
  return HOST().test(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}

/** Enough to recognise one's own address, too little to learn another's: 'a…@example.pl'. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? '…' : `${first}…${email.slice(at)}`;
}
