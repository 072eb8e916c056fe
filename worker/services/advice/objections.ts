// 'To się nie zgadza' (docs/decisions.md 'Objections'): a line of a ledger marked as not true, and the ranking done again without it. Only
// lines that the plan shows can be marked; ranking costs no generation. The rule is domain/advice/rank-anew.ts. An answer to the question
// that the analysis asks back goes the same way; one question has one answer, so another one takes its place.
import { readCareers } from '#content/careers.server.ts';
import { evidenceOf, isAnswer } from '#domain/advice/answers-back.ts';
import { changeOf } from '#domain/advice/condition-change.ts';
import { objectionTo, type Objection, type RankedAnew } from '#domain/advice/objections.ts';
import { rankedAnew } from '#domain/advice/rank-anew.ts';
import { readStoredOrder } from '#domain/advice/stored-order.ts';
import type { AdviceOrder } from '#domain/advice/analysis/grounding/context.ts';
import { isAdvised, type CareerAnalysis } from '#domain/advice/analysis/analysis.ts';
import { readStoredAnalysis } from '#domain/advice/analysis/schema.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { viewOf, type Plan } from '#domain/payments/plan/plans.ts';
import * as commands from '#db/advice/commands/objections.ts';
import { analysisOfHistory } from '#db/advice/queries/analyses.ts';
import { objectionsToAnalysis } from '#db/advice/queries/objections.ts';
import type { RequestScope } from '../../scope.ts';

const LINE_UNKNOWN = 'Nie ma takiej pozycji w\u00a0Twoim bilansie. Odśwież stronę.';
export const TOO_MANY = 'Masz już 100 poprawek. Cofnij którąś, żeby dodać następną.';

type ObjectionOrder = commands.StatedObjection & { /** False = taken back. */ isDenied: boolean };

type ObjectionRow = { quiz_answers: string; lines: string };

/** Throws no-session; not-found for somebody else's analysis, a locked path's line and one that isn't there. */
export async function markObjection(scope: RequestScope, order: ObjectionOrder): Promise<RankedAnew> {
  const session = scope.session;
  if (session === null) throw appError('no-session');
  const { analysisId, factor, evidence, isDenied } = order;
  const [careers, accountState, [row], [denied]] = await Promise.all([
    readCareers(),
    scope.accountState(),
    scope.batch.ask((db) => analysisOfHistory(db, session, analysisId)),
    scope.batch.ask((db) => objectionsToAnalysis(db, session, analysisId)),
  ]);
  if (accountState === null) throw appError('no-session');
  const analysis = readStoredAnalysis(row?.analysis);
  const stored = readStoredOrder(row?.quiz_answers);
  if (analysis === null || stored === null) throw new AppError('not-found', LINE_UNKNOWN);
  const opened = openedPaths(analysis, accountState.plan);
  const ids = opened.map(({ zawodId }) => zawodId);
  const before = linesOf(denied);
  const line = { factor, evidence };
  const isLine = (one: Objection) => one.factor === factor && one.evidence === evidence;
  // What ranking again has brought about can be denied, too.
  const ledgers = [
    ...opened.map(({ bilans }) => bilans),
    ...rankedAnew(stored, before, ids, careers).paths.map(({ bilans }) => bilans),
  ];
  const answers = analysis.pytanie?.odpowiedzi ?? [];
  const isKnown = isAnswer(line)
    ? answers.some((one) => evidenceOf(one) === evidence)
    : ledgers.some((ledger) => ledger.some(isLine));
  if (!isKnown && !before.some(isLine)) throw new AppError('not-found', LINE_UNKNOWN);
  const db = scope.writes();
  // One question has one answer, and one condition the latest.
  const gaveWay = (one: Objection) =>
    isAnswer(one) &&
    (answers.some((other) => evidenceOf(other) === one.evidence) ||
      changeOf(one.evidence)?.kind === changeOf(evidence)?.kind);
  const replaced = isAnswer(line) && isDenied ? before.filter((one) => gaveWay(one) && !isLine(one)) : [];
  for (const one of replaced) await commands.withdraw(db, session, { analysisId, ...one });
  const others = before.filter((one) => !isLine(one) && !replaced.includes(one));
  // A factor that is denied already needs no second objection.
  const isNew = isDenied && objectionTo(line, others) === null;
  if (!isDenied) await commands.withdraw(db, session, { analysisId, ...line });
  else if (isNew && !(await commands.object(db, session, { analysisId, ...line })))
    throw new AppError('invalid', TOO_MANY);
  return rankedAnew(stored, isNew ? [...others, line] : others, ids, careers);
}

/** For the pages that show the analysis; null = nothing was denied. */
export async function rankedForPage(
  text: string | undefined,
  row: ObjectionRow | undefined,
  plan: Plan,
): Promise<RankedAnew | null> {
  const order = readStoredOrder(row?.quiz_answers);
  const analysis = order === null ? null : readStoredAnalysis(text);
  if (analysis === null || order === null) return null;
  const ids = openedPaths(analysis, plan).map(({ zawodId }) => zawodId);
  return rankedAnew(order, linesOf(row), ids, await readCareers());
}

function openedPaths(analysis: CareerAnalysis, plan: Plan) {
  return analysis.sciezkiKariery.slice(0, viewOf(plan).paths).filter(isAdvised);
}

/** By what an analysis is ranked today: without what its owner denied. Null = it isn't kept with it. */
export function orderOf(row: (ObjectionRow & { quiz_answers: string }) | undefined): AdviceOrder | null {
  const order = readStoredOrder(row?.quiz_answers);
  return order === null ? null : { ...order, denied: [...order.denied, ...linesOf(row)] };
}

/** What its owner denied, as the queries of `objections` give it. */
export function linesOf(row: ObjectionRow | undefined): Objection[] {
  // A JSON list made by the query itself.
  const lines: [Objection['factor'], string][] = row === undefined ? [] : JSON.parse(row.lines);
  return lines.map(([factor, evidence]) => ({ factor, evidence }));
}
