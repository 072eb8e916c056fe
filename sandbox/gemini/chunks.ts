// Cuts a reply into Google's response chunks: uneven, but the same for the same seed.
import type { Reply } from './misbehave.ts';

export const CHARACTERS_PER_TOKEN = 4;
/** What a model thinks before it writes; counted, and not shown. */
const THOUGHT_TOKENS = 512;

/** `characters` of the reply's text are in `payload`; the call counts what it has sent by them. */
export type Chunk = { payload: object; characters: number };

export type Envelope = { model: string; responseId: string; promptTokens: number };

export function chunksOf(reply: Reply, envelope: Envelope, chance: Chance): Chunk[] {
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
export function thoughtChunk(thought: string, envelope: Envelope): Chunk {
  const content = { role: 'model', parts: [{ text: thought, thought: true }] };
  return chunk({ candidates: [{ content, index: 0 }] }, 0, envelope, 0);
}

/** 20 to 260 characters each, never inside a surrogate pair; an empty text is still one piece. */
function piecesOf(text: string, rushed: boolean, chance: Chance): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const size = rushed ? 65_536 : 20 + Math.floor(chance() ** 2 * 240);
    const cut = /[\uD800-\uDBFF]/.test(text.charAt(at + size - 1)) ? size + 1 : size;
    pieces.push(text.slice(at, at + cut));
    at += cut;
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
export type Chance = () => number;

/** Chance that repeats: the same seed text gives the same numbers (FNV-1a, then mulberry32). */
export function chanceFrom(seedText: string): Chance {
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
