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
import { FAILURES, upstreamFailure, type RunFailure } from '#domain/advice/analysis/failures.ts';
import { SAFETY_CATEGORIES, SAFETY_THRESHOLD, type Prompt } from '#domain/advice/analysis/prompt.ts';
import type { Tokens } from '#domain/desk/model-cost/prices.ts';
import { settingsFor, type ModelPurpose } from '#domain/platform/model-requests/models.ts';
import type { GeminiConfig } from '../config.ts';
import { logError, logWarning } from '../log.ts';
import { startDeadlines, type Deadlines } from './deadlines.ts';
import { errorAnswer, type ErrorAnswer } from './gemini-answer.ts';

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
