// A local Stripe on loopback: the API version that we pin, for the unmodified library; hosted pages that can be clicked through; signed
// webhooks, sent for real; a clock that can be moved on; faults on demand. Used by `npm start` and by the tests.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { advance, type Advance } from './clock.ts';
import { LINK_PATH } from './checkout/link.ts';
import { createDashboard, type Dashboard } from './dashboard.ts';
import { seedCustomers, type KnownCustomer } from './demo.ts';
import { handle } from './handle.ts';
import { createPost, type Post, signatureOf } from './post.ts';
import {
  all,
  type Call,
  type Collection,
  keep,
  type Kept,
  type Misbehaviour,
  now,
  type Order,
  type State,
} from './state.ts';
import type { Event } from './stored.ts';
import { PREMIUM_PRICE_GROSZE, REFERRAL_PRICE_GROSZE } from '#domain/payments/plan/price.ts';
import { createPrice, createProduct } from './objects/price.ts';
import { newMethods, newPortal, preferMethod } from './objects/account.ts';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type StripeOptions = {
  /** 0 = any free port. */
  port: number;
  /** What its clock shows at the start; by default the real time. */
  now?: Date;
  /** Who is a customer already. */
  customers?: readonly KnownCustomer[];
  /** An account in which nothing has been set up. */
  isNew?: boolean;
  /** Keeps its state from start to start; without it, in memory only. */
  file?: string;
};

export type LocalStripe = {
  url: string;
  secretKey: string;
  webhookSecret: string;
  prices: typeof PRICES;
  /** The payment link for a course. */
  fallbackLink: string;
  sendWebhooksTo(url: string | null): void;
  /** Holds, releases, repeats and drops deliveries. */
  post: Post;
  /** All events, oldest first. */
  events(type?: string): Event[];
  /** The header that a delivery of this body would carry. */
  signature(payload: string, atSeconds?: number): string;
  /** The present state of everything that it keeps. */
  all<Name extends keyof Kept>(name: Name): Kept[Name][];
  /** What people do at Stripe's own pages. */
  dashboard: Dashboard;
  /** Its time, in epoch seconds. */
  now(): number;
  /** Moves the clock; renewals, retries, expiries on the way happen and are delivered before it resolves. */
  advance(by: Advance, options?: { leaveDrafts?: boolean }): Promise<void>;
  /** One plan for each of the next calls that it fits. */
  misbehave(...plans: Misbehaviour[]): void;
  /** Oldest first; `to`: the method and the beginning of the path, 'POST /v1/refunds'. */
  calls(to?: string): Call[];
  /** As it was at the start, under the same address; webhooks go nowhere. */
  reset(): void;
  stop(): Promise<void>;
};

/** The same from start to start, so that a .dev.vars of yesterday still fits. Worth nothing anywhere else. */
const SECRET_KEY = 'sk_test_local';
const WEBHOOK_SECRET = 'whsec_local';

const SAVE_MS = 2_000;

export async function startStripe({
  port,
  now: start,
  customers = [],
  file,
  isNew = false,
}: StripeOptions): Promise<LocalStripe> {
  const state = newState(start ?? new Date());
  const server = createServer((request, response) => void handle(state, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const isKnown = file !== undefined && readState(state, file);
  seedAccount(state);
  if (!isKnown && !isNew) seedCatalogue(state);
  seedCustomers(state, customers);
  const keeping = file === undefined ? null : setInterval(() => live(state, file), SAVE_MS).unref();
  return {
    url: state.url,
    secretKey: state.secretKey,
    webhookSecret: state.webhookSecret,
    prices: PRICES,
    fallbackLink: `${state.url}${LINK_PATH}`,
    sendWebhooksTo: (url) => state.post.sendTo(url),
    get post() {
      return state.post;
    },
    events: (type) => all(state, 'events').filter((event) => type === undefined || event.type === type),
    signature: (payload, atSeconds) => signatureOf(payload, state.webhookSecret, atSeconds),
    all: (name) => all(state, name),
    dashboard: createDashboard(state),
    now: () => now(state),
    async advance(by, options) {
      advance(state, by, options);
      await state.post.settled();
    },
    misbehave: (...plans) => void state.plans.push(...plans),
    calls: (to = '') => state.calls.filter(({ method, path }) => `${method} ${path}`.startsWith(to)),
    reset() {
      state.post.stop();
      Object.assign(state, newState(start ?? new Date()), { url: state.url });
      seedAccount(state);
      if (!isNew) seedCatalogue(state);
      seedCustomers(state, customers);
    },
    stop: () =>
      new Promise((resolve) => {
        if (keeping !== null) clearInterval(keeping);
        if (file !== undefined) writeState(state, file);
        state.post.stop();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** What fell due in the meantime happens now, as it would at Stripe. */
function live(state: State, file: string): void {
  advance(state, {}, { leaveDrafts: true });
  writeState(state, file);
}

function newState(start: Date): State {
  return {
    kept: {
      customers: new Map(),
      products: new Map(),
      prices: new Map(),
      coupons: new Map(),
      checkouts: new Map(),
      subscriptions: new Map(),
      invoices: new Map(),
      invoicePayments: new Map(),
      paymentIntents: new Map(),
      paymentMethods: new Map(),
      charges: new Map(),
      refunds: new Map(),
      disputes: new Map(),
      portalSessions: new Map(),
      portalConfigurations: new Map(),
      webhookEndpoints: new Map(),
      methodConfigurations: new Map(),
      events: new Map(),
    },
    orders: new Map(),
    deletedCustomers: new Set(),
    idempotency: new Map(),
    calls: [],
    plans: [],
    post: createPost(WEBHOOK_SECRET),
    url: '',
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    clockOffsetMs: start.getTime() - Date.now(),
    request: { id: null, idempotency_key: null },
    count: 0,
  };
}

// What a configured Stripe account has before the first customer: the products and prices of the plans.
const PRICES = {
  premium: 'price_premium',
  referral: 'price_premium_referral',
  enterprise: 'price_enterprise',
} as const;

/** Nobody is offered it. */
const ENTERPRISE_PRICE_GROSZE = 29_900;

function seedCatalogue(state: State): void {
  const premium = createProduct(state, { id: 'prod_premium', name: 'Szlak Premium' });
  const enterprise = createProduct(state, { id: 'prod_enterprise', name: 'Szlak Enterprise' });
  const prices = [
    { id: PRICES.premium, product: premium.id, unit_amount: PREMIUM_PRICE_GROSZE },
    { id: PRICES.referral, product: premium.id, unit_amount: REFERRAL_PRICE_GROSZE },
    { id: PRICES.enterprise, product: enterprise.id, unit_amount: ENTERPRISE_PRICE_GROSZE },
  ];
  for (const price of prices)
    createPrice(state, { currency: 'pln', isMonthly: true, tax_behavior: 'inclusive', ...price });
  keep(state, 'portalConfigurations', { ...newPortal(state), id: 'bpc_local', is_default: true });
  for (const method of ['blik', 'p24'] as const) preferMethod(state, method, 'on');
}

/** What every account has from its first day: cards, and nothing of Poland. */
function seedAccount(state: State): void {
  if (state.kept.methodConfigurations.size === 0) keep(state, 'methodConfigurations', newMethods());
}

// Keeps what the local Stripe knows in a file, as the local database keeps what the application knows: who bought Premium yesterday has it
// today. Calls, deliveries and idempotency keys are forgotten.
type Saved = {
  /** Of an older one, some may be missing. */
  kept: { [Name in Collection]?: Kept[Name][] };
  orders: [string, Order][];
  deletedCustomers: string[];
  clockOffsetMs: number;
  count: number;
};

/** False = there was nothing to read. */
function readState(state: State, file: string): boolean {
  if (!existsSync(file)) return false;
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Saved;
  for (const name of Object.keys(state.kept) as Collection[]) fill(state, name, saved.kept[name] ?? []);
  for (const [id, order] of saved.orders) state.orders.set(id, order);
  for (const id of saved.deletedCustomers) state.deletedCustomers.add(id);
  Object.assign(state, { clockOffsetMs: saved.clockOffsetMs, count: saved.count });
  return true;
}

function fill<Name extends Collection>(state: State, name: Name, saved: Kept[Name][]): void {
  for (const one of saved) state.kept[name].set(one.id, one);
}

function writeState(state: State, file: string): void {
  const { kept, orders, deletedCustomers, clockOffsetMs, count } = state;
  const lists = Object.entries(kept).map(([name, map]) => [name, [...map.values()]]);
  const saved = {
    kept: Object.fromEntries(lists),
    orders: [...orders],
    deletedCustomers: [...deletedCustomers],
    clockOffsetMs,
    count,
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(saved));
  renameSync(`${file}.new`, file);
}
