// Cuts a reply into Google's response chunks: uneven, but the same for the same seed.
import type { Chance } from './chance.ts';
import type { GoogleError } from './google-error.ts';
import type { Reply } from './misbehave.ts';

export const CHARACTERS_PER_TOKEN = 4;
/** What a model thinks before it writes; counted, and not shown. */
const THOUGHT_TOKENS = 512;

/** `characters` of the reply's text are in `payload`; the call counts what it has sent by them. */
export type Chunk = { payload: Record<string, unknown>; characters: number };

export type Envelope = { model: string; responseId: string; promptTokens: number };

type Part = { text: string; thought?: true };

export function chunksOf(reply: Reply, envelope: Envelope, chance: Chance): Chunk[] {
  if (reply.body === 'empty') return [];
  if (reply.body === 'no-candidates') return [chunk({}, 0, envelope, 0)];
  if (reply.body === 'blocked-prompt') {
    const promptFeedback = { blockReason: reply.blockReason, safetyRatings: ratings(true) };
    return [chunk({ promptFeedback }, 0, envelope, 0)];
  }
  const pieces = piecesOf(textUntilInterruption(reply), reply.rushed, chance);
  const whole = reply.interruption === null;
  let sent = 0;
  return pieces.map((text, at) => {
    sent += text.length;
    const isLast = whole && at === pieces.length - 1;
    const candidate = {
      ...(text === '' && reply.finishReason !== 'STOP' ? {} : { content: contentOf(text, reply) }),
      ...(isLast ? finishOf(reply) : {}),
      index: 0,
    };
    return chunk({ candidates: [candidate] }, text.length, envelope, sent);
  });
}

/** A non-streaming reply is the same content in one object; the parts stay apart only where the plan says so. */
export function wholeOf(reply: Reply, envelope: Envelope): Chunk | null {
  const [only, answer] = chunksOf({ ...reply, interruption: null, rushed: true }, envelope, () => 0);
  if (only === undefined || reply.body !== 'text') return only ?? null;
  const thoughts = reply.thoughts.map((text): Part => ({ text, thought: true }));
  const content = { role: 'model', parts: [...thoughts, ...contentOf(reply.text, reply).parts] };
  const hasContent = reply.text !== '' || reply.finishReason === 'STOP' || answer !== undefined;
  const candidate = { ...(hasContent ? { content } : {}), ...finishOf(reply), index: 0 };
  return chunk({ candidates: [candidate] }, reply.text.length, envelope, reply.text.length);
}

/** At the interruption: an error object in the middle of the stream. */
export function errorChunk(error: GoogleError): Chunk {
  return { payload: error, characters: 0 };
}

function textUntilInterruption(reply: Reply): string {
  return reply.interruption === null ? reply.text : reply.text.slice(0, reply.interruption.after);
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

function contentOf(text: string, { partsPerChunk }: Reply): { role: 'model'; parts: Part[] } {
  const characters = [...text];
  const size = Math.max(1, Math.ceil(characters.length / partsPerChunk));
  const parts: Part[] = [];
  for (let at = 0; at < characters.length; at += size) {
    parts.push({ text: partsPerChunk === 1 ? text : characters.slice(at, at + size).join('') });
  }
  return { role: 'model', parts: parts.length === 0 ? [{ text: '' }] : parts };
}

/** A part that is no text of the reply. */
export function thoughtChunk(thought: string, envelope: Envelope): Chunk {
  const content = { role: 'model', parts: [{ text: thought, thought: true }] };
  return chunk({ candidates: [{ content, index: 0 }] }, 0, envelope, 0);
}

function finishOf({ finishReason }: Reply): Record<string, unknown> {
  const safety = finishReason === 'SAFETY' ? { safetyRatings: ratings(true) } : {};
  return { finishReason, ...safety };
}

function ratings(blocked: boolean): Record<string, unknown>[] {
  return [{ category: 'HARM_CATEGORY_DANGEROUS_CONTENT', probability: 'HIGH', blocked }];
}

function chunk(
  content: Record<string, unknown>,
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
    promptTokensDetails: [{ modality: 'TEXT', tokenCount: promptTokens }],
  };
  return { payload: { ...content, usageMetadata, modelVersion: model, responseId }, characters };
}
