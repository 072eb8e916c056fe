// A local Gemini: Google's REST interface for text on loopback, with recorded replies at a real model's pace,
// refusals of what the real one refuses, and misbehaviour on demand. The unmodified SDK talks to it. Used by `npm start` and by the tests.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { answerCall, answerModel, type GeminiCall } from './answer-call.ts';
import { googleError, isObject, parsed } from './google-error.ts';
import { isMisbehaviour, type Plan } from './misbehave.ts';

export type { Misbehaviour, Plan } from './misbehave.ts';

type GeminiOptions = {
  /** 0 = any free port. */
  port: number;
  /** 1 = as fast as a real model, 20 = twenty times as fast. */
  pace?: number;
  /** The only key that is accepted; without it any key will do. */
  apiKey?: string;
};

export type LocalGemini = {
  url: string;
  /** Oldest first; the same array until `reset`, live while a call runs. */
  readonly calls: GeminiCall[];
  setPace: (pace: number) => void;
  /** One plan for each of the next calls of its kind; after them it behaves again. */
  misbehave: (...plans: Plan[]) => void;
  /** Forgets calls and plans, and gives the first pace back. Running replies go on. */
  reset: () => void;
  stop: () => Promise<void>;
};

export type State = {
  calls: GeminiCall[];
  plans: Plan[];
  pace: number;
  apiKey: string | null;
  stopping: AbortController;
};

export async function startGemini(options: GeminiOptions): Promise<LocalGemini> {
  const { port, pace = 1, apiKey = null } = options;
  const state: State = { calls: [], plans: [], pace, apiKey, stopping: new AbortController() };
  const server = createServer((request, response) => {
    void handle(request, response, gemini, state);
  });
  const gemini: LocalGemini = {
    url: '',
    get calls() {
      return state.calls;
    },
    setPace: (newPace) => {
      if (!(newPace > 0)) throw new RangeError('The pace must be a number above 0.');
      state.pace = newPace;
    },
    misbehave: (...plans) => void state.plans.push(...plans),
    reset: () => void Object.assign(state, { calls: [], plans: [], pace }),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      state.stopping.abort();
      server.closeAllConnections();
      await closed;
    },
  };
  gemini.setPace(pace);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  gemini.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gemini;
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  gemini: LocalGemini,
  state: State,
): Promise<void> {
  response.socket?.setNoDelay(true);
  const url = new URL(request.url ?? '/', gemini.url);
  const send = ({ status, body }: Answer): void => {
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(JSON.stringify(body));
  };
  try {
    const body = await readText(request);
    const [, asked] = /^\/v1beta\/models\/([^/:]+)$/.exec(url.pathname) ?? [];
    const [, endpoint] = /^\/_sandbox\/(\w+)$/.exec(url.pathname) ?? [];
    if (endpoint !== undefined) return send(answerControl(endpoint, body, gemini));
    if (request.method === 'GET' && asked !== undefined) return send(answerModel(asked, request, state));
    await answerCall(request, url, body, response, state);
  } catch (fault) {
    // A client that left in mid-request is no fault of ours; anything else is a bug to be seen.
    if (response.destroyed || request.destroyed) return;
    console.error(fault);
    if (response.headersSent) response.end();
    else send({ status: 500, body: googleError(500) });
  }
}

// The levers by hand: `curl -d '{"plans":[{"kind":"think","ms":9000}]}' http://127.0.0.1:9099/_sandbox/misbehave`.
type Answer = { status: number; body: unknown };

function answerControl(endpoint: string, body: string, gemini: LocalGemini): Answer {
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
