// Readers' reports on lessons: the operator lists those that wait and answers one, whose author hears of it by mail
// (docs/decisions.md 'Reports on lessons'). For `npm run lessons` and the desk.
import { reportMessage, type ReportLetter } from '#content/mail/report-letter.ts';
import type { Database } from '#db/client.ts';
import type { DeskGuard } from '#db/desk/commands/guard.ts';
import * as commands from '#db/desk/commands/reports.ts';
import * as queries from '#db/desk/queries/reports.ts';
import { faultOfAnswer } from '#domain/courses/lessons/report.ts';
import { AppError } from '#domain/platform/errors.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import type { Config } from '../../../config.ts';
import { preparedMail } from '../../platform/mail.ts';
import { titleOf } from '../../payments/courses/letters.ts';
import type { RequestScope } from '../../../scope.ts';
import { asOperator, authorizeAction } from '../desk.ts';
import { pageKey } from '../paged.ts';

const REPORTS_A_PAGE = 25;

export type OpenReport = {
  id: number;
  courseId: string;
  courseTitle: string;
  lessonId: string;
  /** Its id, should the course's structure have lost it. */
  lessonTitle: string;
  text: string;
  /** Epoch ms. */
  createdAt: number;
  /** False = the account is gone, and nobody hears of the answer. */
  hasAuthor: boolean;
  /** Of the lesson, now; null = there is none any more. */
  version: number | null;
  correctedAt: number | null;
};

/** `next`: to list those after; null = these are the last. */
type ReportPage = { reports: OpenReport[]; next: number | null };

/** `after`: the `next` of the page before; 0 = from the oldest. */
export async function listOpenReports(db: Database, after = 0): Promise<ReportPage> {
  return reportPage(await queries.openReports(db, { after, limit: REPORTS_A_PAGE + 1 }));
}

/** Of what the statement found: one more than a page shows, where there are more. */
function reportPage(rows: Awaited<ReturnType<typeof queries.openReports>>): ReportPage {
  const reports = rows.slice(0, REPORTS_A_PAGE).map((row): OpenReport => ({
    id: row.id,
    courseId: row.course_id,
    courseTitle: titleOf(row.course_id),
    lessonId: row.lesson_id,
    lessonTitle: row.title ?? row.lesson_id,
    text: row.text,
    createdAt: row.created_at,
    hasAuthor: row.user_id !== null,
    version: row.version,
    correctedAt: row.corrected_at,
  }));
  return { reports, next: rows.length > REPORTS_A_PAGE ? (reports.at(-1)?.id ?? null) : null };
}

/** `text`: whole Polish sentences, which the author reads. `version` null = the lesson wasn't mended for it. */
type Answer =
  | { state: 'answered'; text: string; version: number | null }
  | { state: 'rejected'; text: string };

export type Answered = 'done' | 'no-report' | 'no-version' | 'answered-already';

/** Throws `invalid` for an answer that says nothing or too much. */
export async function answerReport(
  scope: { config: Config; db: Database; now: number; desk?: DeskGuard },
  id: number,
  answer: Answer,
): Promise<Answered> {
  const { config, db, now } = scope;
  const text = answer.text.trim();
  const fault = faultOfAnswer(text);
  if (fault !== null) throw new AppError('invalid', fault);
  const version = answer.state === 'answered' ? answer.version : null;
  const [[report], versions] = await db.batch([
    queries.reportWithAuthor(db, id),
    queries.versionOfReport(db, id, version ?? 0),
  ]);
  if (report === undefined) return 'no-report';
  if (version !== null && versions.length === 0) return 'no-version';
  const { courseId, lessonId } = report;
  const message = () =>
    reportMessage({
      outcome: outcomeOf(answer),
      lessonTitle: report.title ?? lessonId,
      courseName: titleOf(courseId),
      answer: text,
      report: report.text,
      reportedOn: polishDate(report.createdAt),
      lessonUrl: config.appOrigin === null ? null : `${config.appOrigin}/moje-kursy/${courseId}/${lessonId}`,
      contactEmail: config.operator.email,
    });
  const mail = report.email === null ? null : preparedMail(scope, { to: report.email, message: message() });
  const isDone = await commands.answerReport(db, {
    id,
    state: answer.state,
    text,
    version,
    now,
    mail,
    desk: scope.desk,
  });
  return isDone ? 'done' : 'answered-already';
}

function outcomeOf(answer: Answer): ReportLetter['outcome'] {
  if (answer.state === 'rejected') return 'rejected';
  return answer.version === null ? 'answered' : 'mended';
}

// Readers' reports on lessons that wait for an answer, the oldest first (docs/decisions.md 'Reports on lessons').
export type ReportsAtDesk = Awaited<ReturnType<typeof readReports>>;

/** Throws as `asOperator`. */
export function readReports(scope: RequestScope, typed: string | null) {
  const after = pageKey(typed) ?? 0;
  return asOperator(scope, 'lessons', async (ask) =>
    reportPage(await ask((db) => queries.openReports(db, { after, limit: REPORTS_A_PAGE + 1 }))),
  );
}

type ReportForm = { id: number; answer: Answer };

/** Throws as `authorizeAction`, `invalid`, `changed`. */
export async function answerAtDesk(scope: RequestScope, { id, answer }: ReportForm): Promise<void> {
  const [report] = await scope.batch.ask((db) => queries.reportWithAuthor(db, id));
  const what = `zgłoszenie ${id}: ${answer.state === 'rejected' ? 'odrzucone' : 'odpowiedź'}`;
  const desk = await authorizeAction(scope, { page: 'lessons', what, personId: report?.personId ?? null });
  const { config, now } = scope;
  const outcome = await answerReport({ config, db: scope.writes(), now, desk }, id, answer);
  if (outcome === 'no-version') throw new AppError('invalid', 'Ta lekcja nie ma takiej wersji.');
  if (outcome !== 'done')
    throw new AppError(
      'changed',
      'To zgłoszenie ma już odpowiedź albo go nie ma. Pierwsza odpowiedź zostaje.',
    );
}
