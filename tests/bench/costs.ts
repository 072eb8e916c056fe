// node tests/bench/costs.ts (after npm run build): what each kind of visit costs, as the providers bill it: requests to the database, rows
// read and written, bytes sent, and tokens of the local Gemini, which writes at the length of a real one. docs/performance.md 'Scale' has
// the figures. Under npm exec, for its Node.
import { gzipSync } from 'node:zlib';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { startGemini } from '#sandbox/gemini/server.ts';
import {
  ANSWERS,
  newAddress,
  PASSWORD,
  signedIn,
  visitorOf,
  type Visitor,
} from '#tests/support/account/visitor.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { COURSE, courseBuyer } from '#tests/support/payments/course-buyer.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { markdown } from './measured.ts';
import { startRowCounter } from './row-counter.ts';

const REAL_PACE = 1;
/** What follows behind a response is counted, too. */
const SETTLED_MS = 2_500;
const UNWRITTEN = 'sql-od-podstaw';

type Cost = {
  what: string;
  bytes: number;
  trips: number;
  read: number;
  written: number;
  tokens: string;
  ms: number;
};

const gemini = await startGemini({ port: 0, pace: REAL_PACE });
const model = await startTokenCounter(gemini.url);
const rows = await startRowCounter('http://127.0.0.1:9');
const { app, stripe, stop } = await startWithStripe({
  DATABASE_URL: rows.url,
  GEMINI_BASE_URL: model.url,
  RATE_LIMIT_SCALE: '1000',
});
rows.lead(app.databaseProxy.url);
const costs: Cost[] = [];

async function measure(what: string, work: () => Promise<Response | null>): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  rows.forget();
  model.forget();
  const from = performance.now();
  const response = await work();
  const body = (await response?.text()) ?? '';
  const ms = performance.now() - from;
  if (response !== null && response.status >= 400)
    throw new Error(`${what}: ${response.status} ${body.slice(0, 200)}`);
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const { requests: trips, read, written } = rows;
  const tokens = model.calls === 0 ? '' : `${model.calls}: ${model.input} in, ${model.output} out`;
  costs.push({ what, bytes: gzipSync(body).length, trips, read, written, tokens, ms });
  return body;
}

try {
  const stranger = visitorOf(app);
  for (const [name, path] of [
    ['landing', '/'],
    ['course', `/kursy/${COURSE}`],
    ['library', '/biblioteka-kursow'],
  ] as const) {
    await measure(`stranger, ${name}, not in the cache`, () => stranger.fetch(path));
    await measure(`stranger, ${name}, from the cache`, () => stranger.fetch(path));
  }
  const email = newAddress();
  const newcomer: Visitor = visitorOf(app);
  await measure('registration', () => newcomer.post('/api/account/register', { email, password: PASSWORD }));
  await measure('sign-in', () => visitorOf(app).post('/api/account/login', { email, password: PASSWORD }));
  const person = await signedIn(app, { confirmed: true });
  await measure('an analysis, to its last section', () => person.post('/api/analysis', ANSWERS));
  await measure('signed in: dashboard', () => person.fetch('/dashboard'));
  await measure('signed in: the analysis', () => person.fetch('/dashboard/analiza'));
  await measure('signed in: landing', () => person.fetch('/'));
  const buyer = await courseBuyer(app);
  await measure('a course is bought: order, payment, webhook, confirmation', async () => {
    const checkout = await buyer.order();
    stripe.dashboard.pay(checkout);
    await stripe.post.settled();
    await buyer.confirm(checkout);
    return null;
  });
  await buyCourse(app.database, person.id, UNWRITTEN);
  await measure('the plan of a course is written (once for all)', () =>
    person.post(`/api/courses/${UNWRITTEN}/structure`, {}),
  );
  const page = await (await person.fetch(`/moje-kursy/${UNWRITTEN}`)).text();
  const lesson = new RegExp(`/moje-kursy/${UNWRITTEN}/([\\w-]+)`).exec(page)?.[1] ?? '';
  await measure('the first lesson is opened (it is written already)', () =>
    person.post(`/api/courses/${UNWRITTEN}/lessons/${lesson}`, {}),
  );
  await measure('a lesson is read', () => person.fetch(`/moje-kursy/${UNWRITTEN}/${lesson}`));
  for (const cron of ['* * * * *', '*/10 * * * *', '17 * * * *', '41 2 * * *'])
    await measure(`the clock, ${cron}`, async () => {
      await app.tick(cron);
      return null;
    });
  console.log(
    markdown(
      ['what', 'round trips', 'rows read', 'rows written', 'bytes, gzip', 'time', 'calls of the model'],
      costs.map(({ what, trips, read, written, bytes, ms, tokens }) => [
        what,
        String(trips),
        String(read),
        String(written),
        bytes < 100 ? '' : `${(bytes / 1000).toFixed(1)} kB`,
        `${(ms / 1000).toFixed(2)} s`,
        tokens,
      ]),
    ),
  );
} finally {
  await stop();
  await rows.stop();
  await model.stop();
  await gemini.stop();
}

/** Before the local Gemini: sums the tokens that its replies tell. */
async function startTokenCounter(target: string) {
  let counted = { calls: 0, input: 0, output: 0 };
  const last = (text: string, name: string) =>
    Number([...text.matchAll(new RegExp(`"${name}":\\s*(\\d+)`, 'g'))].at(-1)?.[1] ?? 0);
  const server = createServer((incoming, outgoing) => {
    const relay = async () => {
      const answer = await fetch(new URL(incoming.url ?? '/', target), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': 'test-key' },
        body: await readText(incoming),
      });
      outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      let told = '';
      const decoder = new TextDecoder();
      for await (const bytes of answer.body ?? []) {
        told += decoder.decode(bytes, { stream: true });
        outgoing.write(bytes);
      }
      counted.calls += 1;
      counted.input += last(told, 'promptTokenCount');
      counted.output += last(told, 'candidatesTokenCount') + last(told, 'thoughtsTokenCount');
      outgoing.end();
    };
    relay().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get calls() {
      return counted.calls;
    },
    get input() {
      return counted.input;
    },
    get output() {
      return counted.output;
    },
    forget: () => void (counted = { calls: 0, input: 0, output: 0 }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
