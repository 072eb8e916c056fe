// /panel/dziennik: what was done and looked at from the desk.
import { data } from 'react-router';
import { readJournal } from '#worker/services/desk/journal.ts';
import { scopeContext } from '../../context.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { DeskUnavailable } from '../../features/desk/DeskUnavailable.tsx';
import { JournalPage } from '../../features/desk/JournalPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/journal.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await deskData(readJournal(context.get(scopeContext), url.searchParams.get('po')), url);
  return data(page, page === null ? 503 : 200);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Dziennik – panel obsługi' }, { name: 'robots', content: 'noindex' }];
}

export default function JournalRoute({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <DeskUnavailable /> : <JournalPage {...loaderData} />;
}
