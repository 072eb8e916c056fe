// Our own summary before the provider's page (docs/decisions.md 'The way to pay'): what is bought, what it costs, what happens when; or,
// where nothing can be ordered, why, and the one thing to do about it.
import { CourseOrderPage } from './CourseOrderPage.tsx';
import { PremiumOrderPage } from './PremiumOrderPage.tsx';
import type { OrderPageProps } from './order-data.ts';
import { OrderAway } from './OrderStops.tsx';

export function OrderPage({ view, result }: OrderPageProps) {
  if (view.order === null) return <OrderAway />;
  if (view.item === 'premium') return <PremiumOrderPage order={view.order} view={view} result={result} />;
  return <CourseOrderPage order={view.order} view={view} result={result} />;
}
