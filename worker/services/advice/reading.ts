// Reading what a person wrote (docs/decisions.md 'Who reads what a person wrote'): by the model for somebody signed in, ten times a day, before
// anything is reserved; by the rules where the model is off, rests, or fails. Nothing of it is stored but the count and the cost.
import { readCareers } from '#content/careers.server.ts';
import { knownFacts } from '#domain/advice/known-facts.ts';
import type { ReadByRules, ReadingEvent } from '#domain/advice/reading/events.ts';
import { isSilent, joinedReadings } from '#domain/advice/reading/joined-readings.ts';
import { readByRules } from '#domain/advice/reading/read-by-rules.ts';
import { isAnswer } from '#domain/advice/answers-back.ts';
import type { Objection } from '#domain/advice/objections.ts';
import { withAnswersBack } from '#domain/advice/with-answers-back.ts';
import type { Reading } from '#domain/advice/reading/reading.ts';
import { READING_SETTINGS } from '#domain/advice/reading/prompt.ts';
import { isMinor } from '#domain/advice/gate/minor.ts';
import { appError } from '#domain/platform/messages.ts';
import { firstThree, strictConditions } from '#domain/advice/first-three.ts';
import { readStoredOrder } from '#domain/advice/stored-order.ts';
import { withoutDenied } from '#domain/advice/reading/kept-reading.ts';
import { type QuizAnswers, textsOf } from '#domain/advice/quiz/answers.ts';
import type { AnalysisOrder } from '#domain/advice/quiz/order-schema.ts';
import { latestOrder } from '#db/advice/queries/analyses.ts';
import { allObjections } from '#db/advice/queries/objections.ts';
import { spentOf } from '#db/desk/queries/model-calls.ts';
import { readByModel } from '../../generation/read-answers.ts';
import type { RequestScope } from '../../scope.ts';
import { eventStream } from '../../streams/of-events.ts';
import type { AccountState } from '../account/state.ts';
import { callsOf, ceilingBefore, payerOf, waitFor } from '../platform/model-ceiling.ts';
import { spend } from '../platform/quotas.ts';
import { confirmedReading } from './confirmed-reading.ts';
import { linesOf } from './objections.ts';
import { alarmRefusal, refuseCrisis } from './gate.ts';

/** The event stream, or the whole as JSON. Throws crisis, violence, no-session, too-many-requests, database-down; as JSON also minor. */
export async function readAnswers(
  scope: RequestScope,
  order: AnalysisOrder,
  { isStream }: { isStream: boolean },
): Promise<Response> {
  const { answers } = order;
  const { isGentle } = refuseCrisis(scope, textsOf(answers));
  const ceiling = ceilingBefore(scope, {
    model: scope.config.gemini?.readingModel ?? '',
    maxOutputTokens: READING_SETTINGS.maxOutputTokens,
  });
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const [accountState, [latest], denied, rows] = await Promise.all([
    scope.accountState(),
    scope.batch.ask((db) => latestOrder(db, session)),
    scope.batch.ask((db) => allObjections(db, session)),
    scope.batch.ask((db) => spentOf(db, ceiling?.unconfirmed ?? [])),
  ]);
  if (accountState === null) throw appError('no-session');
  const before = readBefore(latest?.quiz_answers, { answers, denied });
  const kept = linesOf(latest).filter(isAnswer);
  const isOff = accountState.switches['analyses-off'] !== undefined;
  const mayAsk = before === null && !isOff && waitFor(scope, accountState, { ceiling, rows }) === null;
  if (mayAsk && scope.config.gemini !== null)
    await spend(scope, { name: 'readingByPerson', subject: accountState.person.id });
  const asker = mayAsk ? accountState : null;
  const events = eventsOf(scope, order, { asker, before, kept, isGentle });
  if (isStream) return eventStream(events, (work) => scope.waitUntil(work));
  for await (const { event, data } of events) {
    if (event === 'done') return Response.json(data, { headers: { 'Cache-Control': 'private, no-store' } });
    if (event === 'failed') throw appError(data.code);
  }
  throw appError('internal');
}

/** What the person made of the same words for their last analysis, without what they have denied since; null = nothing. */
function readBefore(
  stored: string | undefined,
  { answers, denied }: { answers: QuizAnswers; denied: readonly Objection[] },
): Reading | null {
  const order = readStoredOrder(stored);
  if (order?.reading === undefined) return null;
  const wrote = (one: QuizAnswers) => textsOf(one).join('\n');
  return wrote(order.answers) === wrote(answers) ? withoutDenied(order.reading, denied) : null;
}

/**
 * `asker` null = the rules read, unless there is one from before. `kept`: conditions that were kept with the last analysis; they are shown
 * with the rest, so that what is confirmed holds.
 */
async function* eventsOf(
  scope: RequestScope,
  { answers, facts, isAdult }: AnalysisOrder,
  {
    asker,
    before,
    kept,
    isGentle,
  }: { asker: AccountState | null; before: Reading | null; kept: readonly Objection[]; isGentle: boolean },
): AsyncGenerator<ReadingEvent> {
  const careers = await readCareers();
  const { gemini } = scope.config;
  let read: Reading | null = null;
  if (asker !== null && gemini !== null) {
    const calls = callsOf(scope, gemini, { payer: payerOf(scope.config, asker) });
    read = yield* readByModel(gemini, { answers, careers }, calls);
    if (read !== null && isSilent(read)) read = null;
  }
  const byRules = () => readByRules(answers, careers);
  const found = before ?? (read === null ? byRules() : joinedReadings(read, byRules()));
  const { reading } = withAnswersBack({ answers, reading: found, denied: kept }, careers);
  const refusal = alarmRefusal(scope, reading.alarm, { isAdult });
  if (refusal !== null) {
    yield { event: 'failed', data: { code: refusal.code, error: refusal.message } };
    return;
  }
  const strict = strictConditions({ answers, facts: facts ?? {}, denied: [], reading }, careers);
  const by = read === null ? 'rules' : 'model';
  yield { event: 'done', data: { reading, by, isConfirmed: before !== null, strict, isGentle } };
}

/**
 * For anybody, without a model, and nothing of it is stored: what the rules read, or what was made of it, with the first three that follow
 * and the conditions that take the most away. Throws crisis, violence, minor.
 */
export async function readByRulesAlone(scope: RequestScope, order: AnalysisOrder): Promise<ReadByRules> {
  const { answers } = order;
  const { isGentle } = refuseCrisis(scope, textsOf(answers));
  const careers = await readCareers();
  const sent = await confirmedReading(order);
  const reading = sent ?? readByRules(answers, careers);
  // One that was sent says nothing of who wrote the answers.
  const alarm = sent !== null && isMinor(textsOf(answers), {}) ? 'minor' : reading.alarm;
  const refusal = alarmRefusal(scope, alarm, order);
  if (refusal !== null) throw refusal;
  const asked = { answers, facts: knownFacts(order.facts ?? {}, careers), denied: [], reading };
  const strict = strictConditions(asked, careers);
  return { reading, by: 'rules', isConfirmed: false, strict, isGentle, ...firstThree(asked, careers) };
}
