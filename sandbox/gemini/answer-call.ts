// Answers one call of the model: checks it as Google does, takes the next plan, finds the recorded reply and sends it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GeminiCall } from './calls.ts';
import { chanceFrom } from './chance.ts';
import { CHARACTERS_PER_TOKEN } from './chunks.ts';
import { checkRequest } from './check-request.ts';
import { googleError, keyInAddress, missingKey, unknownModel, wrongKey } from './google-error.ts';
import type { GoogleError } from './google-error.ts';
import { MODELS } from './models.ts';
import { replyWith } from './misbehave.ts';
import type { Misbehaviour, Reply } from './misbehave.ts';
import { replyTo } from './replies.ts';
import { sendError, sendReply } from './send.ts';
import type { State } from './server.ts';

const ROUTE = /^\/(v1|v1beta)\/models\/([^/:]+):(generateContent|streamGenerateContent)$/;

export async function answerCall(
  request: IncomingMessage,
  url: URL,
  body: string,
  response: ServerResponse,
  state: State,
): Promise<void> {
  const [, apiVersion = '', model = '', method = ''] = ROUTE.exec(url.pathname) ?? [];
  const call: GeminiCall = {
    number: state.nextNumber,
    arrivedAt: Date.now(),
    method,
    model,
    apiVersion,
    headers: headersOf(request),
    body: parsed(body),
    prompt: '',
    misbehaviour: 'none',
    status: 200,
    charactersSent: 0,
    hanging: false,
    ended: 'running',
  };
  state.nextNumber += 1;
  state.calls.push(call);

  const refusal = refusalOf(request, url, call, state.apiKey);
  if (refusal !== null) return sendError(response, call, refusal);
  const known = MODELS.get(model);
  if (known === undefined) return sendError(response, call, unknownModel(model, apiVersion, method));
  const checked = checkRequest(body, known);
  if (!checked.ok) return sendError(response, call, checked.refusal);
  const { prompt, maxOutputTokens } = checked.request;

  const plan: Misbehaviour = state.plans.shift() ?? { kind: 'none' };
  Object.assign(call, { prompt, misbehaviour: plan.kind });
  const text = replyTo(prompt, plan.kind === 'last-candidates' ? 'last' : 'best');
  const reply = withinLimit(replyWith(text, plan, checked.request), maxOutputTokens);
  const chance = chanceFrom(prompt);
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    await sendReply({
      response,
      call,
      reply,
      chance,
      envelope: {
        model,
        responseId: responseId(prompt, call.number),
        promptTokens: Math.ceil(prompt.length / CHARACTERS_PER_TOKEN),
      },
      pace: () => state.pace,
      gone: AbortSignal.any([gone.signal, state.stopping.signal]),
    });
  } catch (fault) {
    if (!gone.signal.aborted && !state.stopping.signal.aborted) throw fault;
    call.ended = state.stopping.signal.aborted ? 'stopped' : 'client-gone';
  }
}

/** What a model is: asked by whoever wants to know whether it is there, and no call to it. */
export function answerModel(
  model: string,
  request: IncomingMessage,
  response: ServerResponse,
  { apiKey }: Pick<State, 'apiKey'>,
): void {
  const key = request.headers['x-goog-api-key'];
  const refusal =
    typeof key !== 'string' || key === ''
      ? missingKey()
      : apiKey !== null && key !== apiKey
        ? wrongKey()
        : MODELS.has(model)
          ? null
          : unknownModel(model, 'v1beta', 'generateContent');
  const body = refusal ?? { name: `models/${model}`, supportedGenerationMethods: ['generateContent'] };
  response.writeHead(refusal?.error.code ?? 200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

function refusalOf(
  request: IncomingMessage,
  url: URL,
  { apiVersion, model, method }: GeminiCall,
  apiKey: string | null,
): GoogleError | null {
  const key = request.headers['x-goog-api-key'];
  if (url.searchParams.has('key')) return keyInAddress();
  if (typeof key !== 'string' || key === '') return missingKey();
  if (apiKey !== null && key !== apiKey) return wrongKey();
  if (request.method !== 'POST' || method === '') return googleError(404);
  if (!MODELS.has(model)) return unknownModel(model, apiVersion, method);
  if (method === 'streamGenerateContent' && url.searchParams.get('alt') !== 'sse') {
    return googleError(400, 'The local Gemini streams server-sent events only: add alt=sse.');
  }
  return null;
}

/** Like the real model, it stops in mid-sentence when the tokens run out. */
function withinLimit(reply: Reply, maxOutputTokens: number | null): Reply {
  const limit = (maxOutputTokens ?? Infinity) * CHARACTERS_PER_TOKEN;
  if (reply.rushed || reply.text.length <= limit) return reply;
  return { ...reply, text: reply.text.slice(0, limit), finishReason: 'MAX_TOKENS' };
}

function responseId(prompt: string, number: number): string {
  const chance = chanceFrom(`${number} ${prompt}`);
  return Array.from({ length: 22 }, () => Math.floor(chance() * 36).toString(36)).join('');
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(
    headers.map(([name, value]) => [name, name === 'x-goog-api-key' ? 'present' : value]),
  );
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
