// An order's number is made of the provider's id, which stays with us.
import { createHash } from 'node:crypto';
import { orderNumberOf } from '#domain/payments/grouped-number.ts';

/** `id`: of the payment of a course, or of the subscription. */
export function orderNumber(id: string): string {
  return orderNumberOf(createHash('sha256').update(`szlak order ${id}`).digest());
}
