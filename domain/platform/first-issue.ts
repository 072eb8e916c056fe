// What is wrong with data from outside, in plain Polish and with its place. Paths hold our own field names and positions only,
// since unknown keys are dropped before any check: no text of the data gets in.
import type * as z from 'zod';

/** `whole`: the sentence for what isn't even an object. */
export function firstIssue(error: z.ZodError, whole: string): string {
  const issue = error.issues[0];
  if (issue === undefined) return 'Niepoprawna struktura.';
  const place = issue.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return place === '' ? whole : `Pole ${place.slice(1)}: ${issue.message}.`;
}
