// Carries out a reply on the wire: at a model's pace, chunk by chunk, and broken where the plan says so.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GeminiCall } from './calls.ts';
import type { Chance } from './chance.ts';
import { CHARACTERS_PER_TOKEN, chunksOf, errorChunk, thoughtChunk, wholeOf } from './chunks.ts';
import type { Chunk, Envelope } from './chunks.ts';
import type { GoogleError } from './google-error.ts';
import type { Reply } from './misbehave.ts';

export type Sending = {
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

const SLOWEST_TOKENS_PER_SECOND = 80;
const FASTEST_TOKENS_PER_SECOND = 150;

export async function sendReply(sending: Sending): Promise<void> {
  const { call, reply, response, gone, chance } = sending;
  if (reply.error !== null) return sendError(response, call, reply.error);
  if (reply.hang === 'headers') return hang(call, gone);
  const streams = call.method === 'streamGenerateContent';
  if (reply.hang === 'first-byte') {
    writeHead(response, streams);
    response.flushHeaders();
    return hang(call, gone);
  }
  const thinkingMs = reply.firstByteMs ?? (400 + chance() * 500) / sending.pace();
  if (streams && reply.thoughts.length > 0) return sendStream(sending, thinkingMs);
  await sleep(thinkingMs, undefined, { signal: gone });
  return streams ? sendStream(sending, 0) : sendWhole(sending);
}

export function sendError(response: ServerResponse, call: GeminiCall, error: GoogleError): void {
  call.status = error.error.code;
  call.ended = 'error';
  response.writeHead(error.error.code, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(error, null, 2));
}

/** Where its thoughts are told, it thinks on the wire; else it is silent until it writes. */
async function sendStream(sending: Sending, thinkingMs: number): Promise<void> {
  const { response, reply, call, envelope, chance, gone } = sending;
  writeHead(response, true);
  response.flushHeaders();
  for (const thought of reply.thoughts) {
    await writeChunk(sending, thoughtChunk(thought, envelope));
    await sleep(thinkingMs / reply.thoughts.length, undefined, { signal: gone });
  }
  for (const chunk of chunksOf(reply, envelope, chance)) {
    await writeChunk(sending, chunk);
    await pause(sending, chunk.characters);
  }
  if (reply.interruption === null) return finish(response, call);
  const { how } = reply.interruption;
  if (how === 'hang') return hang(call, gone);
  if (how === 'cut') return cut(response, call);
  await writeChunk(sending, errorChunk(how));
  call.ended = 'error';
  response.end();
}

/** The whole reply takes as long as its stream would. What breaks a stream breaks the body at the same share. */
async function sendWhole(sending: Sending): Promise<void> {
  const { response, reply, call, envelope, gone } = sending;
  const whole = wholeOf(reply, envelope);
  const characters = reply.interruption?.after ?? whole?.characters ?? 0;
  for (let waited = 0; waited < characters; waited += 200) {
    await pause(sending, Math.min(200, characters - waited));
  }
  const how = reply.interruption?.how;
  if (typeof how === 'object') return sendError(response, call, how);
  const body = whole === null ? '' : JSON.stringify(whole.payload, null, 2);
  writeHead(response, false);
  call.charactersSent = how === undefined ? reply.text.length : Math.min(characters, body.length);
  await writeBytes(sending, how === undefined ? body : body.slice(0, characters));
  if (how === 'hang') return hang(call, gone);
  if (how === 'cut') return cut(response, call);
  finish(response, call);
}

async function writeChunk(sending: Sending, { payload, characters }: Chunk): Promise<void> {
  await writeBytes(sending, `data: ${JSON.stringify(payload)}\r\n\r\n`);
  sending.call.charactersSent += characters;
}

/** With `splitBytes` the first multi-byte letter of each chunk is torn apart between two TCP writes. */
async function writeBytes({ response, reply, gone }: Sending, text: string): Promise<void> {
  gone.throwIfAborted();
  let bytes = Buffer.from(text);
  const letter = reply.splitBytes ? bytes.findIndex((byte: number) => byte >= 0xc0) : -1;
  if (letter >= 0) {
    response.write(bytes.subarray(0, letter + 1));
    bytes = bytes.subarray(letter + 1);
    await sleep(5, undefined, { signal: gone });
  }
  if (!response.write(bytes)) await once(response, 'drain', { signal: gone });
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

function finish(response: ServerResponse, call: GeminiCall): void {
  call.ended = 'finished';
  response.end();
}

function writeHead(response: ServerResponse, streams: boolean): void {
  response.writeHead(200, {
    'content-type': streams ? 'text/event-stream' : 'application/json; charset=UTF-8',
    'cache-control': 'private',
    'x-accel-buffering': 'no',
  });
}
