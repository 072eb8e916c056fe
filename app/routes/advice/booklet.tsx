// /ksiazeczka: the booklet of stamps, for signed-in people only.
import { data } from 'react-router';
import { readBooklet } from '#worker/services/advice/booklet.ts';
import { scopeContext } from '../../context.ts';
import { BookletPage } from '../../features/advice/booklet/BookletPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/booklet.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context }: Route.LoaderArgs) {
  const pages = await personalData(readBooklet(context.get(scopeContext)), '/ksiazeczka');
  return data({ pages }, pages === null ? 503 : 200);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Książeczka pieczątek – Szlak' }];
}

export default function Booklet({ loaderData: { pages } }: Route.ComponentProps) {
  return <BookletPage pages={pages} />;
}
