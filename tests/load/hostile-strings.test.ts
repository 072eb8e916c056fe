// A thousand hostile strings in every field, parameter, header and cookie (docs/faults.md 50). Takes a
// long while; a sample runs with every change (tests/worker/platform/guard.test.ts).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { faultOfResponse } from '#tests/support/hostile/faults.ts';
import { everywhereAdmitted } from '#tests/support/hostile/person.ts';
import { hostileStrings } from '#tests/support/hostile/strings.ts';
import { HOSTILE_TARGETS } from '#tests/support/hostile/targets.ts';
import type { Visitor } from '#tests/support/account/visitor.ts';

// sqld stops for good when many write while it takes its log in ('acquire' and the checkpoint wait for each other).
const AT_ONCE = 2;

let app: Application;
let person: Visitor;
beforeAll(async () => {
  app = await startApplication({ RATE_LIMIT_SCALE: '1000000' });
  person = await everywhereAdmitted(app);
});
afterAll(() => app.stop());

test('there are a thousand of them', () => {
  expect(hostileStrings().length).toBeGreaterThanOrEqual(1_000);
});

test.each(HOSTILE_TARGETS.map((target) => [target.name, target] as const))(
  '%s takes them all',
  { timeout: 900_000 },
  async (_, target) => {
    const left = hostileStrings();
    const faults: string[] = [];
    const work = async () => {
      for (let text = left.pop(); text !== undefined; text = left.pop()) {
        const fault = await faultOfResponse(await target.send(person, text));
        if (fault !== null) faults.push(`${JSON.stringify(text.slice(0, 80))}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(faults).toEqual([]);
    expect((await person.fetch('/api/health')).status).toBe(200);
  },
);
