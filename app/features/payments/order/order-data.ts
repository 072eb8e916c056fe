// What the order pages show.
import type { PremiumOrder } from '#worker/services/payments/premium/order.ts';
import type { CourseOrder } from '#worker/services/payments/courses/order.ts';

/** Calendar days, '2026-12-24'. */
type OrderDays = { today: string; withdrawalEnd: string; renewal: string };

export type Seller = { name: string; address: string };

/** What is ordered. `order` = null: the database is away. */
export type OrderOutcome =
  | { item: 'premium'; order: PremiumOrder | null }
  | { item: 'course'; order: CourseOrder | null };

export type OrderView = OrderOutcome & {
  /** 'kartą albo BLIKIEM': named before anybody orders. */
  means: string;
  days: OrderDays;
  seller: Seller;
  /** Of a discount, by the server's clock. */
  discountLeftMs: number;
};

export type OrderResult =
  | { state: 'go'; url: string }
  | { state: 'refused'; place: 'consent' | 'form'; sentence: string }
  /** The message with the link to confirm is on its way again. */
  | { state: 'sent' };

/** `result`: to a form that was sent without JavaScript. */
export type OrderPageProps = { view: OrderView; result: OrderResult | undefined };
