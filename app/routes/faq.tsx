// /faq: `?szukaj=` leaves the questions in which, or in whose answers, the words stand.
import { readFaq } from '#content/pages.server.ts';
import { matches as hasWords } from '#domain/search/matches.ts';
import { servicesContext } from '../context.ts';
import { FaqPage } from '../features/pages/FaqPage.tsx';
import type { PageHandle } from '../lib/page-handle.ts';
import { originOf, pageMeta } from '../lib/page-meta.ts';
import { searchOf } from '../lib/search-query.ts';
import { breadcrumbs, faqPage } from '../lib/structured-data.ts';
import type { Route } from './+types/faq.ts';

export const handle: PageHandle = { hydrate: false };

export function loader({ request, context }: Route.LoaderArgs) {
  const query = searchOf(new URL(request.url).searchParams);
  const groups = readFaq()
    .map((group) => ({
      ...group,
      questions: group.questions
        .filter(({ question, answerText }) => hasWords(`${question} ${answerText}`, query))
        .map(({ id, question, answerHtml }) => ({ id, question, answerHtml })),
    }))
    .filter(({ questions }) => questions.length > 0);
  return { groups, query, contactEmail: context.get(servicesContext).site.contactEmail };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { groups, query } = loaderData;
  return pageMeta(
    {
      title: 'Pytania i odpowiedzi (FAQ) – Szlak',
      description:
        'Ponad 30 krótkich odpowiedzi na pytania o quiz, analizę kariery, plany, płatności, kursy, konto i dane, z linkami do szczegółów.',
      path: '/faq',
      isListed: query === '',
      structured: [
        breadcrumbs(originOf(matches), [{ name: 'Pytania i odpowiedzi', path: '/faq' }]),
        ...(query === '' ? [faqPage(groups.flatMap(({ questions }) => questions))] : []),
      ],
    },
    matches,
  );
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />;
}
