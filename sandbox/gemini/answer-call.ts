// Answers one call of the model: checks it as Google does, takes the next plan, finds the recorded reply and sends it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkRequest, MODELS } from './check-request.ts';
import {
  googleError,
  keyInAddress,
  missingKey,
  parsed,
  unknownModel,
  wrongKey,
  type GoogleError,
} from './google-error.ts';
import { replyWith, takePlan, type Misbehaviour, type Reply } from './misbehave.ts';
import { replyTo } from './replies.ts';
import type { State } from './server.ts';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

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

  const plan: Misbehaviour = takePlan(state.plans, prompt);
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

/** What a model is: asked by anyone who wants to know whether it is there, and no call to it. */
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

// Carries out a reply on the wire: at a model's pace, chunk by chunk, and broken where the plan says so.
type Sending = {
  response: ServerResponse;
  call: GeminiCall;
  reply: Reply;
  envelope: Envelope;
  chance: Chance;
  /** Read before every pause, so that a change counts at once. 1 = a real model's pace. */
  pace: () => number;
  /** Aborts when the client goes away or the server stops. */
  gone: AbortSignal;
};

const THOUGHT_EVERY_MS = 200;
const SLOWEST_TOKENS_PER_SECOND = 80;
const FASTEST_TOKENS_PER_SECOND = 150;

async function sendReply(sending: Sending): Promise<void> {
  const { call, reply, response, envelope, gone, chance, pace } = sending;
  if (reply.error !== null) return sendError(response, call, reply.error);
  if (reply.hang === 'headers') return hang(call, gone);
  const silentMs = reply.firstByteMs ?? (400 + chance() * 500) / pace();
  if (reply.hang === null) await sleep(silentMs, undefined, { signal: gone });
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'private' });
  response.flushHeaders();
  if (reply.hang === 'first-byte') return hang(call, gone);
  for (let leftMs = reply.thinksMs; leftMs > 0 && reply.thought !== null; leftMs -= THOUGHT_EVERY_MS) {
    await writeChunk(sending, thoughtChunk(reply.thought, envelope));
    await sleep(Math.min(THOUGHT_EVERY_MS, leftMs), undefined, { signal: gone });
  }
  for (const piece of chunksOf(reply, envelope, chance)) {
    await writeChunk(sending, piece);
    await pause(sending, piece.characters);
  }
  const how = reply.interruption?.how;
  if (how === 'hang') return hang(call, gone);
  if (how === 'cut') return cut(response, call);
  // An error in the middle of the stream is an object like any other.
  if (how !== undefined) await writeChunk(sending, { payload: how, characters: 0 });
  call.ended = how === undefined ? 'finished' : 'error';
  response.end();
}

function sendError(response: ServerResponse, call: GeminiCall, error: GoogleError): void {
  call.status = error.error.code;
  call.ended = 'error';
  response.writeHead(error.error.code, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(error, null, 2));
}

/** With `splitBytes` the first multi-byte letter of each chunk is torn apart between two TCP writes. */
async function writeChunk(
  { response, reply, call, gone }: Sending,
  { payload, characters }: Chunk,
): Promise<void> {
  gone.throwIfAborted();
  let bytes = Buffer.from(`data: ${JSON.stringify(payload)}\r\n\r\n`);
  const letter = reply.splitBytes ? bytes.findIndex((byte: number) => byte >= 0xc0) : -1;
  if (letter >= 0) {
    response.write(bytes.subarray(0, letter + 1));
    bytes = bytes.subarray(letter + 1);
    await sleep(5, undefined, { signal: gone });
  }
  if (!response.write(bytes)) await once(response, 'drain', { signal: gone });
  call.charactersSent += characters;
}

async function pause({ reply, chance, pace, gone }: Sending, characters: number): Promise<void> {
  if (reply.rushed || characters === 0) return;
  const range = FASTEST_TOKENS_PER_SECOND - SLOWEST_TOKENS_PER_SECOND;
  const tokensPerSecond = SLOWEST_TOKENS_PER_SECOND + chance() * range;
  const ms = (characters / CHARACTERS_PER_TOKEN / tokensPerSecond) * 1000;
  await sleep(ms / pace(), undefined, { signal: gone });
}

/** Until the client goes away: the abort is what ends it. */
async function hang(call: GeminiCall, gone: AbortSignal): Promise<void> {
  call.hanging = true;
  if (!gone.aborted) await once(gone, 'abort');
  gone.throwIfAborted();
}

/** A reset, not an orderly end, once what was written has left. */
async function cut(response: ServerResponse, call: GeminiCall): Promise<void> {
  await sleep(20);
  call.ended = 'cut';
  response.socket?.resetAndDestroy();
}

// Cuts a reply into Google's response chunks: uneven, but the same for the same seed.
const CHARACTERS_PER_TOKEN = 4;
/** What a model thinks before it writes; counted, and not shown. */
const THOUGHT_TOKENS = 512;

/** `characters` of the reply's text are in `payload`; the call counts what it has sent by them. */
type Chunk = { payload: object; characters: number };

type Envelope = { model: string; responseId: string; promptTokens: number };

function chunksOf(reply: Reply, envelope: Envelope, chance: Chance): Chunk[] {
  if (reply.body === 'empty') return [];
  if (reply.body === 'no-candidates') return [chunk({}, 0, envelope, 0)];
  if (reply.body === 'blocked-prompt') {
    return [chunk({ promptFeedback: { blockReason: reply.blockReason } }, 0, envelope, 0)];
  }
  const { interruption, finishReason } = reply;
  const pieces = piecesOf(reply.text.slice(0, interruption?.after), reply.rushed, chance);
  let sent = 0;
  return pieces.map((text, at) => {
    sent += text.length;
    const isLast = interruption === null && at === pieces.length - 1;
    const candidate = {
      ...(text === '' && finishReason !== 'STOP' ? {} : { content: contentOf(text, reply) }),
      ...(isLast ? { finishReason } : {}),
      index: 0,
    };
    return chunk({ candidates: [candidate] }, text.length, envelope, sent);
  });
}

/** A part that is no text of the reply. */
function thoughtChunk(thought: string, envelope: Envelope): Chunk {
  const content = { role: 'model', parts: [{ text: thought, thought: true }] };
  return chunk({ candidates: [{ content, index: 0 }] }, 0, envelope, 0);
}

/** 20 to 260 characters each, never inside a surrogate pair; an empty text is still one piece. */
function piecesOf(text: string, rushed: boolean, chance: Chance): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const size = rushed ? 65_536 : 20 + Math.floor(chance() ** 2 * 240);
    const end = /[\uD800-\uDBFF]/.test(text.charAt(at + size - 1)) ? size + 1 : size;
    pieces.push(text.slice(at, at + end));
    at += end;
  }
  return pieces.length === 0 ? [''] : pieces;
}

function contentOf(text: string, { partsPerChunk }: Reply): { role: 'model'; parts: { text: string }[] } {
  const characters = [...text];
  const size = Math.max(1, Math.ceil(characters.length / partsPerChunk));
  const parts: { text: string }[] = [];
  for (let at = 0; at < characters.length; at += size) {
    parts.push({ text: characters.slice(at, at + size).join('') });
  }
  return { role: 'model', parts: parts.length === 0 ? [{ text: '' }] : parts };
}

function chunk(
  content: object,
  characters: number,
  { model, responseId, promptTokens }: Envelope,
  sentCharacters: number,
): Chunk {
  const replyTokens = Math.ceil(sentCharacters / CHARACTERS_PER_TOKEN);
  const usageMetadata = {
    promptTokenCount: promptTokens,
    ...(replyTokens === 0 ? {} : { candidatesTokenCount: replyTokens }),
    thoughtsTokenCount: THOUGHT_TOKENS,
    totalTokenCount: promptTokens + replyTokens + THOUGHT_TOKENS,
  };
  return { payload: { ...content, usageMetadata, modelVersion: model, responseId }, characters };
}

/** Each call gives a number from 0 (inclusive) to 1 (exclusive). */
type Chance = () => number;

/** Chance that repeats: the same seed text gives the same numbers (FNV-1a, then mulberry32). */
function chanceFrom(seedText: string): Chance {
  let state = 0x811c9dc5;
  for (let at = 0; at < seedText.length; at += 1) {
    state = Math.imul(state ^ seedText.charCodeAt(at), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
