// /przypomnienia, for signed-in people only.
import { data } from 'react-router';
import { readOwnReminders } from '#worker/services/advice/reminders.ts';
import { scopeContext } from '../../context.ts';
import { DONE, remindersAction } from '../../features/advice/reminders/reminders-action.server.ts';
import { RemindersPage } from '../../features/advice/reminders/RemindersPage.tsx';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/reminders.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, url }: Route.LoaderArgs) {
  const own = await personalData(readOwnReminders(context.get(scopeContext)), '/przypomnienia');
  if (own === null) throw new Response(null, { status: 503 });
  return data({ own, done: doneSentence(url, DONE) });
}

export function action({ context, request }: Route.ActionArgs) {
  return remindersAction(context.get(scopeContext), request);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Przypomnienia – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function Reminders({ loaderData: { own, done }, actionData }: Route.ComponentProps) {
  const refused = typeof actionData === 'string' ? actionData : undefined;
  return <RemindersPage own={own} done={done} refused={refused} />;
}
