// A talk as it is kept (db/courses/schema/talks.ts): JSON that was checked before it was written.
import { z } from 'zod';
import { lazy } from '../../platform/lazy.ts';
import type { TalkFeedback, Turn } from './talk.ts';

const turnsSchema = lazy((): z.ZodType<Turn[]> =>
  z.array(z.object({ who: z.enum(['partner', 'learner']), text: z.string() })),
);

const feedbackSchema = lazy((): z.ZodType<TalkFeedback> => {
  const texts = z.array(z.string());
  return z.object({ there: texts, missing: texts, next: z.string(), at: z.number() });
});

/** Ours: a row that can't be read is a defect. */
export function readTurns(text: string): Turn[] {
  return turnsSchema().parse(JSON.parse(text));
}

/** Null = the talk goes on. */
export function readTalkFeedback(text: string | null): TalkFeedback | null {
  return text === null ? null : feedbackSchema().parse(JSON.parse(text));
}
