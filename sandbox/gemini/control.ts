// The control endpoints under /_sandbox/, for tests that run in another process than the local Gemini.
import type { ServerResponse } from 'node:http';
import { isObject } from './is-object.ts';
import { isMisbehaviour } from './misbehave.ts';
import type { LocalGemini } from './server.ts';

export function answerControl(
  method: string,
  path: string,
  body: string,
  response: ServerResponse,
  gemini: LocalGemini,
): void {
  const send = (status: number, value: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(JSON.stringify(value));
  };
  switch (`${method} ${path}`) {
    case 'GET /_sandbox/calls':
      return send(200, { calls: gemini.calls });
    case 'POST /_sandbox/reset':
      gemini.reset();
      return send(200, { ok: true });
    case 'POST /_sandbox/pace': {
      const pace = fieldOf(body, 'pace');
      if (typeof pace !== 'number' || !(pace > 0)) return send(400, { error: 'pace: a number above 0' });
      gemini.setPace(pace);
      return send(200, { ok: true });
    }
    case 'POST /_sandbox/misbehave': {
      const plans = fieldOf(body, 'plans');
      if (!Array.isArray(plans) || !plans.every(isMisbehaviour)) {
        return send(400, { error: 'plans: a list of { kind, … } (misbehave.ts)' });
      }
      gemini.misbehave(...plans);
      return send(200, { ok: true, queued: plans.length });
    }
    default:
      return send(404, { error: 'No such control endpoint.' });
  }
}

function fieldOf(body: string, name: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value[name] : undefined;
  } catch {
    return undefined;
  }
}
