// Refuses a password that is among the first ones tried everywhere (docs/faults.md 48), however its letters are cased. On the server only:
// the list would weigh on every browser, and whoever sets a password brings it.
import { AppError } from '#domain/errors.ts';

const SENTENCE =
  'To hasło jest na liście najczęściej używanych i łatwo je odgadnąć. Wymyśl inne, na przykład z kilku słów.';

/** Throws `invalid`. */
export async function refuseCommonPassword(password: string): Promise<void> {
  const { COMMON_PASSWORDS } = await import('./common-passwords.ts');
  if (COMMON_PASSWORDS.has(password.normalize('NFKC').toLowerCase())) throw new AppError('invalid', SENTENCE);
}
