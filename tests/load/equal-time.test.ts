// Nobody learns from the clock who has an account (docs/faults.md 41): known and unknown addresses take the same time at login, and in
// whatever else is answered alike. Medians, asked in turn so that both meet the same machine.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { median } from '#tests/bench/statistics.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { newAddress, PASSWORD, visitorOf } from '#tests/support/account/visitor.ts';

const MAX_DIFFERENCE = 0.2;

let app: Application;
let known: string;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
  known = newAddress();
  await visitorOf(app).post('/api/account/register', { email: known, password: PASSWORD });
});
afterAll(() => app.stop());

async function millisecondsOf(path: string, body: unknown, status: number): Promise<number> {
  const startedAt = performance.now();
  const answer = await visitorOf(app).post(path, body);
  await answer.arrayBuffer();
  expect(answer.status).toBe(status);
  return performance.now() - startedAt;
}

test.each([
  ['/api/account/login', { password: 'zle-haslo-na-pewno' }, 401, 200],
  ['/api/account/register', { password: 'inne-haslo-niz-tamto' }, 200, 60],
  ['/api/account/forgot-password', {}, 202, 200],
  ['/api/account/resend-confirmation', {}, 202, 200],
])(
  '%s takes as long for an unknown address as for a known one',
  { timeout: 600_000 },
  async (path, more, status, rounds) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    // A warm start: the first calls load and compile.
    for (let round = -5; round < rounds; round++) {
      for (const kind of ['known', 'unknown'] as const) {
        const email = kind === 'known' ? known : newAddress();
        const ms = await millisecondsOf(path, { email, ...more }, status);
        if (round >= 0) times[kind].push(ms);
      }
    }
    const [one, other] = [median(times.known), median(times.unknown)];
    const difference = Math.abs(one - other) / Math.max(one, other);
    console.log(
      `${path}: ${one.toFixed(1)} ms known, ${other.toFixed(1)} ms unknown, ${(difference * 100).toFixed(1)} %`,
    );
    expect(difference).toBeLessThan(MAX_DIFFERENCE);
  },
);
