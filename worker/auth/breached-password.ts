// Asks a service of breached passwords by k-anonymity: it is told five characters of the password's SHA-1 and answers with all endings
// that it knows, padded, so that nobody on the way learns which was meant. Without an answer within a second the password passes: a
// service that is away keeps nobody from registering.
import { createHash } from 'node:crypto';
import { logWarning } from '../log.ts';

const TIMEOUT_MS = 1_000;
const PREFIX_LENGTH = 5;

/** `rangeUrl`: the five characters are appended to it; null = nobody is asked. */
export async function isBreached(rangeUrl: string | null, password: string): Promise<boolean> {
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
