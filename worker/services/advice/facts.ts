// A person's facts: read with what they belong to, kept with an order or from /fakty, taken back (docs/decisions.md 'Facts').
import { readCareers } from '#content/careers.server.ts';
import { knownFacts } from '#domain/advice/known-facts.ts';
import { readFacts, saysOfHealth, withoutHealthLimits, type Facts } from '#domain/advice/facts.ts';
import { nextQuestion, type Question } from '#domain/advice/questions.ts';
import { appError } from '#domain/platform/messages.ts';
import {
  deleteFacts,
  keepFacts,
  withdrawHealthConsent,
  type FactsToKeep,
} from '#db/advice/commands/facts.ts';
import { analysesWithHealth, ownFacts } from '#db/advice/queries/facts.ts';
import type { RequestScope } from '../../scope.ts';
import { readCurrent } from './whole-list.ts';

type OwnFacts = {
  facts: Facts;
  hasHealthConsent: boolean;
  /** Limits of health are kept somewhere: beside the facts or with an analysis. */
  keepsHealth: boolean;
};

/** Null = no live session. */
export async function readOwnFacts(scope: RequestScope): Promise<OwnFacts | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [accountState, [row], analyses] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownFacts(db, session)),
    batch.ask((db) => analysesWithHealth(db, session)),
  ]);
  if (accountState === null) return null;
  const hasHealthConsent = row !== undefined && row.healthConsentAt !== null;
  return { facts: factsOfRow(row), hasHealthConsent, keepsHealth: hasHealthConsent || analyses.length > 0 };
}

export function factsOfRow(row: { facts: string } | undefined): Facts {
  return row === undefined ? {} : readFacts(JSON.parse(row.facts));
}

/** What of the facts may be kept: nothing that says something of health without the consent. */
export function factsToKeep(facts: Facts, healthConsent: boolean, now: number): Omit<FactsToKeep, 'now'> {
  const keepsHealth = healthConsent && saysOfHealth(facts);
  const kept = keepsHealth ? facts : withoutHealthLimits(facts);
  return {
    facts: Object.keys(kept).length === 0 ? null : JSON.stringify(kept),
    healthConsentAt: keepsHealth ? now : null,
  };
}

/** Throws `no-session`. */
export async function saveFacts(
  scope: RequestScope,
  { facts, healthConsent }: { facts: Facts; healthConsent: boolean },
): Promise<void> {
  const { session, now } = scope;
  if (session === null) throw appError('no-session');
  const known = knownFacts(facts, await readCareers());
  const kept = { ...factsToKeep(known, healthConsent, now), now };
  if (!(await keepFacts(scope.writes(), session, kept))) throw appError('no-session');
}

/** Throws `no-session`. */
export async function takeBackFacts(scope: RequestScope, what: 'all' | 'health'): Promise<void> {
  const { session, now } = scope;
  if (session === null) throw appError('no-session');
  const db = scope.writes();
  const isDone = await (what === 'all' ? deleteFacts(db, session) : withdrawHealthConsent(db, session, now));
  if (!isDone) throw appError('no-session');
}

// The question that would change the current list most (docs/decisions.md 'Questions that change the list').

/** `passed`: ids of questions that change nothing for this person. Null = nothing to ask, or no list. */
export async function readNextQuestion(
  scope: RequestScope,
  passed: readonly string[],
): Promise<Question | null> {
  const [careers, current] = await Promise.all([readCareers(), readCurrent(scope)]);
  const order = current?.order ?? null;
  return order === null ? null : nextQuestion(order, careers, passed);
}
