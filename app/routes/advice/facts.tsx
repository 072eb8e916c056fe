// /fakty, for signed-in people only: whoever is not is led to the sign-in and back.
import { data } from 'react-router';
import { readCareers } from '#content/careers.server.ts';
import { nameOfId } from '#domain/advice/occupation-names.ts';
import { readOwnFacts } from '#worker/services/advice/facts.ts';
import { scopeContext } from '../../context.ts';
import { FactsPage } from '../../features/advice/facts/FactsPage.tsx';
import { DONE, factsAction } from '../../features/advice/facts/facts-action.server.ts';
import { valuesOfFacts } from '../../features/advice/facts/form-values.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/facts.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const own = await personalData(readOwnFacts(context.get(scopeContext)), '/fakty');
  const done = doneSentence(url, DONE);
  if (own === null) return data({ stored: null, done }, 503);
  const { facts, hasHealthConsent, keepsHealth } = own;
  const { occupations } = await readCareers();
  const nameOf = (id: string) => nameOfId(id, occupations);
  const values = valuesOfFacts(facts, hasHealthConsent, nameOf);
  return data({ stored: { values, isEmpty: Object.keys(facts).length === 0, keepsHealth }, done });
}

export function action({ context, request }: Route.ActionArgs) {
  return factsAction(context.get(scopeContext), request);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Twoje fakty – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function FactsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <FactsPage {...loaderData} refused={actionData} />;
}
