// Refuses a password that is among the first ones tried everywhere (docs/faults.md 48), that is guessed from its owner or the habits of
// people (domain/account/auth/passwords/guessable-password.ts), or that is known from a breach. On the server only: the list would weigh on every browser,
// and anyone who sets a password brings it. Without the list no password is taken.
import { readStaticJson } from '#content/static-json.ts';
import { guessable, type Guessable, type Owner } from '#domain/account/auth/passwords/guessable-password.ts';
import { AppError } from '#domain/platform/errors.ts';

import { createHash } from 'node:crypto';
import { logWarning } from '../log.ts';

/** `passwords`: in lower case, the most common first, with blanks between (scripts/common-passwords.ts). */
type CommonPasswords = { passwords: string };

const COMMON =
  'To hasło jest na liście najczęściej używanych i łatwo je odgadnąć. Wymyśl inne, na przykład z kilku słów.';

const SENTENCES: Readonly<Record<Guessable, string>> = {
  own: 'Takie hasło łatwo odgadnąć: to prawie sam Twój adres, imię albo nazwa serwisu. Wymyśl inne, na przykład z kilku słów, które się z Tobą nie kojarzą.',
  pattern:
    'Takie hasło łatwo odgadnąć: to powtórzenia albo znaki po kolei. Wymyśl inne, na przykład z kilku słów.',
  common: COMMON,
};

const BREACHED =
  'To hasło wyciekło kiedyś z innego serwisu i jest na listach, z których korzystają włamywacze. Wymyśl inne, na przykład z kilku słów.';

/** Throws `invalid`; and if the list can't be read. */
export async function refuseWeakPassword(
  { passwordRangeUrl }: { passwordRangeUrl: string | null },
  password: string,
  owner: Owner,
): Promise<void> {
  const { passwords } = await readStaticJson<CommonPasswords>('/dane/hasla.json');
  if (passwords.split(' ').includes(password.normalize('NFKC').toLowerCase()))
    throw new AppError('invalid', COMMON);
  const why = guessable(password, owner);
  if (why !== null) throw new AppError('invalid', SENTENCES[why]);
  if (await isBreached(passwordRangeUrl, password)) throw new AppError('invalid', BREACHED);
}

// Asks a service of breached passwords by k-anonymity: it is told five characters of the password's SHA-1 and answers with all endings
// that it knows, padded, so that nobody on the way learns which was meant. Without an answer within a second the password passes: a
// service that is away keeps nobody from registering.
const TIMEOUT_MS = 1_000;
const PREFIX_LENGTH = 5;

/** `rangeUrl`: the five characters are appended to it; null = nobody is asked. */
async function isBreached(rangeUrl: string | null, password: string): Promise<boolean> {
  if (rangeUrl === null) return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const response = await fetch(`${rangeUrl}${hash.slice(0, PREFIX_LENGTH)}`, {
      headers: { 'Add-Padding': 'true' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return lists(await response.text(), hash.slice(PREFIX_LENGTH));
  } catch (error) {
    logWarning('password-range', error instanceof Error ? error.name : 'unknown');
    return false;
  }
}

// Padding is endings that were counted no time.
function lists(text: string, ending: string): boolean {
  return text.split(/\r?\n/).some((line) => {
    const [known, count] = line.split(':');
    return known?.toUpperCase() === ending && Number(count) > 0;
  });
}
