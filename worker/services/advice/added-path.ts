// 'Opisz tę ścieżkę' (docs/decisions.md 'One more path'): counted by the server, written to the end whoever listens, kept with the analysis, and
// given back when nothing comes of it.
import { readCareers } from '#content/careers.server.ts';
import { readPortraits } from '#content/portraits.server.ts';
import { textsOf } from '#domain/advice/quiz/answers.ts';
import type { WrittenPart } from '#domain/advice/added-path/reply.ts';
import {
  ANALYSIS_LIMITS,
  isAdvised,
  type AdvisedPath,
  type CareerAnalysis,
} from '#domain/advice/analysis/analysis.ts';
import {
  contextOfOne,
  withPortraits,
  type AdviceContext,
} from '#domain/advice/analysis/grounding/context.ts';
import { parseAnalysis, readStoredAnalysis } from '#domain/advice/analysis/schema.ts';
import { PLANS } from '#domain/payments/plan/plans.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import * as commands from '#db/advice/commands/added-paths.ts';
import { currentWithObjections } from '#db/advice/queries/objections.ts';
import { addedInPeriod } from '#db/advice/queries/added-paths.ts';
import type { SessionRef } from '#db/session-ref.ts';
import type { ModelCalls } from '../../adapters/gemini.ts';
import type { GeminiConfig } from '../../config.ts';
import { writePath } from '../../generation/write-path.ts';
import type { RequestScope } from '../../scope.ts';
import { detached } from '../../streams/detached.ts';
import { callsOf, payerOf } from '../platform/model-ceiling.ts';
import {
  failed,
  failureOf,
  givenBack,
  takenOrGivenBack,
  type Place,
  type PlaceEvent,
} from '../platform/placed.ts';
import { enforceQuota, quotaRoom } from '../platform/quotas.ts';
import { refuseCrisis } from './gate.ts';
import { orderOf } from './objections.ts';

/** Longer than any path takes, a second try included: what is still being written then is dead. */
const PLACE_LIFE_MS = 3 * 60_000;

const NO_ANALYSIS = 'Ścieżkę dopisujemy do gotowej analizy. Zrób ją najpierw.';
const OTHER_ANALYSIS = 'Masz już nowszą analizę. Odśwież stronę i\u00a0dopisz do niej ścieżkę.';
const EXCLUDED = 'Tej ścieżki nie opiszemy: coś ją u\u00a0Ciebie wyklucza. Powód jest na tej stronie.';
const PREMIUM = 'Opis kolejnej ścieżki jest w\u00a0planie Premium.';
const THERE = 'Ta ścieżka jest już w\u00a0Twojej analizie. Odśwież stronę.';
const FULL = 'Do tej analizy są już dopisane cztery ścieżki, więcej się nie zmieści.';
const NONE_LEFT = 'W\u00a0tym okresie nie masz już opisów. Dwa następne przyjdą z\u00a0odnowieniem planu.';
const BUSY = 'Poprzedni opis jeszcze powstaje. Odśwież stronę za chwilę.';
const FAILED = 'Tym razem nie udało się opisać ścieżki. Opis wraca do puli – spróbuj za chwilę.';
const RESTS =
  'Do końca miesiąca nie opiszemy już kolejnych ścieżek: wykorzystaliśmy to, co możemy na nie wydać. Twój opis wraca do puli.';

/** For every statement that asks what is being written. */
export function periodOf(scope: RequestScope, session: SessionRef) {
  const { premiumPriceIds } = scope.config;
  return scope.batch.ask((db) =>
    addedInPeriod(db, session, { deadBefore: scope.now - PLACE_LIFE_MS, premiumPriceIds }),
  );
}

/** Done with its place in the analysis, from 0. */
export type PathEvent = PlaceEvent<WrittenPart, { place: number }>;

type PathOrder = { zawodId: string; /** That the person sees. */ analysisId: string };

/**
 * The path as it is written; it is reserved when this returns, and written to its end whoever leaves. Throws crisis, violence, no-session,
 * not-found, gemini-off, too-many-requests, run-in-progress, no-generations.
 */
export async function describePath(
  scope: RequestScope,
  { zawodId, analysisId }: PathOrder,
): Promise<AsyncGenerator<PathEvent>> {
  const { session, config, now } = scope;
  if (session === null) throw appError('no-session');
  const { gemini } = config;
  if (gemini === null) throw appError('gemini-off');
  const [careers, accountState, [row]] = await Promise.all([
    readCareers(),
    scope.accountState(),
    scope.batch.ask((db) => currentWithObjections(db, session)),
  ]);
  if (accountState === null) throw appError('no-session');
  if (PLANS[accountState.plan].addedPaths === 0) throw new AppError('no-generations', PREMIUM);
  const analysis = readStoredAnalysis(row?.analysis);
  const order = orderOf(row);
  if (row === undefined || analysis === null || order === null) throw new AppError('not-found', NO_ANALYSIS);
  if (row.id !== analysisId) throw new AppError('not-found', OTHER_ANALYSIS);
  refuseCrisis(scope, textsOf(order.answers));
  const off = accountState.switches['analyses-off'];
  if (off !== undefined) throw new AppError('gemini-off', off);
  const context = contextOfOne(order, careers, zawodId);
  if (context === null) throw new AppError('not-found', EXCLUDED);
  const id = crypto.randomUUID();
  const { premiumPriceIds } = config;
  const place: Place = {
    name: 'added-path',
    failed: FAILED,
    rests: RESTS,
    giveBack: () => commands.giveBackPath(scope.writes(), id),
  };
  const wanted = { id, analysisId, zawodId, deadBefore: now - PLACE_LIFE_MS, premiumPriceIds };
  const room = quotaRoom(scope, { name: 'pathByPerson', subject: accountState.person.id });
  const reserving = commands.reservePath(scope.writes(), session, wanted, room);
  const { isSignedIn, isReserved, isBusy, used } = await takenOrGivenBack(scope, place, reserving);
  if (!isSignedIn) throw appError('no-session');
  enforceQuota(scope, 'pathByPerson', used);
  if (!isReserved) throw whyNot(analysis, zawodId, isBusy);
  const calls = callsOf(scope, gemini, { payer: payerOf(config, accountState) });
  const reserved = { id, analysisId, zawodId, analysis, place };
  return detached<PathEvent>(
    (emit) => write(scope, reserved, { gemini, context, calls }, emit),
    (work) => scope.waitUntil(work),
  );
}

function whyNot({ sciezkiKariery }: CareerAnalysis, zawodId: string, isBusy: boolean): AppError {
  if (isBusy) return new AppError('run-in-progress', BUSY);
  const advised = sciezkiKariery.filter(isAdvised);
  if (advised.some((path) => path.zawodId === zawodId)) return new AppError('no-generations', THERE);
  const isFull = advised.filter(({ dopisana }) => dopisana === true).length >= ANALYSIS_LIMITS.maxAdded;
  return new AppError('no-generations', isFull ? FULL : NONE_LEFT);
}

type Reserved = {
  id: string;
  analysisId: string;
  zawodId: string;
  analysis: CareerAnalysis;
  place: Place;
};

type Model = { gemini: GeminiConfig; context: AdviceContext; calls: ModelCalls };

async function write(
  scope: RequestScope,
  reserved: Reserved,
  { gemini, context, calls }: Model,
  emit: (event: PathEvent) => void,
): Promise<void> {
  const { sciezkiKariery } = reserved.analysis;
  const beside = sciezkiKariery.map(({ nazwa }) => nazwa);
  let isStored = false;
  try {
    const told = withPortraits(context, await readPortraits(context.candidates));
    const tell = (data: WrittenPart) => emit({ event: 'part', data });
    const path = await writePath(gemini, { context: told, beside }, tell, calls);
    isStored = await store(scope, reserved, path);
    emit(isStored ? { event: 'done', data: { place: sciezkiKariery.length } } : failed(FAILED));
  } catch (error) {
    emit(failureOf(scope, error, reserved.place));
  } finally {
    if (!isStored) await givenBack(scope, reserved.place);
  }
}

/** False = what would come of it is no analysis, or the analysis has gone. */
async function store(scope: RequestScope, reserved: Reserved, path: AdvisedPath): Promise<boolean> {
  const { analysis, id, analysisId, zawodId } = reserved;
  // One that can't be read again would take the whole analysis with it.
  const longer = parseAnalysis({ ...analysis, sciezkiKariery: [...analysis.sciezkiKariery, path] });
  if (!longer.ok) return false;
  return commands.storePath(scope.writes(), { id, analysisId, zawodId, path: JSON.stringify(path) });
}
