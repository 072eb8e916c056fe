// A text as it may arrive from outside: half of a surrogate pair is no character, and the database refuses it.
import * as z from 'zod';

/** `sentence` is what a value that is no text is answered with. */
export function wellFormedText(sentence: string) {
  return z.string({ error: sentence }).overwrite((value) => value.toWellFormed());
}
