// /dla-uczniow: who helps pupils. Not listed anywhere, kept nowhere, and without the frame's offers.
import { PupilsPage } from '../../features/advice/gate/PupilsPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/pupils.ts';

export const handle: PageHandle = { sells: false, isPlace: false };

export function headers() {
  return { 'Cache-Control': 'private, no-store' };
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Dla uczniów – Szlak' },
    {
      name: 'description',
      content: 'Kto pomaga wybrać szkołę i zawód za darmo: doradca w szkole, poradnia i publiczne źródła.',
    },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function PupilsRoute() {
  return <PupilsPage />;
}
