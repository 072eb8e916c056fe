// Readers' reports on lessons that wait for an answer, the oldest first (docs/decisions.md 'Reports on lessons').
import { openReports, reportWithAuthor } from '#db/desk/queries/reports.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '../../scope.ts';
import { answerReport, REPORTS_A_PAGE, reportPage, type Answer } from './lesson-texts/reports.ts';
import { asOperator, authorizeAction } from './desk.ts';
import { pageKey } from './paged.ts';

export type ReportsAtDesk = Awaited<ReturnType<typeof readReports>>;

/** Throws as `asOperator`. */
export function readReports(scope: RequestScope, typed: string | null) {
  const after = pageKey(typed) ?? 0;
  return asOperator(scope, 'lessons', async (ask) =>
    reportPage(await ask((db) => openReports(db, { after, limit: REPORTS_A_PAGE + 1 }))),
  );
}

type ReportForm = { id: number; answer: Answer };

/** Throws as `authorizeAction`, `invalid`, `changed`. */
export async function answerAtDesk(scope: RequestScope, { id, answer }: ReportForm): Promise<void> {
  const [report] = await scope.batch.ask((db) => reportWithAuthor(db, id));
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
