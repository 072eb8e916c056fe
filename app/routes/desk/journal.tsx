// /panel/dziennik: what was done and looked at from the desk.
import { readJournal } from '#worker/services/desk/journal.ts';
import { scopeContext } from '../../context.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { JournalPage } from '../../features/desk/JournalPage.tsx';
import type { Route } from './+types/journal.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return deskData(readJournal(context.get(scopeContext), url.searchParams.get('po')), url);
}

export const meta = deskMeta('Dziennik');

export default function JournalRoute({ loaderData }: Route.ComponentProps) {
  return <JournalPage {...loaderData} />;
}
