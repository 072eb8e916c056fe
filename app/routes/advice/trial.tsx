// /proba/{analysis}/{occupation}, for signed-in people only.
import { data } from 'react-router';
import { readTrial } from '#worker/services/advice/trial.ts';
import { scopeContext } from '../../context.ts';
import { trialAddress } from '../../features/advice/trial/trial-address.ts';
import { DONE, trialAction } from '../../features/advice/trial/trial-action.server.ts';
import { TrialPage } from '../../features/advice/trial/TrialPage.tsx';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/trial.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { analysisId, zawodId } = params;
  const path = trialAddress(analysisId, zawodId);
  const page = await personalData(readTrial(context.get(scopeContext), { analysisId, zawodId }), path);
  if (page === null) throw new Response(null, { status: 503 });
  return data({ page, done: doneSentence(url, DONE) });
}

export function action({ params, context, request }: Route.ActionArgs) {
  return trialAction(context.get(scopeContext), request, params);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData === undefined ? 'Próba' : `Próba: ${loaderData.page.trial.name}`;
  return [{ title: `${title} – Szlak` }, { name: 'robots', content: 'noindex' }];
}

export default function TrialRoute({ loaderData: { page, done }, actionData }: Route.ComponentProps) {
  return <TrialPage page={page} done={done} refused={actionData} />;
}
