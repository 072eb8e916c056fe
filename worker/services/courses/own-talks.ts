// What a reader practised in a lesson, as its page shows it (docs/decisions.md 'A practised talk').
import { readTalkFeedback, readTurns } from '#domain/courses/talk/stored-talk.ts';
import { nextTalkAt, talksLeft, type OwnTalk, type OwnTalks, type Turn } from '#domain/courses/talk/talk.ts';
import type { LessonRef } from '#db/courses/commands/lessons.ts';
import { ownTalks } from '#db/courses/queries/talks.ts';
import type { SessionRef } from '#db/session-ref.ts';
import type { RequestScope } from '../../scope.ts';

/** In the batch of the page that shows the lesson. */
export function askedTalks({ batch }: RequestScope, session: SessionRef, ref: LessonRef) {
  return batch.ask((db) => ownTalks(db, session, ref));
}

type Rows = Awaited<ReturnType<typeof askedTalks>>;

export async function shownTalks(rows: Rows, now: number): Promise<OwnTalks> {
  const [row] = rows;
  const begun = rows.map(({ started_at }) => started_at);
  return { latest: row === undefined ? null : await talkOf(row), ...leftOf(begun, now) };
}

async function talkOf({ id, turns: stored, answered, feedback }: Rows[number]): Promise<OwnTalk> {
  const turns = readTurns(stored);
  return {
    id,
    turns,
    turn: answered,
    feedback: readTalkFeedback(feedback),
    isGentle: await isGentle(turns),
  };
}

export async function isGentle(turns: readonly Turn[]): Promise<boolean> {
  const said = turns.flatMap(({ who, text }) => (who === 'learner' ? [text] : []));
  if (said.length === 0) return false;
  // Its word lists are nothing that other lessons wait for.
  const { helpFor } = await import('#domain/advice/gate/alarm.ts');
  return helpFor(said, { isLong: true }) !== 'none';
}

export function leftOf(begun: readonly number[], now: number): Pick<OwnTalks, 'left' | 'nextAt'> {
  const next = nextTalkAt(begun, now);
  return { left: talksLeft(begun, now), nextAt: next === null ? null : new Date(next).toISOString() };
}
