// /faq: `?szukaj=` leaves the questions in which, or in whose answers, the words stand.
import { readFaq } from '#content/pages.server.ts';
import { meansSentence } from '#domain/payments/means.ts';
import { matches as hasWords } from '#domain/site/posts/find-posts.ts';
import { paymentMeansOf, siteOf } from '#worker/services/platform/site.ts';
import { scopeContext } from '../../context.ts';
import { FaqPage } from '../../features/site/pages/FaqPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { searchOf } from '../../lib/search-query.ts';
import { breadcrumbs, faqPage } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/faq.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = searchOf(new URL(request.url).searchParams);
  const scope = context.get(scopeContext);
  // Of letters alone: it needs no escaping.
  const filled = (text: string) => text.replace('{sposoby-platnosci}', meansSentence(paymentMeansOf(scope)));
  const groups = (await readFaq())
    .map((group) => ({
      ...group,
      questions: group.questions
        .map((one) => ({
          ...one,
          answerHtml: filled(one.answerHtml),
          answerText: filled(one.answerText),
        }))
        .filter(({ question, answerText }) => hasWords(`${question} ${answerText}`, query))
        .map(({ id, question, answerHtml }) => ({ id, question, answerHtml })),
    }))
    .filter(({ questions }) => questions.length > 0);
  const { origin, contactEmail } = siteOf(scope);
  const head = pageHead(
    {
      title: 'Pytania i odpowiedzi (FAQ) – Szlak',
      description:
        'Ponad 30 krótkich odpowiedzi na pytania o quiz, analizę kariery, plany, płatności, kursy, konto i dane, z linkami do szczegółów.',
      path: '/faq',
      isListed: query === '',
      structured: [
        breadcrumbs(origin, [{ name: 'Pytania i odpowiedzi', path: '/faq' }]),
        ...(query === '' ? [faqPage(groups.flatMap(({ questions }) => questions))] : []),
      ],
    },
    origin,
  );
  return { groups, query, contactEmail, head };
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />;
}
