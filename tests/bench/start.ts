// What is uploaded, and how long the person who comes first waits. On the platform no process starts: what a cold start of the Worker costs
// is what ours takes more than an empty one, from the process being started to the first answer, in turns.
import { AUTH_SECRET } from '#tests/support/worker/application.ts';
import { WORKER } from './budgets.ts';
import { kilobytes, note, row, type Row } from './measured.ts';
import { startPlainWorker, startRawWorker, type RawWorker } from './raw-worker.ts';
import { median } from './statistics.ts';
import { workerBytes } from './weight.ts';

const STARTS = 7;
const LIMITS = { must: 150, aim: 50 };
const VARIABLES = { APP_ENV: 'development', AUTH_SECRET, RATE_LIMIT_SCALE: '1000' };

type Start = { ms: number; cpuMs: number };

export async function benchStart(): Promise<Row[]> {
  const ours: Start[] = [];
  const empty: Start[] = [];
  const pages: Start[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    empty.push(await measured(await startPlainWorker()));
    ours.push(await measured(await startRawWorker(VARIABLES)));
    pages.push(await firstPage(await startRawWorker(VARIABLES, '/floor/up')));
  }
  const ms = (starts: Start[]) => median(starts.map((one) => one.ms));
  const cpuMs = (starts: Start[]) => median(starts.map((one) => one.cpuMs));
  const told = (starts: Start[]) => `${ms(starts).toFixed(0)} ms, CPU ${cpuMs(starts).toFixed(0)} ms`;
  return [
    kilobytes('Worker, gzip', WORKER, workerBytes()),
    row(
      'first request after a cold start of the Worker: the landing, process start included, less the same of an empty Worker',
      LIMITS,
      ms(ours) - ms(empty),
      ' ms',
    ),
    row('the same in CPU time, all threads', LIMITS, cpuMs(ours) - cpuMs(empty), ' ms'),
    note('process start to the first answer: ours', told(ours)),
    note('process start to the first answer: an empty Worker', told(empty)),
    note('of it the landing alone, once the isolate has answered', told(pages)),
  ];
}

async function measured(worker: RawWorker): Promise<Start> {
  const start = { ms: worker.startMs, cpuMs: worker.cpuMs() };
  await worker.stop();
  return start;
}

async function firstPage(worker: RawWorker): Promise<Start> {
  const [startedAt, cpuBefore] = [performance.now(), worker.cpuMs()];
  await (await fetch(worker.url)).arrayBuffer();
  const page = { ms: performance.now() - startedAt, cpuMs: worker.cpuMs() - cpuBefore };
  await worker.stop();
  return page;
}
