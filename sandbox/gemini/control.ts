// The levers by hand: `curl -d '{"plans":[{"kind":"think","ms":9000}]}' http://127.0.0.1:9099/_sandbox/misbehave`.
import { isObject, parsed } from './json.ts';
import { isMisbehaviour } from './misbehave.ts';
import type { LocalGemini } from './server.ts';

export type Answer = { status: number; body: unknown };

export function answerControl(endpoint: string, body: string, gemini: LocalGemini): Answer {
  const told = parsed(body === '' ? '{}' : body);
  const { pace, plans } = isObject(told) ? told : {};
  if (endpoint === 'calls') return { status: 200, body: { calls: gemini.calls } };
  if (endpoint === 'reset') gemini.reset();
  else if (endpoint === 'pace' && typeof pace === 'number' && pace > 0) gemini.setPace(pace);
  else if (endpoint === 'misbehave' && Array.isArray(plans) && plans.every(isMisbehaviour))
    gemini.misbehave(...plans);
  else
    return {
      status: 400,
      body: { error: 'calls, reset, pace { pace } or misbehave { plans } (misbehave.ts)' },
    };
  return { status: 200, body: { ok: true } };
}
