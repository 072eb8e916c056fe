// 'Co gdyby' of the current analysis (docs/decisions.md 'What if'): ranked by other conditions in one round trip, and, once its owner keeps
// them, from then on. What the plan may not see isn't in it.
import { readCareers } from '#content/careers.server.ts';
import { readPublicFacts } from '#content/public-facts.server.ts';
import { askedConditions, changesIn } from '#domain/advice/decide/changes.ts';
import { whatIf, type WhatIf } from '#domain/advice/decide/what-if.ts';
import type { ConditionChange } from '#domain/advice/condition-change.ts';
import { conditionsOf } from '#domain/advice/rank.ts';
import { unsaidHealthOf } from '#domain/advice/reading/health-conditions.ts';
import { withAnswersBack } from '#domain/advice/with-answers-back.ts';
import { AppError } from '#domain/platform/errors.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { appError } from '#domain/platform/messages.ts';
import { keepConditions } from '#db/advice/commands/objections.ts';
import { ownFacts } from '#db/advice/queries/facts.ts';
import type { RequestScope } from '../../scope.ts';
import { TOO_MANY } from './objections.ts';
import { readCurrent } from './whole-list.ts';

export type OwnWhatIf = {
  isWhole: boolean;
  hasAnalysis: boolean;
  /** Null = there is no analysis, or what it was ranked by isn't kept with it. */
  tried: WhatIf | null;
  /** What is tried says something of health, and nobody has agreed that it be kept. */
  needsConsent: boolean;
};

const NO_LIST = 'Nie ma jeszcze listy, do której można to zapamiętać.';
const NO_CONSENT =
  'Te warunki mówią coś o\u00a0zdrowiu, więc bez zgody ich nie zapamiętamy. Zaznacz zgodę pod listą warunków albo zdejmij je i\u00a0spróbuj ponownie.';

/** Null = no live session. */
export async function readWhatIf(scope: RequestScope, params: URLSearchParams): Promise<OwnWhatIf | null> {
  const [careers, book, own] = await Promise.all([
    readCareers(),
    readPublicFacts(dayInPoland(scope.now)),
    readOwn(scope),
  ]);
  if (own === null) return null;
  const { order, seen, analysisId, hasConsent } = own;
  const tried = order === null ? null : whatIf(order, seen, params, { careers, book });
  return {
    isWhole: seen.isWhole,
    hasAnalysis: analysisId !== null,
    tried,
    needsConsent: tried !== null && !hasConsent && saysOfHealth(tried.changes),
  };
}

/** Throws no-session; invalid where there is nothing to keep them with, or a consent is missing. */
export async function keepTried(
  scope: RequestScope,
  params: URLSearchParams,
  { consents }: { consents: boolean },
): Promise<void> {
  const [careers, own] = await Promise.all([readCareers(), readOwn(scope)]);
  const { session } = scope;
  if (own === null || session === null) throw appError('no-session');
  const { order, analysisId, hasConsent } = own;
  if (order === null || analysisId === null) throw new AppError('invalid', NO_LIST);
  const conditions = conditionsOf(withAnswersBack(order, careers), careers);
  const changes = changesIn(askedConditions(conditions, params));
  if (changes.length === 0) return;
  const isOfHealth = saysOfHealth(changes);
  if (isOfHealth && !hasConsent && !consents) throw new AppError('invalid', NO_CONSENT);
  const kept = { analysisId, changes, consentsToHealth: isOfHealth };
  if (!(await keepConditions(scope.writes(), session, kept))) throw new AppError('invalid', TOO_MANY);
}

async function readOwn(scope: RequestScope) {
  const { session, batch } = scope;
  if (session === null) return null;
  const [current, [facts]] = await Promise.all([
    readCurrent(scope),
    batch.ask((db) => ownFacts(db, session)),
  ]);
  if (current === null) return null;
  return { ...current, hasConsent: facts !== undefined && facts.healthConsentAt !== null };
}

function saysOfHealth(changes: readonly ConditionChange[]): boolean {
  const conditions = changes.flatMap(({ condition }) =>
    condition === null ? [] : [{ ...condition, quote: null }],
  );
  return unsaidHealthOf({ conditions }).length > 0;
}
