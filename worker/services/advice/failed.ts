// What whoever waits is told where the model writes nothing for them: helplines where it saw danger, else that what was counted comes back.
import { AppError, type ErrorCode } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { ModelFault } from '../../adapters/gemini.ts';
import { logError } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';
import { alarmRefusal } from './gate.ts';

export type Failed = { event: 'failed'; data: { code: ErrorCode; error: string } };

export function failed(error: string): Failed {
  return { event: 'failed', data: { code: 'internal', error } };
}

/** What it is done with, for whoever waits for the whole. Throws what it failed for, `lost` if it said neither. */
export async function doneOf<Done>(
  events: AsyncIterable<{ event: 'part'; data: unknown } | { event: 'done'; data: Done } | Failed>,
  lost: string,
): Promise<Done> {
  for await (const one of events) {
    if (one.event === 'failed') throw new AppError(one.data.code, one.data.error);
    if (one.event === 'done') return one.data;
  }
  throw new AppError('internal', lost);
}

/** `name`: in the log, of what isn't the model's. `rests`: where nothing more may be spent in the month. */
export function failureOf(
  scope: RequestScope,
  error: unknown,
  words: { name: string; failed: string; rests: string },
): Failed {
  const code = error instanceof ModelFault ? error.failure.code : null;
  if (code === null) logError(words.name, error);
  if (code !== 'crisis') return failed(code === 'model-rests' ? words.rests : words.failed);
  const refusal = alarmRefusal(scope, 'crisis', { isAdult: true }) ?? appError('crisis');
  return { event: 'failed', data: { code: refusal.code, error: refusal.message } };
}
