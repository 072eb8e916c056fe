// How long a finished section takes from the model's socket to the browser's, through the Durable Object and the Worker;
// beside it the same way without us: a client that reads the model's stream itself.
import { createParser } from 'eventsource-parser';
import { createSectionReader } from '#domain/analysis/sections.ts';
import { analysisPrompt } from '#domain/analysis/prompt.ts';
import type { QuizAnswers } from '#domain/quiz/answers.ts';
import { startApplication, type Application } from '#tests/support/application.ts';
import { eventsOf } from '#tests/support/event-stream.ts';
import { ANSWERS, signedIn } from '#tests/support/visitor.ts';
import { startGemini } from '#tests/sandbox/gemini/server.ts';
import { median, quantile } from './statistics.ts';
import { startWatchedModel, type WatchedModel } from './watched-model.ts';

const ROUNDS = 3;
const PACE = 5;
const REAL_PACE = 1;

export async function benchChunkWay(): Promise<string[]> {
  const gemini = await startGemini({ port: 0, pace: PACE });
  const model = await startWatchedModel(gemini.url);
  const app = await startApplication({ GEMINI_BASE_URL: model.url });
  const through: number[] = [];
  const direct: number[] = [];
  let firstSectionMs = Number.NaN;
  try {
    gemini.setPace(REAL_PACE);
    firstSectionMs = await timeToFirstSection(app, model);
    gemini.setPace(PACE);
    for (let round = 0; round < ROUNDS; round++) {
      direct.push(...(await readDirectly(model)));
      through.push(...(await readThroughApplication(app, model)));
    }
  } finally {
    await app.stop();
    await model.stop();
    await gemini.stop();
  }
  const added = median(through) - median(direct);
  return [
    `a section's way, model to browser, ${through.length} sections`,
    `  directly          median ${median(direct).toFixed(2)} ms, p95 ${quantile(direct, 0.95).toFixed(2)} ms`,
    `  through Szlak     median ${median(through).toFixed(2)} ms, p95 ${quantile(through, 0.95).toFixed(2)} ms`,
    `  added by Szlak    median ${added.toFixed(2)} ms (target: at most 5 ms)`,
    `  first section     ${firstSectionMs.toFixed(0)} ms after the model's first byte, at the pace of a real model (target: 1500 ms)`,
  ];
}

async function timeToFirstSection(
  app: Pick<Application, 'url' | 'database'>,
  model: WatchedModel,
): Promise<number> {
  const person = await signedIn(app);
  for await (const event of eventsOf(await person.post('/api/analysis', ANSWERS))) {
    if (event.event === 'section') return event.atMs - model.firstByteAt;
  }
  return Number.NaN;
}

async function readThroughApplication(
  app: Pick<Application, 'url' | 'database'>,
  model: WatchedModel,
): Promise<number[]> {
  const person = await signedIn(app);
  const delays: number[] = [];
  for await (const event of eventsOf(await person.post('/api/analysis', ANSWERS))) {
    if (event.event !== 'section') continue;
    const passed = model.passedAt.get(`${event.data.name} ${event.data.index}`);
    if (passed !== undefined) delays.push(event.atMs - passed);
  }
  return delays;
}

async function readDirectly(model: WatchedModel): Promise<number[]> {
  const delays: number[] = [];
  const reader = createSectionReader();
  const parser = createParser({
    onEvent({ data }) {
      const now = performance.now();
      const text: string = JSON.parse(data).candidates?.[0]?.content?.parts?.[0]?.text ?? '';
      for (const section of reader.push(text)) {
        const passed = model.passedAt.get(`${section.name} ${section.index}`);
        if (passed !== undefined) delays.push(now - passed);
      }
    },
  });
  const prompt = analysisPrompt(ANSWERS as QuizAnswers);
  const response = await fetch(`${model.url}/v1beta/models/gemini-3.8-flash:streamGenerateContent?alt=sse`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': 'k' },
    body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text: prompt.user }] }] }),
  });
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }));
  return delays;
}
