// A stop as a review card: what it asks, with what there was to choose from, and what is right and why.
import { GAP } from '../practice/practice.ts';
import type { Stop } from './stop.ts';

/** One line each: a form's field keeps no other. */
export function cardOf({ question, code }: Stop): { term: string; meaning: string } {
  const { kind, text, why } = question;
  if (kind === 'gap') {
    const right = text.replace(GAP, question.accepted[0] ?? '');
    return { term: text.replace(GAP, '…'), meaning: `${right} ${why}` };
  }
  const asked = code === '' ? text : `${text} \`${code.replaceAll(/\s+/g, ' ').trim()}\``;
  if (kind === 'order') {
    const shown = question.items.toSorted((one, other) => one.localeCompare(other, 'pl'));
    return { term: `${asked} (${shown.join(' · ')})`, meaning: `${question.items.join(' → ')}. ${why}` };
  }
  const right = question.options[question.right] ?? '';
  const ended = /[.?!…”]$/.test(right) ? right : `${right}.`;
  return { term: `${asked} (${question.options.join(' · ')})`, meaning: `${ended} ${why}` };
}
