// /dashboard/pytanie: questions to the adviser about the current analysis, for signed-in people only.
import { data, redirect } from 'react-router';
import { readOwnQuestions } from '#worker/services/advice/ask.ts';
import { scopeContext } from '../../context.ts';
import { askAction, DONE } from '../../features/advice/ask/ask-action.server.ts';
import { ASK_PATH } from '../../features/advice/ask/ask-form.ts';
import { AskPage } from '../../features/advice/ask/AskPage.tsx';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/ask.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, url }: Route.LoaderArgs) {
  const own = await personalData(readOwnQuestions(context.get(scopeContext)), ASK_PATH);
  if (own === null) throw new Response(null, { status: 503 });
  // Where there is nothing to ask about, the page of the analysis says so.
  if (own === 'none') throw redirect('/dashboard/analiza');
  return data({ own, done: doneSentence(url, DONE) });
}

export function action({ context, request }: Route.ActionArgs) {
  return askAction(context.get(scopeContext), request);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Zapytaj o swoją analizę – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function AskRoute({ loaderData: { own, done }, actionData }: Route.ComponentProps) {
  return <AskPage own={own} done={done} refused={actionData} />;
}
