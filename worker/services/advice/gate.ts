// What is settled before an analysis costs anything (docs/decisions.md 'The gate'): somebody in crisis, a pupil, too little to go by,
// limits that leave nothing. Of the text nothing is stored or logged; a row counts that it happened, and names nobody. Opened when it
// is asked: rule and word lists are nothing that a page waits for.
import { readCareers } from '#content/careers.server.ts';
import { withAnswersBack } from '#domain/advice/with-answers-back.ts';
import { knownFacts } from '#domain/advice/known-facts.ts';
import { gate, type GateFacts, tooStrictSentence } from '#domain/advice/gate.ts';
import { helpFor } from '#domain/advice/gate/alarm.ts';
import type { Heard } from '#domain/advice/gate/crisis.ts';
import type { Facts } from '#domain/advice/facts.ts';
import type { Objection } from '#domain/advice/objections.ts';
import type { AlarmCode } from '#domain/advice/reading/events.ts';
import type { Alarm, Reading } from '#domain/advice/reading/reading.ts';
import { rank } from '#domain/advice/rank.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError, MESSAGES } from '#domain/platform/messages.ts';
import type { MetricName } from '#domain/platform/metrics.ts';
import { type QuizAnswers, textsOf } from '#domain/advice/quiz/answers.ts';
import type { AnalysisOrder } from '#domain/advice/quiz/order-schema.ts';
import { insertMetric } from '#db/desk/commands/observability.ts';
import { afterResponse } from '../../after-response.ts';
import type { RequestScope } from '../../scope.ts';

/** What is known of somebody beside the order: what they denied, and what they confirmed. */
type Known = { denied?: readonly Objection[]; reading?: Reading | null };

type Asked = Pick<AnalysisOrder, 'answers' | 'isAdult'>;

/** The call of its own, before anybody is asked to sign in: asks no database. Throws like `refuseAtGate`. */
export async function checkAtGate(scope: RequestScope, order: AnalysisOrder): Promise<void> {
  refuseCrisis(scope, textsOf(order.answers));
  await refuseAtGate(scope, order, order.facts ?? {});
}

/**
 * Before anything else is looked at: helplines come first, whatever the plan allows. Throws `crisis`, `violence`. Returns whether the gentle
 * line belongs beside what goes on.
 */
export function refuseCrisis(
  scope: RequestScope,
  texts: readonly string[],
  heard: Heard = {},
): { isGentle: boolean } {
  const help = helpFor(texts, heard);
  if (help === 'gentle' || help === 'none') return { isGentle: help === 'gentle' };
  note(scope, 'gate_crisis');
  throw appError(help);
}

/** After `refuseCrisis`; `denied`: as the run will rank, since work done that is denied makes ways longer. Returns the facts, of what our tables know. Throws `minor`, `age-unknown`, `too-little`, `limits-too-strict`. */
export async function refuseAtGate(
  scope: RequestScope,
  { answers, isAdult }: Asked,
  given: Facts,
  { denied = [], reading = null }: Known = {},
): Promise<Facts> {
  const result = gate(answers, gateFacts(given, isAdult));
  if (result.kind === 'minor') {
    if (result.mayBeOfAge) throw appError('age-unknown');
    note(scope, 'gate_minor');
    throw appError('minor');
  }
  if (result.kind === 'too-little') {
    note(scope, 'gate_too_little');
    throw new AppError('too-little', MESSAGES['too-little'], null, result.questions);
  }
  const { facts, sentence } = await ranked(answers, given, { denied, reading });
  if (sentence !== null) throw new AppError('limits-too-strict', sentence);
  return facts;
}

/** The facts, of what our tables know, where the gate has nothing against them; null = it has. Nothing is counted. */
export async function passedFacts(
  { answers, isAdult }: Asked,
  given: Facts,
  reading: Reading | null,
): Promise<Facts | null> {
  if (gate(answers, gateFacts(given, isAdult)).kind !== 'ok') return null;
  const { facts, sentence } = await ranked(answers, given, { reading });
  return sentence === null ? facts : null;
}

function gateFacts(given: Facts, isAdult: boolean): GateFacts {
  return isAdult ? { ...given, adult: true } : given;
}

async function ranked(answers: QuizAnswers, given: Facts, { denied = [], reading = null }: Known) {
  const careers = await readCareers();
  const facts = knownFacts(given, careers);
  const asked = { answers, facts, denied, ...(reading !== null && { reading }) };
  return { facts, sentence: tooStrictSentence(rank(withAnswersBack(asked, careers), careers)) };
}

/**
 * What the model that reads saw in the answers, as the gate says it; null = nothing, or a youth that the person has answered for. Counted
 * like the gate's own.
 */
export function alarmRefusal(
  scope: RequestScope,
  alarm: Alarm,
  { isAdult }: Pick<AnalysisOrder, 'isAdult'>,
): (AppError & { code: AlarmCode }) | null {
  if (alarm === 'none' || (alarm === 'minor' && isAdult)) return null;
  note(scope, alarm === 'minor' ? 'gate_minor' : 'gate_crisis');
  return Object.assign(appError(alarm), { code: alarm });
}

function note(scope: RequestScope, name: MetricName): void {
  const metric = { name, value: 1, userId: null, timestamp: scope.now };
  afterResponse(scope, null, () => insertMetric(scope.writes(), metric));
}
