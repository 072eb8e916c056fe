// The sentences that the gate is measured on: people in danger, pupils, answers that say nothing, and what only looks like them. They
// stand one a line in gate-sentences/*.txt, under a heading each; a line with '# ' is a note.
import { readFileSync } from 'node:fs';

type Heading =
  | 'danger'
  | 'ordinary'
  | 'who'
  | 'hurts'
  | 'lives'
  | 'pupils'
  | 'adults'
  | 'too little'
  | 'enough'
  | 'out of reach';

/** Throws if the file has no such heading. */
export function sentencesIn(file: string, heading: Heading): string[] {
  const text = readFileSync(new URL(`gate-sentences/${file}.txt`, import.meta.url), 'utf8');
  const [, list] = text.split(new RegExp(`^== ${heading}$`, 'm'));
  if (list === undefined) throw new Error(`gate-sentences/${file}.txt has no '== ${heading}'.`);
  const [own = ''] = list.split(/^== /m);
  return own.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
}

/**
 * Each round was written after the rule, though by the same hand, measured as the rule then stood, and used to mend it. How the rule does
 * on sentences nobody has tried is told by these shares, not by the tests, which hold what is known.
 */
export const HELD_OUT = [
  { round: 'round-1', caughtUnseen: 0.617, passedUnseen: 0.975 },
  { round: 'round-2', caughtUnseen: 0.654, passedUnseen: 0.963 },
  { round: 'round-3', caughtUnseen: 0.815, passedUnseen: 0.988 },
  { round: 'round-4', caughtUnseen: 0.802, passedUnseen: 0.988 },
  { round: 'round-5', caughtUnseen: 0.901, passedUnseen: 0.95 },
  { round: 'round-6', caughtUnseen: 0.927, passedUnseen: 0.975 },
  { round: 'round-7', caughtUnseen: 0.866, passedUnseen: 0.95 },
  { round: 'round-8', caughtUnseen: 0.855, passedUnseen: 0.889 },
  { round: 'round-9', caughtUnseen: 0.863, passedUnseen: 0.963 },
  { round: 'round-10', caughtUnseen: 0.85, passedUnseen: 1.0 },
  { round: 'round-11', caughtUnseen: 0.9, passedUnseen: 1.0 },
].map(({ round, ...shares }) => ({
  ...shares,
  CRISIS: sentencesIn(round, 'danger'),
  ORDINARY: sentencesIn(round, 'ordinary'),
}));

export const CRISIS_SENTENCES: string[] = [
  ...sentencesIn('first-crisis', 'danger'),
  ...HELD_OUT.flatMap(({ CRISIS }) => CRISIS),
];
export const ORDINARY_SENTENCES: string[] = [
  ...sentencesIn('first-ordinary', 'ordinary'),
  ...HELD_OUT.flatMap(({ ORDINARY }) => ORDINARY),
];

export const OUT_OF_REACH = sentencesIn('out-of-reach', 'out of reach');
export const MINOR_SENTENCES = sentencesIn('minor', 'pupils');
export const NOT_MINOR_SENTENCES = sentencesIn('minor', 'adults');
export const ENOUGH = sentencesIn('substance', 'enough');
export const TOO_LITTLE = sentencesIn('substance', 'too little');
export const BLIND_ENOUGH_1 = sentencesIn('blind-1-other', 'enough');
export const BLIND_MINOR_1 = sentencesIn('blind-1-other', 'pupils');
export const BLIND_NOT_MINOR_1 = sentencesIn('blind-1-other', 'adults');
export const BLIND_TOO_LITTLE_1 = sentencesIn('blind-1-other', 'too little');

/**
 * Sets of one hand, each written before it was measured and learned from afterwards. At first sight danger was stopped
 * (or stopped or told a number) and ordinary lives were stopped:
 * first to third: 83.5, 80.0, 70.0 %; ordinary 7.5, 4.0, 5.7 %. Fifth: 98.3 (100) %; ordinary 5.9 %.
 * Sixth, with violence and forced work as never before: 81.2 (89.1) %; ordinary 0.5 %.
 * After the rules were mended and frozen each time, seventh: 72.0 (86.0) %; ordinary 3.0 %. Eighth: 78.0 (92.0) %; ordinary 1.0 %.
 * Ninth: 82.0 (86.0) %; ordinary 0 %. It was read while what it missed was mended, so only these first shares still say anything.
 */
export const LATER_CRISIS = [...sentencesIn('blind-1-crisis', 'danger'), ...sentencesIn('blind-2', 'danger')];
export const LATER_ORDINARY = [
  ...sentencesIn('blind-1-ordinary', 'ordinary'),
  ...sentencesIn('blind-2', 'ordinary'),
];
/** Measured once, before they were learned from. */
const LEARNED_SINCE = ['blind-3', 'blind-4', 'blind-5', 'blind-6', 'blind-7', 'blind-8', 'blind-9'];
export const LEARNED_CRISIS = LEARNED_SINCE.flatMap((file) => sentencesIn(file, 'danger'));
export const LEARNED_ORDINARY = LEARNED_SINCE.flatMap((file) => sentencesIn(file, 'ordinary'));
/** Of the ninth set, before anything was mended by it; the next set that nobody has read takes its place. */
export const AT_FIRST_SIGHT = { caught: 0.82, caughtOrGentle: 0.86, passed: 1 };
