// Starts the local Gemini by itself: `node sandbox/gemini/start.ts`. GEMINI_PORT (default 9099) and GEMINI_PACE
// (default 1, a real model's pace) change where and how fast it answers.
import { startGemini } from './server.ts';

const port = Number(process.env['GEMINI_PORT'] ?? 9099);
const pace = Number(process.env['GEMINI_PACE'] ?? 1);

const gemini = await startGemini({ port, pace });
console.log(`Local Gemini: ${gemini.url} (pace ${pace})`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void gemini.stop());
}
