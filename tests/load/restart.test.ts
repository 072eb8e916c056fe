// The runtime dies in mid-run (fault 16): after the restart the run is started again, once, and ends as if nothing had been.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '#scripts/local/database.ts';
import { startSqld, type Sqld } from '#scripts/local/sqld.ts';
import { startGemini, type LocalGemini } from '#tests/sandbox/gemini/server.ts';
import { allEvents, firstEvents } from '#tests/support/event-stream.ts';
import { unusedPort } from '#tests/support/unused-port.ts';
import { ANSWERS, signedInByPassword } from '#tests/support/visitor.ts';
import { startWranglerDev, type WranglerDev } from '#tests/support/wrangler-dev.ts';

let directory: string;
let sqld: Sqld;
let gemini: LocalGemini;
let worker: WranglerDev;
let variables: Record<string, string>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'szlak-'));
  sqld = await startSqld({ directory: join(directory, 'sqld'), port: await unusedPort() });
  gemini = await startGemini({ port: 0, pace: 4 });
  await migrateDatabase({ url: sqld.url, authToken: null });
  variables = {
    APP_ENV: 'development',
    AUTH_SECRET: 'a secret of the tests that is long enough',
    DATABASE_URL: sqld.url,
    GEMINI_API_KEY: 'test-key',
    GEMINI_BASE_URL: gemini.url,
    RATE_LIMIT_SCALE: '1000',
  };
  worker = await startWranglerDev(directory, variables);
});

afterAll(async () => {
  await worker.kill();
  await Promise.all([gemini.stop(), sqld.stop()]);
  await rm(directory, { recursive: true, force: true });
});

test(
  'a killed runtime takes the run up again, once, and the bar never falls',
  { timeout: 120_000 },
  async () => {
    const person = await signedInByPassword(worker);
    const before = await firstEvents(await person.post('/api/analysis', ANSWERS), 12);
    await worker.kill();
    worker = await startWranglerDev(directory, variables);

    // The session is a row, so the cookie still opens the door of the new process.
    const attached = await fetch(`${worker.url}/api/analysis/run`, {
      headers: { Cookie: person.cookie ?? '' },
    });
    const events = await allEvents(attached);
    expect(events.at(-1)?.event).toBe('done');
    expect(gemini.calls).toHaveLength(2);
    const percents = [...before, ...events].flatMap((event) =>
      event.event === 'progress' ? [event.data.percent] : [],
    );
    const seenBefore = Math.max(
      ...before.flatMap((event) => (event.event === 'progress' ? [event.data.percent] : [])),
    );
    const afterRestart = events.flatMap((event) =>
      event.event === 'progress' && event.id > (before.at(-1)?.id ?? 0) ? [event.data.percent] : [],
    );
    expect(Math.min(...afterRestart)).toBeGreaterThanOrEqual(seenBefore);
    expect(percents.at(-1)).toBe(100);
    const me = await fetch(`${worker.url}/api/account/me`, { headers: { Cookie: person.cookie ?? '' } });
    expect(await me.json()).toMatchObject({ subscription: { quizGenerationsLeft: 0, analysisGenerated: 1 } });
  },
);
