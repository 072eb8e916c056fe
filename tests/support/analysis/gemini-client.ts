// The unmodified SDK against a local Gemini, as the tests of sandbox/gemini use it.
import { GoogleGenAI } from '@google/genai';
import type { GenerateContentResponse } from '@google/genai';
import { readCareers } from '#content/careers.server.ts';
import { adviceContext } from '#domain/advice/analysis/grounding/context.ts';
import { analysisPrompt } from '#domain/advice/analysis/prompt.ts';
import { ANALYSIS_RESPONSE } from '#domain/advice/analysis/reply/response-schema.ts';
import { NO_ANSWERS, type QuizAnswers } from '#domain/advice/quiz/answers.ts';
import { replyTo } from '#sandbox/gemini/replies.ts';
import type { LocalGemini, Misbehaviour } from '#sandbox/gemini/server.ts';

const careers = await readCareers();

/** What the application sends for these answers: the person's part of the prompt, and the schema of the reply. */
export function requestFor(answers: Partial<QuizAnswers>) {
  const context = adviceContext({ answers: { ...NO_ANSWERS, ...answers }, facts: {}, denied: [] }, careers);
  const config = {
    responseMimeType: 'application/json',
    responseJsonSchema: ANALYSIS_RESPONSE,
  };
  return { prompt: analysisPrompt(context).user, config, context };
}

const request = requestFor({ preferences: ['creative'], additional_interests: 'zażółcić żółwie' });
export const PROMPT = request.prompt;
export const CONFIG = request.config;
export const MODEL = 'gemini-3.8-flash';
export const REPLY = replyTo(PROMPT);

type TestClient = {
  sdk: (key?: string) => GoogleGenAI;
  stream: (signal?: AbortSignal) => Promise<AsyncGenerator<GenerateContentResponse>>;
  chunksAfter: (...plans: Misbehaviour[]) => Promise<GenerateContentResponse[]>;
  textAfter: (plan: Misbehaviour) => Promise<string>;
};

export function clientFor(gemini: LocalGemini, apiKey: string): TestClient {
  const sdk: TestClient['sdk'] = (key = apiKey) =>
    new GoogleGenAI({ apiKey: key, httpOptions: { baseUrl: gemini.url, apiVersion: 'v1beta' } });
  const stream: TestClient['stream'] = (signal) => {
    const config = signal === undefined ? CONFIG : { ...CONFIG, abortSignal: signal };
    return sdk().models.generateContentStream({ model: MODEL, contents: PROMPT, config });
  };
  const chunksAfter: TestClient['chunksAfter'] = async (...plans) => {
    gemini.misbehave(...plans);
    const chunks: GenerateContentResponse[] = [];
    for await (const chunk of await stream()) chunks.push(chunk);
    return chunks;
  };
  return { sdk, stream, chunksAfter, textAfter: async (plan) => textOf(await chunksAfter(plan)) };
}

export function textOf(chunks: GenerateContentResponse[]): string {
  return chunks.map((chunk) => chunk.text ?? '').join('');
}

/** What the work fails with; null when it doesn't. */
export async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  return work().then(
    () => null,
    (failure: unknown) => failure,
  );
}
