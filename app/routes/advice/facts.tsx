// /fakty, for signed-in people only: whoever is not is led to the sign-in and back.
import { data } from 'react-router';
import { readCareers } from '#content/careers.server.ts';
import { nameOfId } from '#domain/advice/occupation-names.ts';
import { readOwnFacts } from '#worker/services/advice/facts.ts';
import { readNextQuestion } from '#worker/services/advice/next-question.ts';
import { scopeContext } from '../../context.ts';
import { FactsPage } from '../../features/advice/facts/FactsPage.tsx';
import { DONE, factsAction } from '../../features/advice/facts/facts-action.server.ts';
import { valuesOfFacts } from '../../features/advice/facts/form-values.ts';
import { passedQuestions } from '../../features/advice/facts/passed-questions.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/facts.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const passed = passedQuestions(url.searchParams);
  const [own, question] = await Promise.all([
    personalData(readOwnFacts(scope), '/fakty'),
    personalData(
      readNextQuestion(scope, passed).then((found) => ({ found })),
      '/fakty',
    ),
  ]);
  const asking = { question: question?.found ?? null, passed };
  const done = doneSentence(url, DONE);
  if (own === null) return data({ stored: null, asking, done }, 503);
  const { facts, hasHealthConsent, keepsHealth } = own;
  const { occupations } = await readCareers();
  const nameOf = (id: string) => nameOfId(id, occupations);
  const values = valuesOfFacts(facts, hasHealthConsent, nameOf);
  return data({ asking, stored: { values, isEmpty: Object.keys(facts).length === 0, keepsHealth }, done });
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
