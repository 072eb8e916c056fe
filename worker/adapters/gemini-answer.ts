// What Gemini answered in place of a reply (docs/faults.md 1): whether it turned this very request down, or our key, and its own words, which
// are for the operator alone.
import type { Refused } from '#domain/advice/analysis/failures.ts';
import { providerWords } from '#domain/platform/privacy/scrubbed-text.ts';

export type ErrorAnswer = {
  /** An HTTP status. */
  status: number;
  /** Null = it is the provider's own trouble, or ours by number: another time it may go. */
  refused: Refused | null;
  /** A fault in the request's form, as one of its schema is. */
  isInvalid: boolean;
  words: string;
};

const KEY_REASONS = /API_KEY_INVALID|API key (?:not|expired)/i;

/** Null = there was no answer. */
export function errorAnswer(error: unknown): ErrorAnswer | null {
  const status = statusOf(error);
  if (status === null || !(error instanceof Error)) return null;
  const refused = refusedBy(status, error.message);
  const isInvalid = status === 400 && refused === 'request' && /INVALID_ARGUMENT/.test(error.message);
  return { status, refused, isInvalid, words: providerWords(messageIn(error.message)) };
}

// A wrong key arrives as 400, too.
function refusedBy(status: number, message: string): Refused | null {
  if (status === 401 || status === 403 || (status === 400 && KEY_REASONS.test(message))) return 'key';
  return status === 400 || status === 404 ? 'request' : null;
}

// By shape, not by class: the SDK's class would have to be imported before it is needed.
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}

function messageIn(text: string): string {
  const quoted = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  if (quoted === undefined) return text.startsWith('{') ? '' : text;
  return quoted.replace(/\\./g, ' ');
}
