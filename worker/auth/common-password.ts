// Refuses a password that is among the first ones tried everywhere (docs/faults.md 48), however its letters are cased. On the server only:
// the list would weigh on every browser, and whoever sets a password brings it. Without the list no password is taken.
import { readStaticJson } from '#content/static-json.ts';
import { AppError } from '#domain/errors.ts';

/** `passwords`: in lower case, the most common first, with blanks between (scripts/common-passwords.ts). */
type CommonPasswords = { passwords: string };

const SENTENCE =
  'To hasło jest na liście najczęściej używanych i łatwo je odgadnąć. Wymyśl inne, na przykład z kilku słów.';

/** Throws `invalid`; and if the list can't be read. */
export async function refuseCommonPassword(password: string): Promise<void> {
  const { passwords } = await readStaticJson<CommonPasswords>('/dane/hasla.json');
  if (passwords.split(' ').includes(password.normalize('NFKC').toLowerCase()))
    throw new AppError('invalid', SENTENCE);
}
