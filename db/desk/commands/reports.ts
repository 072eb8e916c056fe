// The operator's answer to a report on a lesson, with the letter to its author in the same batch.
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { lessonReports } from '../../courses/schema/lessons.ts';
import { byCommand, type DeskGuard } from './guard.ts';
import { insertMail, type NewMail } from '../../platform/commands/outbox.ts';
import { sendBatch } from '../../send-batch.ts';

export type ReportAnswer = {
  id: number;
  state: 'answered' | 'rejected';
  text: string;
  /** Of the lesson; null = none is named. */
  version: number | null;
  now: number;
  /** Null = nobody is there to be told, or mail is off. */
  mail: NewMail | null;
  /** None = by a command. */
  desk?: DeskGuard | undefined;
};

/** Of two answers the first stays: false = it was answered already, and no letter goes. Nor does one to an account that is gone. */
export async function answerReport(db: Database, answer: ReportAnswer): Promise<boolean> {
  const { id, state, text, version, now, mail, desk = byCommand(db) } = answer;
  const isOpen = and(eq(lessonReports.id, id), eq(lessonReports.state, 'open'), desk.guard);
  const author = sql`(SELECT user_id FROM ${lessonReports} WHERE ${isOpen})`;
  const { answered } = await sendBatch(db, {
    before: [
      // Log and letter look before the row changes.
      desk.tell(sql`EXISTS (SELECT 1 FROM ${lessonReports} WHERE ${isOpen})`),
      mail === null ? db.run(sql`SELECT 1`) : insertMail(db, mail, author, sql`${author} IS NOT NULL`),
    ],
    answered: db
      .update(lessonReports)
      .set({ state, answer: text, answered_at: now, mended_version: version })
      .where(isOpen)
      .returning({ id: lessonReports.id }),
  });
  return answered.length > 0;
}
