// Faults 25-29 as a property: whatever happens at the provider, and in whatever order, how often and how many at once its events and the
// success pages come, our rows end as the provider's present state, and each paid period filled the counters once. The functions
// run here, without a Worker, against a real sqld and the local Stripe.
import { and, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#db/client.ts';
import { metrics } from '#db/desk/schema/observability.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { startStripe, type LocalStripe } from '#sandbox/stripe/server.ts';
import { paymentsScopeOf, newCustomer, startDatabase } from '#tests/support/payments/in-node.ts';
import type { ProviderScope } from '#worker/services/payments/provider-scope.ts';
import { syncCustomer } from '#worker/services/payments/premium/sync-customer.ts';
import { handleEvent } from '#worker/services/payments/webhook.ts';

let database: Database;
let stop: () => Promise<void>;
beforeAll(async () => {
  // The faults that the stories ask for.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  ({ database, stop } = await startDatabase());
  // Watches the counters: each filling is written down, and so is a rise without one.
  await database.run(sql`CREATE TABLE fills (subscription TEXT, period TEXT)`);
  await database.run(sql`CREATE TABLE rises (subscription TEXT)`);
  await database.run(sql`CREATE TRIGGER filled_at_first AFTER INSERT ON subscriptions WHEN NEW.counted_period IS NOT NULL
    BEGIN INSERT INTO fills VALUES (NEW.id, NEW.counted_period); END`);
  await database.run(sql`CREATE TRIGGER filled_again AFTER UPDATE ON subscriptions WHEN NEW.counted_period IS NOT OLD.counted_period
    BEGIN INSERT INTO fills VALUES (NEW.id, NEW.counted_period); END`);
  await database.run(sql`CREATE TRIGGER risen AFTER UPDATE ON subscriptions
    WHEN NEW.quiz_generations_left > OLD.quiz_generations_left AND NEW.counted_period IS OLD.counted_period
    BEGIN INSERT INTO rises VALUES (NEW.id); END`);
});
afterAll(() => stop());

/** What may happen to a customer at the provider. */
const DEEDS = [
  'buy',
  'renew',
  'renew-declined',
  'pay-the-open',
  'cancel-at-the-end',
  'resume',
  'cancel-now',
  'refund',
  'dispute',
] as const;

type Step =
  | { kind: 'deed'; deed: (typeof DEEDS)[number] }
  /** Events that are there by then, by a number each, all at once; and so many success pages beside them. */
  | { kind: 'tell'; which: number[]; pages: number }
  /** A success page that has read the provider and writes only when all else is done. */
  | { kind: 'stall' }
  /** The provider's next answer is a refusal. */
  | { kind: 'fault' }
  /** A generation is used. */
  | { kind: 'spend' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('deed' as const), deed: fc.constantFrom(...DEEDS) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('tell' as const),
      which: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
      pages: fc.nat(2),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'stall' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'fault' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'spend' as const }) },
);

const story = fc.record({
  steps: fc.array(step, { minLength: 3, maxLength: 14 }),
  /** The order in which everything is told at last, each perhaps twice. */
  shuffle: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
});

type World = {
  local: LocalStripe;
  scope: ProviderScope;
  customerId: string;
  personId: string;
  /** Each lets a page that stalls go on, and waits for its end. */
  stalled: (() => Promise<unknown>)[];
};

test('events in any order, any number of times, many at once, end in the provider’s present state', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ steps, shuffle }) => {
      const local = await startStripe({ port: 0 });
      try {
        local.post.hold();
        const scope = await paymentsScopeOf(local, database);
        const world: World = { local, scope, stalled: [], ...(await newCustomer(scope)) };
        await act(world, { kind: 'deed', deed: 'buy' });
        for (const one of steps) await act(world, one);
        await tellEverything(world, shuffle);
        for (const goOn of world.stalled) await goOn();
        await expectPresentState(world);
      } finally {
        await local.stop();
      }
    }),
    // The first failing story as it is: to look for a shorter one takes longer than a test may.
    { numRuns: 25, endOnFailure: true },
  );
});

async function act(world: World, one: Step): Promise<void> {
  const { local, scope, customerId, personId } = world;
  switch (one.kind) {
    case 'deed':
      return happen(world, one.deed);
    case 'tell': {
      const events = local.events();
      const told = one.which.flatMap((number) => events[number % events.length] ?? []);
      const pages = Array.from({ length: one.pages }, () => syncCustomer(scope, customerId, null));
      // Some may fail, for the faults; everything is told again at the end.
      await Promise.allSettled([...told.map((event) => tell(scope, event)), ...pages]);
      return;
    }
    case 'stall':
      return stall(world);
    case 'fault':
      return local.misbehave({ kind: 'status', status: 429 });
    case 'spend':
      await database.run(sql`UPDATE subscriptions SET quiz_generations_left = quiz_generations_left - 1
        WHERE user_id = ${personId} AND customer_id IS NOT NULL AND quiz_generations_left > 0`);
  }
}

/** Returns once the page has read the subscriptions that it will write; what it reads after that is fresh. */
async function stall({ scope, customerId, stalled }: World): Promise<void> {
  const [read, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { stripe } = scope;
  const charges: Stripe['charges'] = Object.create(stripe.charges);
  charges.list = (params) =>
    go.promise.then(() => stripe.charges.list(params)) as ReturnType<typeof charges.list>;
  const subscribed: Stripe['subscriptions'] = Object.create(stripe.subscriptions);
  subscribed.list = (params) => {
    const list = stripe.subscriptions.list(params);
    list.then(
      () => read.resolve(),
      () => read.resolve(),
    );
    return list;
  };
  const stalling: Stripe = Object.assign(Object.create(stripe), { charges, subscriptions: subscribed });
  const page = syncCustomer({ ...scope, stripe: stalling }, customerId, null).catch(() => {});
  await Promise.race([read.promise, page]);
  stalled.push(() => {
    go.resolve();
    return page;
  });
}

const tell = (scope: ProviderScope, event: unknown) => handleEvent(scope, event as Stripe.Event);

async function happen({ local, scope, customerId }: World, deed: (typeof DEEDS)[number]): Promise<void> {
  const first = local.all('subscriptions').find(({ status }) => status !== 'canceled');
  const charge = local
    .all('charges')
    .findLast(({ paid, refunded, disputed }) => paid && !refunded && !disputed);
  const change = (params: Stripe.SubscriptionUpdateParams) =>
    first === undefined ? undefined : scope.stripe.subscriptions.update(first.id, params).catch(() => {});
  switch (deed) {
    case 'buy': {
      // Two windows, each with an order of its own: more than one is bought.
      const checkout = await scope.stripe.checkout.sessions
        .create({
          mode: 'subscription',
          customer: customerId,
          line_items: [{ price: local.prices.premium, quantity: 1 }],
          success_url: 'http://127.0.0.1:1/',
        })
        .catch(() => null);
      if (checkout !== null) local.dashboard.pay(checkout.id);
      return;
    }
    case 'renew':
      local.dashboard.setCard(customerId, 'works');
      return local.advance({ months: 1 });
    case 'renew-declined':
      local.dashboard.setCard(customerId, 'declines');
      return local.advance({ months: 1 });
    case 'pay-the-open':
      local.dashboard.setCard(customerId, 'works');
      for (const { id } of local.dashboard.openInvoices(customerId)) local.dashboard.payInvoice(id);
      return;
    case 'cancel-at-the-end':
      await change({ cancel_at_period_end: true });
      return;
    case 'resume':
      await change({ cancel_at_period_end: false });
      return;
    case 'cancel-now':
      if (first !== undefined) local.dashboard.cancel(first.id);
      return;
    case 'refund':
      if (charge !== undefined) local.dashboard.refund(charge.id);
      return;
    case 'dispute':
      if (charge !== undefined) local.dashboard.dispute(charge.id);
  }
}

/** Also what the handling itself brings about at the provider. */
async function tellEverything({ local, scope }: World, shuffle: number[]): Promise<void> {
  const told = new Set<string>();
  for (;;) {
    const fresh = local.events().filter(({ id }) => !told.has(id));
    if (fresh.length === 0) return;
    const keyed = fresh.flatMap((event, index) => {
      const key = (shuffle[index % shuffle.length] ?? 0) * (index + 1);
      return key % 3 === 0
        ? [
            { event, key },
            { event, key: key + 1 },
          ]
        : [{ event, key }];
    });
    const order = keyed.toSorted((a, b) => (a.key % 101) - (b.key % 101)).map(({ event }) => event);
    for (let at = 0; at < order.length; at += 4) {
      const outcomes = await Promise.allSettled(order.slice(at, at + 4).map((event) => tell(scope, event)));
      order.slice(at, at + 4).forEach((event, index) => {
        if (outcomes[index]?.status === 'fulfilled') told.add(event.id);
      });
    }
  }
}

async function expectPresentState({ local, personId }: World): Promise<void> {
  const rows = await database.select().from(subscriptions).where(eq(subscriptions.user_id, personId));
  const paid = rows.filter(({ id }) => id.startsWith('sub_'));
  const there = local.all('subscriptions');
  expect(paid.map(({ id }) => id).toSorted()).toEqual(there.map(({ id }) => id).toSorted());
  for (const subscription of there) {
    const row = paid.find(({ id }) => id === subscription.id);
    const [item] = subscription.items.data;
    expect(row).toMatchObject({
      status: subscription.status,
      plan_id: item?.price.id,
      current_period_end: new Date((item?.current_period_end ?? 0) * 1000).toISOString(),
      cancel_at_period_end: subscription.cancel_at !== null || subscription.cancel_at_period_end,
    });
  }
  expect(there.filter(({ status }) => status === 'active' || status === 'past_due').length).toBeLessThan(2);
  await expectFillings(paid, local);
  const free = rows.find(({ id }) => id.startsWith('free:'));
  expect(free).toMatchObject({ status: 'active', quiz_generations_left: 1 });
  const counted = paid.filter(({ counted_period: period }) => period !== null);
  const completed = and(eq(metrics.user_id, personId), eq(metrics.metric_name, 'checkout_completed'));
  expect(await database.$count(metrics, completed)).toBe(counted.length);
}

async function expectFillings(
  rows: (typeof subscriptions.$inferSelect)[],
  local: LocalStripe,
): Promise<void> {
  for (const { id, counted_period: last, status } of rows) {
    const fills = await database.all<{ period: string }>(
      sql`SELECT period FROM fills WHERE subscription = ${id}`,
    );
    const periods = fills.map(({ period }) => period);
    expect(new Set(periods).size).toBe(periods.length);
    expect(periods.at(-1) ?? null).toBe(last);
    const item = local.all('subscriptions').find((one) => one.id === id)?.items.data[0];
    const present = new Date((item?.current_period_start ?? 0) * 1000).toISOString();
    // Active means paid for here: drafts are charged as the clock goes on.
    if (status === 'active') expect(last).toBe(present);
  }
  const ids = new Set(rows.map(({ id }) => id));
  const rises = await database.all<{ subscription: string }>(sql`SELECT subscription FROM rises`);
  expect(rises.filter(({ subscription }) => ids.has(subscription))).toEqual([]);
}
