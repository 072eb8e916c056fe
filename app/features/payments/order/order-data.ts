// What the order pages show, and where their late part finds it (see late-part.tsx): the server writes the page, and its form works
// by the browser alone until the code is there.
import { createContext, use } from 'react';
import type { PremiumOrder } from '#worker/services/payments/premium/order.ts';
import type { CourseOrder } from '#worker/services/payments/courses/order.ts';
import { latePart } from '../../../lib/late-part.tsx';

/** Calendar days, '2026-12-24'. */
export type OrderDays = { today: string; withdrawalEnd: string; renewal: string };

export type Seller = { name: string; address: string };

/** What is ordered. `order` = null: the database is away. */
export type OrderOutcome =
  | { item: 'premium'; order: PremiumOrder | null }
  | { item: 'course'; order: CourseOrder | null };

export type OrderView = OrderOutcome & {
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

type Shown = { view: OrderView; answer: OrderResult | undefined };

export const OrderContext = createContext<Shown | null>(null);

export function useOrder(): Shown {
  const shown = use(OrderContext);
  if (shown === null) throw new Error('An order page shows its parts inside OrderContext.');
  return shown;
}

const page = latePart(async () => (await import('./OrderPage.tsx')).OrderPage, 'seen');

export const LateOrderPage = page.Part;
export const prepareOrder = page.prepare;
