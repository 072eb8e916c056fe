import { ApiError, HarmBlockThreshold, HarmCategory, ThinkingLevel } from '@google/genai';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  clientFor,
  CONFIG,
  failureOf,
  MODEL,
  PROMPT,
  REPLY,
  textOf,
} from '#tests/support/analysis/gemini-client.ts';
import { replyTo } from './replies.ts';
import { startGemini } from './server.ts';

const gemini = await startGemini({ port: 0, pace: 500, apiKey: 'right' });
const { sdk, stream, chunksAfter } = clientFor(gemini, 'right');

afterEach(() => gemini.reset());
afterAll(() => gemini.stop());

async function post(
  body: unknown,
  headers: Record<string, string> = { 'x-goog-api-key': 'right' },
  query = '',
) {
  const response = await fetch(`${gemini.url}/v1beta/models/${MODEL}:streamGenerateContent?alt=sse${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { error } = (await response.json()) as { error: { message: string; status: string } };
  return { status: response.status, error };
}

test('the SDK streams the whole reply in uneven chunks, one by one', async () => {
  gemini.setPace(40);
  const sizes: number[] = [];
  const times: number[] = [];
  let text = '';
  for await (const chunk of await stream()) {
    text += chunk.text ?? '';
    sizes.push(chunk.text?.length ?? 0);
    times.push(performance.now());
    const isLast = text.length === REPLY.length;
    expect(chunk.candidates?.[0]?.finishReason).toBe(isLast ? 'STOP' : undefined);
    expect(chunk).toMatchObject({ modelVersion: MODEL, responseId: expect.stringMatching(/^\w{22}$/) });
  }
  expect(text).toBe(REPLY);
  expect(new Set(sizes).size).toBeGreaterThan(10);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(gaps.filter((gap) => gap > 1).length).toBeGreaterThan(sizes.length / 2);
  expect(gemini.calls[0]).toMatchObject({ ended: 'finished', charactersSent: REPLY.length, prompt: PROMPT });
});

test('at pace 1 it writes 80 to 150 tokens a second', async () => {
  gemini.setPace(1);
  const leave = new AbortController();
  const started = { at: 0, characters: 0 };
  let perSecond = 0;
  await failureOf(async () => {
    for await (const chunk of await stream(leave.signal)) {
      if (started.at === 0) started.at = performance.now();
      else perSecond = started.characters / 4 / ((performance.now() - started.at) / 1000);
      started.characters += chunk.text?.length ?? 0;
      if (started.characters > 400) leave.abort();
    }
  });
  expect(perSecond).toBeGreaterThan(50);
  expect(perSecond).toBeLessThan(155);
});

test('everything the application sets is understood', async () => {
  const safetySettings = [
    HarmCategory.HARM_CATEGORY_HARASSMENT,
    HarmCategory.HARM_CATEGORY_HATE_SPEECH,
    HarmCategory.HARM_CATEGORY_SEXUALLY_EXPLICIT,
    HarmCategory.HARM_CATEGORY_DANGEROUS_CONTENT,
  ].map((category) => ({ category, threshold: HarmBlockThreshold.BLOCK_MEDIUM_AND_ABOVE }));
  const reply = await sdk().models.generateContentStream({
    model: 'gemini-3.8-pro',
    contents: [{ role: 'user', parts: [{ text: PROMPT }] }],
    config: {
      systemInstruction: 'Jesteś doradcą kariery.',
      temperature: 0.8,
      topK: 32,
      topP: 0.95,
      maxOutputTokens: 32_000,
      responseMimeType: 'application/json',
      responseJsonSchema: CONFIG.responseJsonSchema,
      thinkingConfig: { thinkingLevel: ThinkingLevel.LOW },
      safetySettings,
    },
  });
  expect(textOf(await Array.fromAsync(reply))).toBe(replyTo(`Jesteś doradcą kariery.\n${PROMPT}`));
  expect(JSON.stringify(gemini.calls)).not.toContain('right');
});

test('a missing key, a key in the address and a wrong key are refused', async () => {
  const body = { contents: [{ parts: [{ text: 'x' }] }] };
  expect(await post(body, {})).toMatchObject({ status: 403, error: { status: 'PERMISSION_DENIED' } });
  expect(await post(body, {}, '&key=right')).toMatchObject({ status: 403 });
  const failure = await failureOf(() =>
    sdk('wrong').models.generateContentStream({ model: MODEL, contents: PROMPT }),
  );
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 400, message: expect.stringContaining('API_KEY_INVALID') });
});

const CONTENTS = [{ parts: [{ text: 'x' }] }];

test.each([
  [{ contents: CONTENTS, colour: 1 }, 'Unknown name "colour": Cannot find field.'],
  [
    { contents: [{ parts: [{ txt: 'x' }] }] },
    `Unknown name "txt" at 'contents[0].parts[0]': Cannot find field.`,
  ],
  [{ contents: CONTENTS, generationConfig: { heat: 1 } }, `Unknown name "heat" at 'generation_config'`],
  [
    { contents: CONTENTS, generationConfig: { thinkingConfig: { depth: 1 } } },
    `Unknown name "depth" at 'generation_config.thinking_config'`,
  ],
  [{ contents: CONTENTS, safetySettings: [{ level: 1 }] }, `Unknown name "level" at 'safety_settings[0]'`],
  [
    { contents: CONTENTS, safetySettings: [{ category: 'RUDE' }] },
    `Invalid value at 'safety_settings[0].category'`,
  ],
  [{ contents: CONTENTS, safetySettings: [{ threshold: 'ALL' }] }, 'HarmBlockThreshold), "ALL"'],
  [{ contents: CONTENTS, generationConfig: { temperature: 2.1 } }, 'temperature must be in the range [0, 2]'],
  [{ contents: CONTENTS, generationConfig: { thinkingConfig: { thinkingBudget: 0 } } }, 'thinking_level'],
  [{}, 'contents is not specified'],
  [{ contents: [] }, 'contents is not specified'],
  [{ contents: [{ parts: [] }] }, 'parts must not be empty'],
  [{ contents: [{ role: 'system', parts: [{ text: 'x' }] }] }, 'valid role'],
  [{ contents: CONTENTS, generationConfig: { responseJsonSchema: {} } }, 'response_mime_type'],
])('%j is refused', async (body, message) => {
  expect(await post(body)).toMatchObject({
    status: 400,
    error: { status: 'INVALID_ARGUMENT', message: expect.stringContaining(message) },
  });
});

test('an unknown model is 404', async () => {
  const failure = await failureOf(() =>
    sdk().models.generateContentStream({ model: 'gemini-2.0-flash', contents: PROMPT }),
  );
  expect(failure).toMatchObject({ status: 404, message: expect.stringContaining('NOT_FOUND') });
});

test('it stops writing when the client goes away', async () => {
  gemini.setPace(5);
  const leave = new AbortController();
  for await (const chunk of await stream(leave.signal).catch(() => [])) {
    expect(chunk.text).not.toBe('');
    break;
  }
  leave.abort();
  await expect.poll(() => gemini.calls[0]?.ended).toBe('client-gone');
  expect(gemini.calls[0]?.charactersSent).toBeLessThan(REPLY.length / 2);
});

test('the token limit cuts the reply as the real model does', async () => {
  const config = { ...CONFIG, maxOutputTokens: 100 };
  const chunks = await Array.fromAsync(
    await sdk().models.generateContentStream({ model: MODEL, contents: PROMPT, config }),
  );
  expect(textOf(chunks)).toBe(REPLY.slice(0, 400));
  expect(chunks.at(-1)?.candidates?.[0]?.finishReason).toBe('MAX_TOKENS');
});

test('another process controls it over HTTP', async () => {
  const control = async (path: string, body: unknown): Promise<number> => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    return (await fetch(`${gemini.url}/_sandbox/${path}`, init)).status;
  };
  expect(await control('misbehave', { plans: [{ kind: 'text', text: 'cześć' }] })).toBe(200);
  expect(await control('pace', { pace: 300 })).toBe(200);
  expect(textOf(await chunksAfter())).toBe('cześć');
  const { calls } = (await (await fetch(`${gemini.url}/_sandbox/calls`)).json()) as { calls: unknown[] };
  expect(calls).toMatchObject([{ misbehaviour: 'text', ended: 'finished' }]);
  expect(await control('misbehave', { plans: [{ kind: 'sulk' }] })).toBe(400);
  expect(await control('pace', { pace: 0 })).toBe(400);
  expect(await control('reset', {})).toBe(200);
  expect(gemini.calls).toEqual([]);
});

test('stop ends hanging calls and frees the port', async () => {
  const own = await startGemini({ port: 0 });
  own.misbehave({ kind: 'hang-before-headers' });
  const failing = failureOf(() =>
    clientFor(own, 'any').sdk().models.generateContentStream({ model: MODEL, contents: 'x' }),
  );
  await expect.poll(() => own.calls[0]?.hanging).toBe(true);
  await own.stop();
  expect(await failing).toBeInstanceOf(Error);
  const again = await startGemini({ port: Number(new URL(own.url).port) });
  await again.stop();
});
