// Answers one call of the model: checks it as Google does, takes the next plan, finds the recorded reply and sends it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chanceFrom, CHARACTERS_PER_TOKEN } from './chunks.ts';
import { checkRequest } from './check-request.ts';
import { parsed } from './json.ts';
import { googleError, keyInAddress, missingKey, unknownModel, wrongKey } from './google-error.ts';
import type { GoogleError } from './google-error.ts';
import { replyWith } from './misbehave.ts';
import type { Misbehaviour, Reply } from './misbehave.ts';
import { MODELS } from './models.ts';
import { replyTo } from './replies.ts';
import { sendError, sendReply } from './send.ts';
import type { State } from './server.ts';

/** What is remembered of each call, for tests to look at. The key never is. */
export type GeminiCall = {
  model: string;
  /** The body as it came, parsed; undefined when it isn't JSON. */
  body: unknown;
  /** All the text the model would have read. */
  prompt: string;
  misbehaviour: Misbehaviour['kind'];
  status: number;
  /** Of the reply's text, as far as it was written. */
  charactersSent: number;
  hanging: boolean;
  ended: 'running' | 'finished' | 'error' | 'cut' | 'client-gone' | 'stopped';
};

const ROUTE = /^\/v1beta\/models\/([^/:]+):streamGenerateContent$/;

export async function answerCall(
  request: IncomingMessage,
  url: URL,
  body: string,
  response: ServerResponse,
  state: State,
): Promise<void> {
  const model = ROUTE.exec(url.pathname)?.[1] ?? '';
  const call: GeminiCall = {
    model,
    body: parsed(body),
    prompt: '',
    misbehaviour: 'none',
    status: 200,
    charactersSent: 0,
    hanging: false,
    ended: 'running',
  };
  state.calls.push(call);

  const known = MODELS.get(model);
  const refusal = url.searchParams.has('key') ? keyInAddress() : keyRefusal(request, state.apiKey);
  if (refusal !== null) return sendError(response, call, refusal);
  if (request.method !== 'POST' || model === '') return sendError(response, call, googleError(404));
  if (known === undefined) return sendError(response, call, unknownModel(model));
  const checked = checkRequest(call.body, known);
  if (!checked.ok) return sendError(response, call, checked.refusal);
  const { prompt, maxOutputTokens } = checked.request;

  const plan: Misbehaviour = state.plans.shift() ?? { kind: 'none' };
  Object.assign(call, { prompt, misbehaviour: plan.kind });
  const text = replyTo(prompt, plan.kind === 'last-candidates' ? 'last' : 'best');
  const reply = withinLimit(replyWith(text, plan, checked.request), maxOutputTokens);
  const chance = chanceFrom(prompt);
  const responseId = Array.from({ length: 22 }, () => Math.floor(chance() * 36).toString(36)).join('');
  const promptTokens = Math.ceil(prompt.length / CHARACTERS_PER_TOKEN);
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    await sendReply({
      response,
      call,
      reply,
      chance,
      envelope: { model, responseId, promptTokens },
      pace: () => state.pace,
      gone: AbortSignal.any([gone.signal, state.stopping.signal]),
    });
  } catch (fault) {
    if (!gone.signal.aborted && !state.stopping.signal.aborted) throw fault;
    call.ended = state.stopping.signal.aborted ? 'stopped' : 'client-gone';
  }
}

/** What a model is: asked by whoever wants to know whether it is there, and no call to it. */
export function answerModel(model: string, request: IncomingMessage, { apiKey }: Pick<State, 'apiKey'>) {
  const refusal = keyRefusal(request, apiKey) ?? (MODELS.has(model) ? null : unknownModel(model));
  const body = refusal ?? { name: `models/${model}`, supportedGenerationMethods: ['generateContent'] };
  return { status: refusal?.error.code ?? 200, body };
}

function keyRefusal(request: IncomingMessage, apiKey: string | null): GoogleError | null {
  const key = request.headers['x-goog-api-key'];
  if (typeof key !== 'string' || key === '') return missingKey();
  return apiKey !== null && key !== apiKey ? wrongKey() : null;
}

/** Like the real model, it stops in mid-sentence when the tokens run out. */
function withinLimit(reply: Reply, maxOutputTokens: number | null): Reply {
  const limit = (maxOutputTokens ?? Infinity) * CHARACTERS_PER_TOKEN;
  if (reply.rushed || reply.text.length <= limit) return reply;
  return { ...reply, text: reply.text.slice(0, limit), finishReason: 'MAX_TOKENS' };
}
