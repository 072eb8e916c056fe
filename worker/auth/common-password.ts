// Refuses a password that is among the first ones tried everywhere (faults 48), however its letters are cased. On the server only:
// the list would weigh on every browser.
import { AppError } from '#domain/errors.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

const SENTENCE =
  'To hasło jest na liście najczęściej używanych i łatwo je odgadnąć. Wymyśl inne, na przykład z kilku słów.';

/** Throws `invalid`. */
export function refuseCommonPassword(password: string): void {
  if (COMMON_PASSWORDS.has(password.normalize('NFKC').toLowerCase())) throw new AppError('invalid', SENTENCE);
}
