// The model, through @google/genai (docs/architecture.md 'Gemini'). What the SDK does not throw (blocks, limits, cut or empty replies) is
// thrown here as a ModelFault; success is text and a finish reason that doesn't forbid it.
import type { GenerateContentResponse } from '@google/genai';
import { FAILURES, upstreamFailure, type RunFailure } from '#domain/analysis/failures.ts';
import { providerWords } from '#domain/privacy/scrubbed-text.ts';
import { SAFETY_CATEGORIES, SAFETY_THRESHOLD, type Prompt } from '#domain/analysis/prompt.ts';
import type { Tokens } from '#domain/model-cost/prices.ts';
import type { GeminiConfig } from '../config.ts';
import { logError, logWarning } from '../log.ts';
import { startDeadlines, type Deadlines } from './deadlines.ts';

export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  readonly failure: RunFailure;
  /** A 5xx before any text: the one case that is tried again. */
  readonly mayRetry: boolean;
  /** What the provider answered, as an HTTP status; null = nothing, or no error. */
  readonly status: number | null;

  constructor(failure: RunFailure, mayRetry = false, status: number | null = null) {
    super(failure.sentence);
    this.failure = failure;
    this.mayRetry = mayRetry;
    this.status = status;
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
  purpose: 'analysis' | 'structure' | 'lesson';
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

export type CallEnd = {
  /** As the provider last counted them, thoughts among the output; null = it didn't. */
  tokens: Tokens | null;
  /** 'ok', 'stopped' where nobody read on, or the code of a failure. */
  outcome: string;
  /** The provider turned it away, so it costs nothing. */
  isFree: boolean;
};

/** Keeps count of the calls (worker/model-calls.ts). */
export type ModelCalls = {
  /** Hears the end. Throws ModelFault where the call may not be made. */
  begin(request: ModelRequest): Promise<(end: CallEnd) => void>;
};

/** Of measurements, which are nobody's. */
const UNCOUNTED: ModelCalls = { begin: async () => () => {} };

const BLOCKED = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII']);

/** The reply's text as it arrives. Throws ModelFault. */
export async function* streamReply(
  config: GeminiConfig,
  request: ModelRequest,
  calls: ModelCalls = UNCOUNTED,
): AsyncGenerator<string> {
  const tellEnd = await calls.begin(request);
  const deadlines = startDeadlines({ ...config, totalMs: config.totalMs * (request.patience ?? 1) });
  const ending: Ending = { finishReason: null, hasCandidates: false, tokens: null };
  const end: CallEnd = { tokens: null, outcome: 'stopped', isFree: false };
  try {
    for await (const chunk of await openStream(config, request, deadlines.signal)) {
      deadlines.sawChunk();
      const text = textOf(chunk, ending);
      if (text !== '') yield text;
    }
    refuseUnfinished(ending);
    end.outcome = 'ok';
  } catch (error) {
    const fault = faultOf(error, deadlines);
    end.outcome = fault.failure.code;
    end.isFree = fault.status !== null && ending.tokens === null;
    throw fault;
  } finally {
    deadlines.stop();
    tellEnd({ ...end, tokens: ending.tokens });
  }
}

type Ending = { finishReason: string | null; hasCandidates: boolean; tokens: Tokens | null };

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
      ...unbounded(request.settings),
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

/** Bounds count against the schema's budget. */
function unbounded(settings: ModelRequest['settings']): ModelRequest['settings'] {
  const isBound = (key: string) => /^(?:min|max)(?:Items|imum)$/.test(key);
  return JSON.parse(JSON.stringify(settings, (key, value) => (isBound(key) ? undefined : value)));
}

function textOf(chunk: GenerateContentResponse, ending: Ending): string {
  ending.tokens = tokensOf(chunk) ?? ending.tokens;
  if (chunk.promptFeedback?.blockReason !== undefined) throw new ModelFault(FAILURES.blocked);
  const candidate = chunk.candidates?.[0];
  if (candidate === undefined) return '';
  ending.hasCandidates = true;
  if (candidate.finishReason !== undefined) ending.finishReason = candidate.finishReason;
  const parts = candidate.content?.parts ?? [];
  return parts.map((part) => (part.thought === true ? '' : (part.text ?? ''))).join('');
}

function tokensOf({ usageMetadata: usage }: GenerateContentResponse): Tokens | null {
  if (usage?.promptTokenCount === undefined) return null;
  const output = (usage.candidatesTokenCount ?? 0) + (usage.thoughtsTokenCount ?? 0);
  return { input: usage.promptTokenCount, output };
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
  return new ModelFault(upstreamFailure(status), mayRetry, status);
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
