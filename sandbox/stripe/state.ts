// All that the local Stripe remembers, as long as it runs. Maps keep the order of making, which is the order of lists.
import type { Post } from './post.ts';
import type {
  Charge,
  Checkout,
  Coupon,
  Customer,
  Dispute,
  Event,
  Invoice,
  InvoicePayment,
  LineItem,
  MethodConfiguration,
  PaymentIntent,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  Subscription,
  WebhookEndpoint,
} from './stored.ts';

export type Kept = {
  customers: Customer;
  products: Product;
  prices: Price;
  coupons: Coupon;
  checkouts: Checkout;
  subscriptions: Subscription;
  invoices: Invoice;
  invoicePayments: InvoicePayment;
  paymentIntents: PaymentIntent;
  paymentMethods: PaymentMethod;
  charges: Charge;
  refunds: Refund;
  disputes: Dispute;
  portalSessions: PortalSession;
  portalConfigurations: PortalConfiguration;
  webhookEndpoints: WebhookEndpoint;
  methodConfigurations: MethodConfiguration;
  events: Event;
};

export type Collection = keyof Kept;

/** What a Checkout Session was asked for and doesn't show itself. */
export type Order = {
  items: LineItem[];
  description: string | null;
  /** Of the payment or of the subscription that it will make. */
  metadata: Record<string, string>;
  receiptEmail: string | null;
};

export type Answer = { status: number; body: string };

type Remembered = { path: string; body: string; answer: Answer; expiresAt: number };

export type State = {
  kept: { [Name in Collection]: Map<string, Kept[Name]> };
  orders: Map<string, Order>;
  /** Ids of customers that were deleted. */
  deletedCustomers: Set<string>;
  idempotency: Map<string, Remembered>;
  calls: Call[];
  plans: Misbehaviour[];
  post: Post;
  /** Where this server listens. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** Added to the real time. */
  clockOffsetMs: number;
  /** The call that is being answered, for its events. */
  request: { id: string | null; idempotency_key: string | null };
  /** Numbers of invoices and receipts. */
  count: number;
};

/** Epoch seconds, as everywhere at Stripe. */
export function now(state: State): number {
  return Math.floor((Date.now() + state.clockOffsetMs) / 1000);
}

export function keep<Name extends Collection>(state: State, name: Name, one: Kept[Name]): Kept[Name] {
  state.kept[name].set(one.id, one);
  return one;
}

export function all<Name extends Collection>(state: State, name: Name): Kept[Name][] {
  return [...state.kept[name].values()];
}

// How the local Stripe can be told to fail: one plan for each of the next calls that it fits.

/** What was called, whatever came of it. */
export type Call = {
  method: string;
  path: string;
  /** As it came: form-encoded. */
  body: string;
  idempotencyKey: string | null;
  status: number | null;
};

/**
 * 'status' answers so and does nothing; 'hang' never answers; 'break' loses the connection and does nothing; 'lost' does what was
 * asked and then loses the connection; 'slow' answers after `ms`.
 */
export type Misbehaviour = { on?: string } & (
  | { kind: 'status'; status: 400 | 401 | 402 | 403 | 409 | 429 | 500 | 502 | 503 }
  | { kind: 'hang' | 'break' | 'lost' }
  | { kind: 'slow'; ms: number }
);

/** `on`: the method and the beginning of the path, 'POST /v1/checkout'; left out = whichever call is next. */
export function takePlan(plans: Misbehaviour[], method: string, path: string): Misbehaviour | null {
  const index = plans.findIndex(({ on }) => on === undefined || `${method} ${path}`.startsWith(on));
  return index < 0 ? null : (plans.splice(index, 1)[0] ?? null);
}

const MESSAGES: Record<number, string> = {
  401: 'Invalid API Key provided.',
  403: 'The provided key does not have access.',
  409: 'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
  429: 'Request rate limit exceeded.',
};

export function faultBody(status: number): string {
  const type = status >= 500 ? 'api_error' : status === 402 ? 'card_error' : 'invalid_request_error';
  const code = status === 429 ? { code: 'rate_limit' } : status === 409 ? { code: 'lock_timeout' } : {};
  const message = MESSAGES[status] ?? 'An unknown error occurred';
  return JSON.stringify({ error: { type, ...code, message } });
}
