// The model, through @google/genai (docs/architecture.md 'Gemini'). What the SDK does not throw (blocks, limits, cut or empty replies) is
// thrown here as a ModelFault; success is text and a finish reason that doesn't forbid it.
import type { GenerateContentResponse } from '@google/genai';
import { FAILURES, upstreamFailure, type RunFailure } from '#domain/analysis/failures.ts';
import { providerWords } from '#domain/privacy/scrubbed-text.ts';
import { SAFETY_CATEGORIES, SAFETY_THRESHOLD, type Prompt } from '#domain/analysis/prompt.ts';
import type { GeminiConfig } from '../config.ts';
import { logError, logWarning } from '../log.ts';
import { startDeadlines, type Deadlines } from './deadlines.ts';

export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  readonly failure: RunFailure;
  /** A 5xx before any text: the one case that is tried again. */
  readonly mayRetry: boolean;

  constructor(failure: RunFailure, mayRetry = false) {
    super(failure.sentence);
    this.failure = failure;
    this.mayRetry = mayRetry;
  }
}

/** A reply that can't be used, with its text for development. */
export class ReplyFault extends ModelFault {
  readonly raw: string;

  constructor(failure: RunFailure, raw: string) {
    super(failure);
    this.raw = raw;
  }
}

/** What the model is asked, and how (the settings of the specification). */
export type ModelRequest = {
  model: string;
  prompt: Prompt;
  settings: {
    temperature: number;
    topK: number;
    topP: number;
    maxOutputTokens: number;
    responseMimeType: 'application/json' | 'text/plain';
    responseJsonSchema?: object;
  };
  /** Prose needs no long thoughts, which would count as tokens and as waiting. */
  thinksLittle?: boolean;
  /** How many times the usual the whole reply may take. */
  patience?: number;
};

const BLOCKED = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII']);

/** The reply's text as it arrives. Throws ModelFault. */
export async function* streamReply(config: GeminiConfig, request: ModelRequest): AsyncGenerator<string> {
  const deadlines = startDeadlines({ ...config, totalMs: config.totalMs * (request.patience ?? 1) });
  const ending: Ending = { finishReason: null, hasCandidates: false };
  try {
    for await (const chunk of await openStream(config, request, deadlines.signal)) {
      deadlines.sawChunk();
      const text = textOf(chunk, ending);
      if (text !== '') yield text;
    }
  } catch (error) {
    throw faultOf(error, deadlines);
  } finally {
    deadlines.stop();
  }
  refuseUnfinished(ending);
}

type Ending = { finishReason: string | null; hasCandidates: boolean };

async function openStream(config: GeminiConfig, request: ModelRequest, signal: AbortSignal) {
  const { GoogleGenAI, HarmBlockThreshold, HarmCategory, ThinkingLevel } = await import('@google/genai');
  const client = new GoogleGenAI({
    apiKey: config.apiKey,
    httpOptions: {
      apiVersion: 'v1beta',
      // Ours is the only retry: exactly one, and only where it is safe.
      retryOptions: { attempts: 1 },
      ...(config.baseUrl === null ? {} : { baseUrl: config.baseUrl }),
    },
  });
  return client.models.generateContentStream({
    model: request.model,
    contents: [{ role: 'user', parts: [{ text: request.prompt.user }] }],
    config: {
      ...request.settings,
      systemInstruction: request.prompt.system,
      ...(request.thinksLittle === true ? { thinkingConfig: { thinkingLevel: ThinkingLevel.LOW } } : {}),
      safetySettings: SAFETY_CATEGORIES.map((category) => ({
        category: HarmCategory[category],
        threshold: HarmBlockThreshold[SAFETY_THRESHOLD],
      })),
      abortSignal: signal,
    },
  });
}

function textOf(chunk: GenerateContentResponse, ending: Ending): string {
  if (chunk.promptFeedback?.blockReason !== undefined) throw new ModelFault(FAILURES.blocked);
  const candidate = chunk.candidates?.[0];
  if (candidate === undefined) return '';
  ending.hasCandidates = true;
  if (candidate.finishReason !== undefined) ending.finishReason = candidate.finishReason;
  const parts = candidate.content?.parts ?? [];
  return parts.map((part) => (part.thought === true ? '' : (part.text ?? ''))).join('');
}

// An unknown finish reason passes: whether the reply is any good, the validator decides.
function refuseUnfinished({ finishReason, hasCandidates }: Ending): void {
  if (!hasCandidates) throw new ModelFault(FAILURES.noData);
  if (finishReason === null) throw new ModelFault(FAILURES.cut);
  if (BLOCKED.has(finishReason)) throw new ModelFault(FAILURES.blocked);
  if (finishReason === 'MAX_TOKENS') throw new ModelFault(FAILURES.limit);
}

function faultOf(error: unknown, deadlines: Deadlines): ModelFault {
  if (error instanceof ModelFault) return error;
  if (deadlines.passed) return new ModelFault(FAILURES.silent);
  const status = statusOf(error);
  if (status === null) {
    logError('gemini', error, { status });
    return new ModelFault(FAILURES.cut);
  }
  logWarning('gemini', providerWords(upstreamMessage(error)), { status });
  const mayRetry = status >= 500 && !deadlines.hasSeenChunk;
  return new ModelFault(upstreamFailure(status), mayRetry);
}

// By shape, not by class: the SDK's class would have to be imported before it is needed.
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}

function upstreamMessage(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const quoted = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(error.message)?.[1];
  if (quoted === undefined) return error.message.startsWith('{') ? '' : error.message;
  return quoted.replace(/\\./g, ' ');
}
