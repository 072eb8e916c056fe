// What the provider may say that a happy month never brings: a customer whom it doesn't know, a bank that only asks, a refund by hand, an
// answer of failure that it repeats. The functions run here, without a Worker, against a real sqld and the local Stripe.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#db/client.ts';
import { profiles } from '#db/account/schema/accounts.ts';
import { openOrders, stripeEvents } from '#db/payments/schema/orders.ts';
import { purchases } from '#db/payments/schema/courses.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { startStripe, type LocalStripe } from '#sandbox/stripe/server.ts';
import { paymentsScopeOf, newCustomer, startDatabase } from '#tests/support/payments/in-node.ts';
import { customerOf } from '#worker/services/payments/order-page.ts';
import type { ProviderScope } from '#worker/services/payments/provider-scope.ts';
import { syncCustomer } from '#worker/services/payments/premium/sync-customer.ts';
import { reconcileCourses } from '#worker/services/payments/courses/reconcile.ts';

let db: Database;
let local: LocalStripe;
let scope: ProviderScope;
let stop: () => Promise<void>;
beforeAll(async () => {
  // The faults that are asked for.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { database, stop: stopDatabase } = await startDatabase();
  [db, local] = [database, await startStripe({ port: 0 })];
  scope = await paymentsScopeOf(local, db);
  stop = async () => {
    await local.stop();
    await stopDatabase();
  };
});
afterAll(() => stop());
beforeEach(() => local.post.hold());

async function premiumOwner() {
  const { personId, customerId } = await newCustomer(scope);
  const checkout = await scope.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customerId,
    line_items: [{ price: local.prices.premium, quantity: 1 }],
    success_url: 'http://127.0.0.1:1/',
  });
  local.dashboard.pay(checkout.id);
  await syncCustomer(scope, customerId, null);
  const mine = <One extends { customer?: unknown }>(all: One[]) =>
    all.filter((one) => one.customer === customerId);
  return {
    personId,
    customerId,
    sync: () => syncCustomer(scope, customerId, null),
    charge: () => mine(local.all('charges'))[0]?.id ?? 'none',
    refunds: () => mine(local.all('refunds')).map(({ amount }) => amount),
    async status() {
      const rows = await db.select().from(subscriptions).where(eq(subscriptions.user_id, personId));
      return rows.find(({ customer_id: of }) => of !== null)?.status;
    },
  };
}

test('a customer whom the provider doesn’t know has nothing left, every reading is done, and found again has all of it', async () => {
  const person = await premiumOwner();
  const set = async (customerId: string) => {
    await db.update(profiles).set({ stripe_customer_id: customerId }).where(eq(profiles.id, person.personId));
    await db
      .update(subscriptions)
      .set({ customer_id: customerId, quiz_generations_left: 3 })
      .where(eq(subscriptions.id, local.all('subscriptions').at(-1)?.id ?? 'none'));
  };
  await set('cus_nobody');
  const event = { id: 'evt_of_nobody', type: 'customer.subscription.deleted' };
  await syncCustomer(scope, 'cus_nobody', event);
  expect(await person.status()).toBe('canceled');
  expect(await db.$count(stripeEvents, eq(stripeEvents.id, event.id))).toBe(1);
  await set(person.customerId);
  await person.sync();
  expect(await person.status()).toBe('active');
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.customer_id, person.customerId));
  expect(row?.quiz_generations_left).toBe(3);
});

test('a bank that only asks takes nothing away; a dispute does, and won, it sends no money after', async () => {
  const person = await premiumOwner();
  const { id } = local.dashboard.dispute(person.charge());
  const turns = (status: string) => local.dashboard.closeDispute(id, status as 'won');
  turns('warning_needs_response');
  await person.sync();
  expect(await person.status()).toBe('active');
  turns('needs_response');
  await person.sync();
  expect(await person.status()).toBe('canceled');
  turns('won');
  await person.sync();
  expect(await person.status()).toBe('canceled');
  expect(person.refunds()).toEqual([]);
});

test('who withdraws after a refund of a part gets the rest, once', async () => {
  const person = await premiumOwner();
  local.dashboard.refund(person.charge(), 1_000);
  await person.sync();
  const ofPerson = eq(subscriptions.customer_id, person.customerId);
  await db.update(subscriptions).set({ status: 'canceled', withdrawn_at: Date.now() }).where(ofPerson);
  await Promise.all([person.sync(), person.sync()]);
  await person.sync();
  const [kindness, rest, ...more] = person.refunds();
  expect([kindness, more]).toEqual([1_000, []]);
  // One day of 28 to 31 was begun.
  expect(rest).toBeGreaterThanOrEqual(6_617);
  expect(rest).toBeLessThanOrEqual(6_646);
});

test('a refund that failed is another call once a part of it went back by hand', async () => {
  const person = await premiumOwner();
  const ofPerson = eq(subscriptions.customer_id, person.customerId);
  await db.update(subscriptions).set({ status: 'canceled', withdrawn_at: Date.now() }).where(ofPerson);
  const failing = { on: 'POST /v1/refunds', kind: 'status', status: 500 } as const;
  local.misbehave(failing, failing, failing);
  await expect(person.sync()).rejects.toThrow();
  local.dashboard.refund(person.charge(), 1_000);
  await person.sync();
  expect(person.refunds()).toEqual([1_000, expect.any(Number)]);
  for (const { body, idempotencyKey } of local.calls('POST /v1/refunds'))
    expect(idempotencyKey).toMatch(new RegExp(`:${new URLSearchParams(body).get('amount')}$`));
});

test('a failure that the provider repeats keeps nobody from becoming a customer', async () => {
  const { personId } = await newCustomer(scope);
  await db.update(profiles).set({ stripe_customer_id: null }).where(eq(profiles.id, personId));
  const real = scope.stripe;
  const create = vi.spyOn(real.customers, 'create').mockRejectedValueOnce(
    Object.assign(new Error('An unknown error occurred'), {
      type: 'StripeAPIError',
      statusCode: 500,
      headers: { 'idempotent-replayed': 'true' },
    }),
  );
  const person = { id: personId, email: 'a@example.pl', fullName: null, emailConfirmed: true };
  const made = await customerOf(scope, person);
  create.mockRestore();
  expect(local.all('customers').find(({ id }) => id === made)).toMatchObject({ email: 'a@example.pl' });
});

test('an order of a course that can’t be read holds up no other', async () => {
  const { personId } = await newCustomer(scope);
  const courses = ['ai-dla-kazdego', 'angielski-biznesowy'];
  for (const [index, courseId] of courses.entries()) {
    const { id } = await scope.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'pln', unit_amount: 1_000, product_data: { name: courseId } },
        },
      ],
      metadata: { user_id: personId, course_id: courseId },
      success_url: 'http://127.0.0.1:1/',
    });
    local.dashboard.pay(id);
    await db.insert(openOrders).values({
      user_id: personId,
      item: `course:${courseId}`,
      attempt: id,
      checkout_id: id,
      amount_grosze: 1_000,
      consented_at: scope.now,
      expires_at: scope.now + index + 1,
    });
  }
  const failing = { on: 'GET /v1/checkout', kind: 'status', status: 403 } as const;
  local.misbehave(failing);
  await reconcileCourses(scope);
  const bought = await db.select().from(purchases).where(eq(purchases.user_id, personId));
  expect(bought.map(({ course_id: course }) => course)).toEqual(['angielski-biznesowy']);
});
