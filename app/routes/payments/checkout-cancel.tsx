// /dashboard/cancel, where the provider leads back to without a payment.
import { scopeContext } from '../../context.ts';
import { CancelPage } from '../../features/payments/checkout-return/CancelPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/checkout-cancel.ts';

export const handle: PageHandle = { isPlace: false };

export async function loader({ context }: Route.LoaderArgs) {
  await personalData(context.get(scopeContext).accountState(), '/dashboard/cancel');
  return null;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Płatność anulowana – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function CheckoutCancel() {
  return <CancelPage />;
}
