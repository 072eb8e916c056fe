// The model, through @google/genai (docs/architecture.md 'Gemini'). What the SDK does not throw (blocks, limits, cut or empty replies) is
// thrown here as a ModelFault; success is text and a finish reason that doesn't forbid it.
// Its enums are the words themselves; as values they would only weigh.
import type {
  GenerateContentResponse,
  HarmBlockThreshold,
  HarmCategory,
  ServiceTier,
  ThinkingLevel,
} from '@google/genai';
import {
  FAILURES,
  upstreamFailure,
  type RunFailure,
  type Refused,
} from '#domain/advice/analysis/failures.ts';
import { SAFETY_CATEGORIES, SAFETY_THRESHOLD, type Prompt } from '#domain/advice/analysis/prompt.ts';
import type { Tokens } from '#domain/desk/model-cost/prices.ts';
import { settingsFor, type ModelPurpose } from '#domain/platform/model-requests/models.ts';
import type { GeminiConfig } from '../config.ts';
import { logError, logWarning } from '../log.ts';

import { providerWords } from '#domain/platform/privacy/scrubbed-text.ts';

export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  readonly failure: RunFailure;
  /** What the provider answered in place of a reply; null = nothing, or no error. */
  readonly answer: ErrorAnswer | null;
  /** Some of the reply had come. */
  readonly isLate: boolean;

  constructor(failure: RunFailure, answer: ErrorAnswer | null = null, isLate = false) {
    super(failure.sentence);
    this.failure = failure;
    this.answer = answer;
    this.isLate = isLate;
  }

  get status(): number | null {
    return this.answer?.status ?? null;
  }

  /** A 5xx before any text: the one case that is tried again. */
  get mayRetry(): boolean {
    return !this.isLate && (this.status ?? 0) >= 500;
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

/** What the model is asked, and how: the settings of the specification, of which each model is sent what it takes. */
export type ModelRequest = {
  purpose: ModelPurpose;
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
};

/** Hears when it begins to think, and when its text begins after that; nobody hears what it thinks. */
type ThinkingListener = (isThinking: boolean) => void;

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

/** The reply's text as it arrives. A request that is refused for its form is asked once more without its schema. Throws ModelFault. */
export async function* streamReply(
  config: GeminiConfig,
  request: ModelRequest,
  calls?: ModelCalls,
  listener?: ThinkingListener,
): AsyncGenerator<string> {
  try {
    yield* streamOnce(config, request, calls, listener);
  } catch (error) {
    const inWords = withSchemaInWords(request);
    if (inWords === null || !(error instanceof ModelFault) || error.isLate) throw error;
    if (error.answer?.isInvalid !== true) throw error;
    yield* streamOnce(config, inWords, calls, listener);
  }
}

/** As it stands, once. Throws ModelFault. */
export async function* streamOnce(
  config: GeminiConfig,
  request: ModelRequest,
  calls: ModelCalls = UNCOUNTED,
  listener?: ThinkingListener,
): AsyncGenerator<string> {
  const tellEnd = await calls.begin(request);
  const deadlines = startDeadlines(config);
  const ending: Ending = { finishReason: null, hasCandidates: false, tokens: null };
  const end: CallEnd = { tokens: null, outcome: 'stopped', isFree: false };
  let hasThought = false;
  try {
    for await (const chunk of await openStream(config, request, deadlines.signal)) {
      const { text, isThought } = readChunk(chunk, ending);
      if (text === '') deadlines.sawLife();
      if (text === '' && isThought && !deadlines.hasSeenText && !hasThought) {
        hasThought = true;
        listener?.(true);
      }
      if (text === '') continue;
      if (hasThought && !deadlines.hasSeenText) listener?.(false);
      deadlines.sawText();
      yield text;
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

/** Null = it has none. */
function withSchemaInWords(request: ModelRequest): ModelRequest | null {
  const { responseJsonSchema: schema, ...settings } = request.settings;
  if (schema === undefined) return null;
  const user = `${request.prompt.user}\n\nKształt odpowiedzi (JSON Schema):\n${JSON.stringify(schema)}`;
  return { ...request, settings, prompt: { ...request.prompt, user } };
}

type Ending = { finishReason: string | null; hasCandidates: boolean; tokens: Tokens | null };

async function openStream(config: GeminiConfig, request: ModelRequest, signal: AbortSignal) {
  const { GoogleGenAI } = await import('@google/genai');
  const client = new GoogleGenAI({
    apiKey: config.apiKey,
    httpOptions: {
      apiVersion: 'v1beta',
      // Ours is the only retry: exactly one, and only where it is safe.
      retryOptions: { attempts: 1 },
      ...(config.baseUrl === null ? {} : { baseUrl: config.baseUrl }),
    },
  });
  const { settings, thinkingLevel } = settingsFor(request, request.settings);
  return client.models.generateContentStream({
    model: request.model,
    contents: [{ role: 'user', parts: [{ text: request.prompt.user }] }],
    config: {
      ...settings,
      systemInstruction: request.prompt.system,
      ...(config.tier === 'flex' ? { serviceTier: 'flex' as ServiceTier } : {}),
      ...(thinkingLevel === null
        ? {}
        : // With its thoughts the stream speaks while it thinks.
          { thinkingConfig: { thinkingLevel: thinkingLevel as ThinkingLevel, includeThoughts: true } }),
      safetySettings: SAFETY_CATEGORIES.map((category) => ({
        category: category as HarmCategory,
        threshold: SAFETY_THRESHOLD as HarmBlockThreshold,
      })),
      abortSignal: signal,
    },
  });
}

function readChunk(chunk: GenerateContentResponse, ending: Ending): { text: string; isThought: boolean } {
  ending.tokens = tokensOf(chunk) ?? ending.tokens;
  if (chunk.promptFeedback?.blockReason !== undefined) throw new ModelFault(FAILURES.blocked);
  const candidate = chunk.candidates?.[0];
  if (candidate === undefined) return { text: '', isThought: false };
  ending.hasCandidates = true;
  if (candidate.finishReason !== undefined) ending.finishReason = candidate.finishReason;
  const parts = candidate.content?.parts ?? [];
  return {
    text: parts.map((part) => (part.thought === true ? '' : (part.text ?? ''))).join(''),
    isThought: parts.some(({ thought }) => thought === true),
  };
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
  const answer = errorAnswer(error);
  if (answer === null) {
    logError('gemini', error, { status: null });
    return new ModelFault(FAILURES.cut);
  }
  const { status, words } = answer;
  logWarning('gemini', words, { status });
  const isLate = deadlines.hasSeenText;
  return new ModelFault(upstreamFailure(status, isLate ? null : answer.refused), answer, isLate);
}

// What Gemini answered in place of a reply (docs/faults.md 1): whether it turned this very request down, or our key, and its own words, which
// are for the operator alone.
type ErrorAnswer = {
  /** An HTTP status. */
  status: number;
  /** Null = it is the provider's own trouble, or ours by number: another time it may go. */
  refused: Refused | null;
  /** A fault in the request's form, as one of its schema is. */
  isInvalid: boolean;
  words: string;
};

const KEY_REASONS = /API_KEY_INVALID|API key (?:not|expired)/i;

/** Null = there was no answer. */
export function errorAnswer(error: unknown): ErrorAnswer | null {
  const status = statusOf(error);
  if (status === null || !(error instanceof Error)) return null;
  const refused = refusedBy(status, error.message);
  const isInvalid = status === 400 && refused === 'request' && /INVALID_ARGUMENT/.test(error.message);
  return { status, refused, isInvalid, words: providerWords(messageIn(error.message)) };
}

// A wrong key arrives as 400, too.
function refusedBy(status: number, message: string): Refused | null {
  if (status === 401 || status === 403 || (status === 400 && KEY_REASONS.test(message))) return 'key';
  return status === 400 || status === 404 ? 'request' : null;
}

// By shape, not by class: the SDK's class would have to be imported before it is needed.
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}

function messageIn(text: string): string {
  const quoted = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  if (quoted === undefined) return text.startsWith('{') ? '' : text;
  return quoted.replace(/\\./g, ' ');
}

// Three deadlines for a stream of a service that may fall silent: until the first text, counted from its last sign of life, the pause
// between chunks, the whole.
// (docs/faults.md 4; docs/contract.md 'Variables')
export type Deadlines = {
  /** Aborts when one of the three has passed. */
  readonly signal: AbortSignal;
  readonly passed: boolean;
  readonly hasSeenText: boolean;
  /** Something came, and no text yet: it thinks. */
  sawLife(): void;
  sawText(): void;
  /** No deadline counts any more; a call whose reply was given up halfway is ended, so that nobody pays for the rest. */
  stop(): void;
};

export function startDeadlines(ms: { firstByteMs: number; idleMs: number; totalMs: number }): Deadlines {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const total = setTimeout(abort, ms.totalMs);
  let pause = setTimeout(abort, ms.firstByteMs);
  let hasSeenText = false;
  const wait = (): void => {
    clearTimeout(pause);
    pause = setTimeout(abort, hasSeenText ? ms.idleMs : ms.firstByteMs);
  };
  return {
    signal: controller.signal,
    get passed() {
      return controller.signal.aborted;
    },
    get hasSeenText() {
      return hasSeenText;
    },
    sawLife: wait,
    sawText() {
      hasSeenText = true;
      wait();
    },
    stop() {
      clearTimeout(total);
      clearTimeout(pause);
      controller.abort();
    },
  };
}
