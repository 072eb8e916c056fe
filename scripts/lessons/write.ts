// npm run lessons -- write: what it may cost is told first, two courses are written at once, and Ctrl+C finishes what is being written.
import { createInterface } from 'node:readline/promises';
import type { Database } from '#db/client.ts';
import type { GeminiConfig } from '#worker/config.ts';
import { listLessons } from '#worker/services/desk/lesson-texts/lessons.ts';
import {
  lessonsToWrite,
  writeCourse,
  type WriteCount,
  type WriteWays,
} from '#worker/services/desk/lesson-texts/write.ts';

type Order = {
  config: GeminiConfig;
  db: Database;
  again: boolean;
  yes: boolean;
  letters: WriteWays['letters'];
  /** For a million tokens, in PLN, at the usual speed; NaN = not said. */
  prices: { in: number; out: number };
};

const AT_ONCE = 2;
/** What a call may take, a guess until a real run is looked at: course, glossary, world, summaries and state in; a lesson with its practice out. */
const TOKENS = { in: 9_000, out: 4_500 };
const MILLION = 1_000_000;
/** Of a course that has no structure yet. */
const USUAL_LESSONS = 40;

/** Throws if a lesson failed, after the rest was written. */
export async function writeCourses(order: Order, ids: readonly string[]): Promise<string> {
  const { config, db, again, yes } = order;
  const share = config.tier === 'flex' ? 0.5 : 1;
  const prices = { in: order.prices.in * share, out: order.prices.out * share };
  let calls = 0;
  for (const id of ids) {
    const wanted = lessonsToWrite(await listLessons(db, id), again);
    calls += wanted === null ? USUAL_LESSONS + 1 : wanted.length;
  }
  if (calls === 0) return 'Nothing to write.';
  console.log(`Up to ${calls} texts, more where one breaks the rules: ${costOf(calls, prices)}.`);
  if (!yes && !(await confirmed())) return 'Nothing was written.';
  const total = await writeAll(order, ids);
  const sum = `${total.ready} ready, ${total.needsWork} need work, ${total.failed} failed`;
  const words = `${sum}. ${total.calls} calls, ${costOf(total.calls, prices)}.`;
  if (total.failed > 0) throw new Error(words);
  return words;
}

async function writeAll(order: Order, ids: readonly string[]): Promise<WriteCount> {
  const total: WriteCount = { calls: 0, ready: 0, needsWork: 0, failed: 0 };
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort();
    console.log(
      'Finishing what is being written (Ctrl+C again stops at once); the same command goes on later.',
    );
  };
  process.once('SIGINT', stop);
  const ways = {
    ...order,
    clock: Date.now,
    isStopped: () => stopping.signal.aborted,
    tell: console.log,
    waitUntil: () => {},
  };
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined && !stopping.signal.aborted; id = waiting.shift()) {
      const { calls, ready, needsWork, failed } = await writeCourse(ways, id);
      total.calls += calls;
      total.ready += ready;
      total.needsWork += needsWork;
      total.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  process.off('SIGINT', stop);
  return total;
}

/** An estimate, before and after: what it was stands in `model_calls`. */
function costOf(calls: number, prices: Order['prices']): string {
  const tokens = `about ${calls * TOKENS.in} tokens in and ${calls * TOKENS.out} out`;
  const cost = (calls * (TOKENS.in * prices.in + TOKENS.out * prices.out)) / MILLION;
  return Number.isNaN(cost)
    ? `${tokens} (say --price-in and --price-out for PLN)`
    : `${tokens}, estimated at ${cost.toFixed(2)} PLN`;
}

async function confirmed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question('Write them? [y/N] ')).trim().toLowerCase() === 'y';
  } finally {
    terminal.close();
  }
}
