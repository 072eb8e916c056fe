// What is uploaded, and how long whoever comes first waits.
import { WORKER } from './budgets.ts';
import { row, type Row } from './measured.ts';
import { kilobytes } from './pages.ts';
import { startRawWorker } from './raw-worker.ts';
import { median } from './statistics.ts';
import { AUTH_SECRET } from '#tests/support/application.ts';
import { workerBytes } from './weight.ts';

const STARTS = 5;

export async function benchStart(): Promise<Row[]> {
  const waits: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const worker = await startRawWorker({ APP_ENV: 'development', AUTH_SECRET, RATE_LIMIT_SCALE: '1000' });
    waits.push(worker.firstAnswerMs);
    await worker.stop();
  }
  return [
    kilobytes('Worker, gzip', WORKER, workerBytes()),
    row('first request after a cold start', { must: 150, aim: 50 }, median(waits), ' ms'),
  ];
}
