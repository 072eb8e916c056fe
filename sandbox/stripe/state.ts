// All that the local Stripe remembers, as long as it runs. Maps keep the order of making, which is the order of lists.
import type { Call, Misbehaviour } from './misbehave.ts';
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
