// A local Gemini: Google's REST interface for text on loopback, with recorded replies at a real model's pace,
// refusals of what the real one refuses, and misbehaviour on demand. The unmodified SDK talks to it. Used by `npm start` and by the tests.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { GeminiCall } from './calls.ts';
import { answerCall, answerModel } from './answer-call.ts';
import { answerControl } from './control.ts';
import { googleError } from './google-error.ts';
import type { Misbehaviour } from './misbehave.ts';

export type { GeminiCall } from './calls.ts';
export type { Misbehaviour } from './misbehave.ts';

export type GeminiOptions = {
  /** 0 = any free port. */
  port: number;
  host?: '127.0.0.1';
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
  /** One plan for each of the next calls; after them it behaves again. */
  misbehave: (...plans: Misbehaviour[]) => void;
  /** Forgets calls and plans, and gives the first pace back. Running replies go on. */
  reset: () => void;
  stop: () => Promise<void>;
};

export type State = {
  calls: GeminiCall[];
  plans: Misbehaviour[];
  pace: number;
  nextNumber: number;
  apiKey: string | null;
  stopping: AbortController;
};

export async function startGemini(options: GeminiOptions): Promise<LocalGemini> {
  const { port, host = '127.0.0.1', pace = 1, apiKey } = options;
  const state: State = {
    calls: [],
    plans: [],
    pace: checkedPace(pace),
    nextNumber: 1,
    apiKey: apiKey ?? null,
    stopping: new AbortController(),
  };
  const server = createServer((request, response) => {
    void handle(request, response, gemini, state);
  });
  const gemini: LocalGemini = {
    url: '',
    get calls() {
      return state.calls;
    },
    setPace: (newPace) => {
      state.pace = checkedPace(newPace);
    },
    misbehave: (...plans) => {
      state.plans.push(...plans);
    },
    reset: () => {
      Object.assign(state, { calls: [], plans: [], pace, nextNumber: 1 });
    },
    stop: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      state.stopping.abort();
      server.closeAllConnections();
      await closed;
    },
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  gemini.url = `http://${host}:${(server.address() as AddressInfo).port}`;
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
  try {
    const body = await readText(request);
    const asked = /^\/v1beta\/models\/([^/:]+)$/.exec(url.pathname)?.[1];
    if (request.method === 'GET' && asked !== undefined) return answerModel(asked, request, response, state);
    if (url.pathname.startsWith('/_sandbox/')) {
      answerControl(request.method ?? 'GET', url.pathname, body, response, gemini);
    } else {
      await answerCall(request, url, body, response, state);
    }
  } catch (fault) {
    // A client that left in mid-request is no fault of ours; anything else is a bug to be seen.
    if (response.destroyed || request.destroyed) return;
    console.error(fault);
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(googleError(500)));
  }
}

function checkedPace(pace: number): number {
  if (!Number.isFinite(pace) || pace <= 0) throw new RangeError('The pace must be a number above 0.');
  return pace;
}
