// /wsparcie: the helplines. Not listed anywhere, kept nowhere, and without the frame's offers.
import { SupportPage } from '../../features/advice/gate/SupportPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/support.ts';

export const handle: PageHandle = { sells: false, isPlace: false };

export function headers() {
  return { 'Cache-Control': 'private, no-store' };
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Wsparcie w kryzysie – Szlak' },
    {
      name: 'description',
      content: 'Telefony, pod którymi ktoś wysłucha: 800 70 2222, 116 123, 116 111, 112.',
    },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function SupportRoute() {
  return <SupportPage />;
}
