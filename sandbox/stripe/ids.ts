// Ids as Stripe gives them: a prefix that says what it is, then letters and digits.
import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 24;

export function newId(prefix: string, length = LENGTH): string {
  return `${prefix}_${Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
