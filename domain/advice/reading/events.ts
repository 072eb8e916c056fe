// What a reading says on its way to the screen (docs/contract.md 'Reading'): entries as they are read, then the whole; the whole counts.
import type { Reading } from './reading.ts';
import type { ReadingPiece } from './reply.ts';

export type Reader = 'model' | 'rules';

export type ReadAnswers = { reading: Reading; by: Reader };

export type ReadingEvent =
  | { event: 'reading'; data: ReadingPiece }
  | { event: 'done'; data: ReadAnswers }
  | { event: 'failed'; data: { code: 'crisis' | 'minor'; error: string } };
