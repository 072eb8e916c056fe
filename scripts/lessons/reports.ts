// npm run lessons -- reports, answer: what readers say is wrong in lessons, and what they hear of it.
import type { Database } from '#db/client.ts';
import type { Config } from '#worker/config.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import {
  answerReport,
  listOpenReports,
  type Answered,
  type OpenReport,
} from '#worker/services/desk/lesson-texts/reports.ts';

const OUTCOMES: Record<Exclude<Answered, 'done'>, string> = {
  'no-report': 'There is no report of this id.',
  'no-version': 'The lesson has no such version.',
  'answered-already': 'It is answered already; that answer stays, and no second letter goes.',
};

export async function listedReports(db: Database, after: number): Promise<string> {
  const { reports, next } = await listOpenReports(db, after);
  if (reports.length === 0) return 'None waits for an answer.';
  const more = next === null ? [] : [`More: npm run lessons -- reports --after ${next}`];
  return [...reports.map(told), ...more].join('\n\n');
}

type Scope = { config: Config; db: Database; now: number };
type Given = { text: string; version: number | null; isRejected: boolean };

export async function answered(
  scope: Scope,
  id: number,
  { text, version, isRejected }: Given,
): Promise<string> {
  const answer = isRejected
    ? ({ state: 'rejected', text } as const)
    : ({ state: 'answered', text, version } as const);
  const outcome = await answerReport(scope, id, answer);
  if (outcome !== 'done') throw new Error(OUTCOMES[outcome]);
  return 'Answered; its author, if there still is one, is being told by mail.';
}

function told(report: OpenReport): string {
  const { id, courseId, lessonId, lessonTitle, text, createdAt, hasAuthor, version } = report;
  const author = hasAuthor ? '' : ' (the account is gone)';
  return `${id}  ${polishDate(createdAt)}  ${courseId} ${lessonId} v${version ?? '-'}${author}\n  ${lessonTitle}\n  ${text}`;
}
