// What a model writes for one person and their plan counts: a place is taken before the model is asked, and given back where nothing is kept.
// Anyone who waits is told then that what was counted comes back, or of helplines where the model saw danger.
import { AppError, type ErrorCode } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { ModelFault } from '../../adapters/gemini.ts';
import { logError } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';
import { eventStream } from '../../streams/of-events.ts';
import { alarmRefusal } from '../advice/gate.ts';

export type Failed = { event: 'failed'; data: { code: ErrorCode; error: string } };

export type PlaceEvent<Part, Done> = { event: 'part'; data: Part } | { event: 'done'; data: Done } | Failed;

export type Place = {
  /** In the log. */
  name: string;
  /** What is said where nothing came of it. */
  failed: string;
  /** Where nothing more may be spent in the month. */
  rests: string;
  /** May be repeated. */
  giveBack(): Promise<unknown>;
};

/** `done`: what is kept; null = nobody is there to keep it for. */
export type Placed<Part, Done> = { kind: 'part'; part: Part } | { kind: 'kept'; done: Done | null };

/** Also where the taking fails: it may have been taken and only the response lost. */
export async function takenOrGivenBack<Taken>(
  scope: RequestScope,
  place: Place,
  taking: Promise<Taken>,
): Promise<Taken> {
  try {
    return await taking;
  } catch (error) {
    void givenBack(scope, place);
    throw error;
  }
}

/** What is written in a place that was taken, as events. Anyone who leaves before the end has got nothing that is kept. */
export async function* writtenInPlace<Part, Done>(
  scope: RequestScope,
  place: Place,
  written: AsyncIterable<Placed<Part, Done>>,
): AsyncGenerator<PlaceEvent<Part, Done>> {
  let isKept = false;
  try {
    for await (const one of written) {
      if (one.kind === 'part') yield { event: 'part', data: one.part };
      else {
        isKept = one.done !== null;
        yield one.done === null ? failed(place.failed) : { event: 'done', data: one.done };
      }
    }
  } catch (error) {
    yield failureOf(scope, error, place);
  } finally {
    if (!isKept) void givenBack(scope, place);
  }
}

export function givenBack(scope: RequestScope, { name, giveBack }: Place): Promise<void> {
  const given = giveBack().then(
    () => {},
    (error: unknown) => logError(`${name}-give-back`, error),
  );
  scope.waitUntil(given);
  return given;
}

/** For anyone who reads it as it is written. Throws what refuses it. */
export async function streamed(
  scope: RequestScope,
  events: Promise<AsyncGenerator<PlaceEvent<unknown, unknown>>>,
): Promise<Response> {
  return eventStream(await events, (work) => scope.waitUntil(work));
}

/** What it is done with, for anyone who waits for the whole. Throws what it failed for. */
export async function doneOf<Done>(
  events: Promise<AsyncGenerator<PlaceEvent<unknown, Done>>>,
): Promise<Done> {
  for await (const one of await events) {
    if (one.event === 'failed') throw new AppError(one.data.code, one.data.error);
    if (one.event === 'done') return one.data;
  }
  throw appError('internal');
}

export function failed(error: string): Failed {
  return { event: 'failed', data: { code: 'internal', error } };
}

export function failureOf(scope: RequestScope, error: unknown, place: Place): Failed {
  const code = error instanceof ModelFault ? error.failure.code : null;
  if (code === null) logError(place.name, error);
  if (code !== 'crisis') return failed(code === 'model-rests' ? place.rests : place.failed);
  const refusal = alarmRefusal(scope, 'crisis', { isAdult: true }) ?? appError('crisis');
  return { event: 'failed', data: { code: refusal.code, error: refusal.message } };
}
