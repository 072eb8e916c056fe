// Stripe's own types as they are kept and sent: what can be expanded is an id, a decimal is a text.
import type Stripe from 'stripe';

type Field<V> = [Extract<V, string>] extends [never] ? Stored<V> : Exclude<V, object> | Extract<V, string>;

type Stored<V> = V extends Stripe.Decimal
  ? string
  : V extends (infer Item)[]
    ? Field<Item>[]
    : V extends object
      ? { [Key in keyof V]: Field<V[Key]> }
      : V;

export type Customer = Stored<Stripe.Customer>;
export type Product = Stored<Stripe.Product>;
export type Price = Stored<Stripe.Price>;
export type Coupon = Stored<Stripe.Coupon>;
export type Checkout = Stored<Stripe.Checkout.Session>;
export type LineItem = Stored<Stripe.LineItem>;
export type Subscription = Stored<Stripe.Subscription>;
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>;
export type Invoice = Stored<Stripe.Invoice>;
export type InvoicePayment = Stored<Stripe.InvoicePayment>;
export type PaymentIntent = Stored<Stripe.PaymentIntent>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type Charge = Stored<Stripe.Charge>;
export type Refund = Stored<Stripe.Refund>;
export type Dispute = Stored<Stripe.Dispute>;
export type PortalConfiguration = Stored<Stripe.BillingPortal.Configuration>;
export type WebhookEndpoint = Stored<Stripe.WebhookEndpoint>;
type MethodPreference = { available: boolean; display_preference: { preference: string; value: string } };
/** Of the forty means those that can be had here. */
export type MethodConfiguration = {
  id: string;
  object: 'payment_method_configuration';
  active: boolean;
  is_default: boolean;
  livemode: boolean;
  name: string;
  application: null;
  parent: null;
  card: MethodPreference;
  blik: MethodPreference;
  p24: MethodPreference;
};
export type PortalSession = Stored<Stripe.BillingPortal.Session>;

/** Loose where Stripe's own type is a union of three hundred. */
export type Event = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};
