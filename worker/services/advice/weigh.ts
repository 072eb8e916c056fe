// 'Zważ ścieżki po swojemu' (docs/decisions.md 'Weigh it up'): kept with the current analysis, one at a time. It needs no more of an analysis
// than the names of its paths, which every plan sees. What is written in one's own words is looked at for danger first, and then nothing is
// kept.
import { readStoredAnalysis } from '#domain/advice/analysis/schema.ts';
import {
  faultIn,
  NO_DECISION,
  ownWords,
  readDecision,
  type Decision,
} from '#domain/advice/decide/decision.ts';
import { parsedJson } from '#domain/advice/stored-order.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import * as commands from '#db/advice/commands/decisions.ts';
import { currentAnalysis } from '#db/advice/queries/analyses.ts';
import { decisionOfCurrent } from '#db/advice/queries/decisions.ts';
import type { RequestScope } from '../../scope.ts';
import { writeOwn } from '../account/own-write.ts';
import { refuseCrisis } from './gate.ts';

const CHANGED =
  'Zapisane jest już coś nowszego, na przykład z\u00a0innej karty. Poniżej masz to, co wpisujesz tutaj: zapisz jeszcze raz, żeby zastąpiło tamto, albo otwórz stronę od nowa, żeby zobaczyć tamto.';
const OTHER_ANALYSIS =
  'Masz już nowszą analizę, z\u00a0innymi ścieżkami. Poniżej zostają Twoje kryteria – wybierz do nich ścieżki.';

export type OwnDecision = {
  analysisId: string;
  /** Of all paths, by their places. */
  names: string[];
  decision: Decision;
  /** 0 = nothing is kept yet. */
  version: number;
};

/** Null = no live session; 'none' = no analysis that can be read. */
export async function readOwnDecision(scope: RequestScope): Promise<OwnDecision | 'none' | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [accountState, [current], [kept]] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => currentAnalysis(db, session)),
    batch.ask((db) => decisionOfCurrent(db, session)),
  ]);
  if (accountState === null) return null;
  const analysis = readStoredAnalysis(current?.analysis);
  if (current === undefined || analysis === null) return 'none';
  return {
    analysisId: current.id,
    names: analysis.sciezkiKariery.map(({ nazwa }) => nazwa),
    decision: storedDecision(kept),
    version: kept?.version ?? 0,
  };
}

export function storedDecision(row: { decision: string } | undefined): Decision {
  return row === undefined ? NO_DECISION : readDecision(parsedJson(row.decision));
}

type DecisionOrder = { analysisId: string; version: number; decision: Decision };

/** Throws crisis, violence, invalid, no-session, changed, not-found. */
export async function keepDecision(scope: RequestScope, order: DecisionOrder): Promise<void> {
  const { session } = scope;
  const { decision } = order;
  refuseCrisis(scope, ownWords(decision));
  const fault = faultIn(decision);
  if (fault !== null) throw new AppError('invalid', fault);
  if (session === null) throw appError('no-session');
  const made = { ...order, decision: JSON.stringify(decision) };
  const { isSignedIn, isCurrent, isKept } = await commands.keepDecision(scope.writes(), session, made);
  if (!isSignedIn) throw appError('no-session');
  if (!isCurrent) throw new AppError('not-found', OTHER_ANALYSIS);
  if (!isKept) throw new AppError('changed', CHANGED);
}

/** Throws no-session. */
export async function forgetDecision(scope: RequestScope, analysisId: string): Promise<void> {
  await writeOwn(scope, (db, session) => commands.forgetDecision(db, session, analysisId));
}
