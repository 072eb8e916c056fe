// What a reading says on its way to the screen (docs/contract.md 'Reading'): entries as they are read, then the whole; the whole counts.
import type { FirstLooks, Strict } from '../first-three.ts';
import type { Reading } from './reading.ts';
import type { ReadingPiece } from './reply.ts';

/**
 * `isConfirmed`: it is what the person made of it for their last analysis, of the same words. `isGentle`: a number to call stands beside it
 * (domain/advice/gate/alarm.ts).
 */
export type ReadAnswers = {
  reading: Reading;
  by: 'model' | 'rules';
  isConfirmed: boolean;
  strict: Strict;
  isGentle: boolean;
};

/** What nobody has to sign in for. */
export type ReadByRules = ReadAnswers & FirstLooks;

/** What the gate refuses with, of itself or by the model's alarm. */
export type AlarmCode = 'crisis' | 'violence' | 'minor';

export type ReadingEvent =
  | { event: 'reading'; data: ReadingPiece }
  | { event: 'done'; data: ReadAnswers }
  | { event: 'failed'; data: { code: AlarmCode; error: string } };
