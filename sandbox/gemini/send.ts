// Carries out a reply on the wire: at a model's pace, chunk by chunk, and broken where the plan says so.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GeminiCall } from './answer-call.ts';
import { CHARACTERS_PER_TOKEN, chunksOf, thoughtChunk } from './chunks.ts';
import type { Chance, Chunk, Envelope } from './chunks.ts';
import type { GoogleError } from './google-error.ts';
import type { Reply } from './misbehave.ts';

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

export async function sendReply(sending: Sending): Promise<void> {
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
  for (const chunk of chunksOf(reply, envelope, chance)) {
    await writeChunk(sending, chunk);
    await pause(sending, chunk.characters);
  }
  const how = reply.interruption?.how;
  if (how === 'hang') return hang(call, gone);
  if (how === 'cut') return cut(response, call);
  // An error in the middle of the stream is an object like any other.
  if (how !== undefined) await writeChunk(sending, { payload: how, characters: 0 });
  call.ended = how === undefined ? 'finished' : 'error';
  response.end();
}

export function sendError(response: ServerResponse, call: GeminiCall, error: GoogleError): void {
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
