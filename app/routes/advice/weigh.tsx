// /dashboard/decyzja: the paths of the current analysis against one's own criteria, for signed-in people only.
import { data, redirect } from 'react-router';
import { readOwnDecision } from '#worker/services/advice/weigh.ts';
import { scopeContext } from '../../context.ts';
import { DONE, weighAction } from '../../features/advice/decide/weigh/weigh-action.server.ts';
import { WEIGH_PATH } from '../../features/advice/decide/weigh/weigh-form.ts';
import { WeighPage } from '../../features/advice/decide/weigh/WeighPage.tsx';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/weigh.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, url }: Route.LoaderArgs) {
  const own = await personalData(readOwnDecision(context.get(scopeContext)), WEIGH_PATH);
  if (own === null) throw new Response(null, { status: 503 });
  // Where there is nothing to weigh, the page of the analysis says so.
  if (own === 'none') throw redirect('/dashboard/analiza');
  return data({ own, done: doneSentence(url, DONE) });
}

export function action({ context, request }: Route.ActionArgs) {
  return weighAction(context.get(scopeContext), request);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Zważ ścieżki po swojemu – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function WeighRoute({ loaderData: { own, done }, actionData }: Route.ComponentProps) {
  return <WeighPage own={own} done={done} refused={actionData} />;
}
