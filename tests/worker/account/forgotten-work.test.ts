// Nobody learns from the time of a response who has an account (docs/faults.md 41): whatever is waited for is the same statements for a known
// address and an unknown one, and everything else comes behind the response.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPerson } from '#db/account/commands/people.ts';
import { tokens } from '#db/account/schema/accounts.ts';
import { parseConfig } from '#worker/config.ts';
import { resendConfirmation } from '#worker/services/account/confirmation.ts';
import { askForReset } from '#worker/services/account/passwords.ts';
import { AUTH_SECRET } from '#tests/support/worker/application.ts';
import { startDatabase } from '#tests/support/payments/in-node.ts';
import { newAddress } from '#tests/support/account/visitor.ts';

let db: Awaited<ReturnType<typeof startDatabase>>['database'];
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ database: db, stop } = await startDatabase());
});
afterAll(() => stop());

async function known(): Promise<string> {
  const email = newAddress();
  const person = {
    id: crypto.randomUUID(),
    email,
    fullName: null,
    passwordHash: 'x',
    emailConfirmedAt: null,
  };
  await registerPerson(db, { ...person, generations: 1, resets: 1, now: Date.now() });
  return email;
}

/** What was asked of the database before the response, as SQL, and the work behind it, which begins only when the test says. */
async function waitedFor(ask: (scope: never) => Promise<void>) {
  const parsed = parseConfig({
    APP_ENV: 'development',
    AUTH_SECRET,
    MAIL_FROM: 'Szlak <kontakt@szlak.example>',
    RESEND_API_KEY: 'test-key',
    RESEND_BASE_URL: 'http://127.0.0.1:1',
  });
  if (!parsed.ok) throw new Error(parsed.sentence);
  const statements: string[] = [];
  let isAnswered = false;
  const answered = Promise.withResolvers<void>();
  // Whatever comes after the first batch waits for the response: were it waited for by the response, nothing would ever come.
  const held = {
    batch: async (all: { toSQL?(): { sql: string } }[]) => {
      if (statements.length > 0 || isAnswered) await answered.promise;
      else statements.push(...all.map((one) => one.toSQL?.().sql ?? 'raw'));
      return db.batch(all as never);
    },
  };
  const writes = () =>
    new Proxy(db, { get: (target, name) => Reflect.get(name === 'batch' ? held : target, name) as unknown });
  const behind: Promise<unknown>[] = [];
  await ask({
    config: parsed.config,
    now: Date.now(),
    origin: 'http://127.0.0.1:1',
    request: new Request('http://127.0.0.1:1'),
    session: null,
    securityLog: { hasNews: false },
    writes,
    waitUntil: (work: Promise<unknown>) => void behind.push(work),
  } as never);
  isAnswered = true;
  answered.resolve();
  for (const work of behind) await work;
  return statements;
}

test.each([
  ['a forgotten password', (email: string) => (scope: never) => askForReset(scope, email), 'reset-password'],
  [
    'a new confirmation',
    (email: string) => (scope: never) => resendConfirmation(scope, email, null),
    'confirm-email',
  ],
] as const)(
  '%s waits for the same statements, whether or not there is an account',
  { timeout: 20_000 },
  async (_, ask, purpose) => {
    const ofNobody = await waitedFor(ask(newAddress()));
    const links = async () => (await db.select().from(tokens)).filter((row) => row.purpose === purpose);
    const before = await links();
    const ofSomebody = await waitedFor(ask(await known()));
    expect(ofSomebody).toEqual(ofNobody);
    expect(ofSomebody.length).toBeGreaterThan(0);
    expect(await links()).toHaveLength(before.length + 1);
  },
);
