// /faq: `?szukaj=` leaves the questions in which, or in whose answers, the words stand.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readFaq } from '#content/pages.server.ts';
import { meansSentence } from '#domain/payments/means.ts';
import { matches as hasWords } from '#domain/site/posts/find-posts.ts';
import { paymentMeansOf, siteOf } from '#worker/services/platform/site.ts';
import { scopeContext } from '../../context.ts';
import { Article } from '../../features/site/article/Article.tsx';
import { SearchForm } from '../../features/site/article/SearchForm.tsx';
import { openAddressed } from '../../features/site/article/open-addressed.ts';
import { answer, entry, question as questionStyle } from './faq.css.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { headOf } from '../../lib/page-head.ts';
import { searchOf } from '../../lib/search-query.ts';
import { breadcrumbs, faqPage } from '../../lib/structured-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { Text } from '../../ui/text/Text.tsx';
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

// /faq: questions in groups, each with an address of its own, and a search that works without JavaScript. A link to a question
// opens it (open-addressed.ts).
const LEAD =
  'Krótkie odpowiedzi na pytania o analizę, plany, płatności i dane. Nie ma Twojego? Napisz do nas.';

type QuestionText = { id: string; question: string; answerHtml: string };

type Group = { id: string; title: string; questions: readonly QuestionText[] };

type FaqPageProps = { groups: readonly Group[]; query: string; contactEmail: string };

function FaqPage({ groups, query, contactEmail }: FaqPageProps) {
  const { hash } = useLocation();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a link inside the page changes only the hash
  useEffect(openAddressed, [hash]);
  return (
    <Article
      title="Pytania i odpowiedzi"
      lead={LEAD}
      contents={groups}
      below={<SearchForm action="/faq" label="Szukaj w pytaniach" query={query} />}
    >
      <Stack gap={12}>
        {groups.length === 0 ? <Nothing query={query} contactEmail={contactEmail} /> : null}
        {groups.map(({ id, title, questions }) => (
          <Stack as="section" key={id} aria-labelledby={id}>
            <Heading level={2} id={id}>
              {withNonBreakingSpaces(title)}
            </Heading>
            <div>
              {questions.map((one) => (
                <Question key={one.id} {...one} isOpen={query !== '' && groups.length === 1} />
              ))}
            </div>
          </Stack>
        ))}
      </Stack>
    </Article>
  );
}

type QuestionProps = QuestionText & { isOpen: boolean };

function Question({ id, question, answerHtml, isOpen }: QuestionProps) {
  return (
    <details className={entry} id={id} open={isOpen}>
      <summary className={questionStyle}>
        <Heading level={3} size={4}>
          {withNonBreakingSpaces(question)}
        </Heading>
        <Icon name="chevron" />
      </summary>
      <div className={answer}>
        {/* Compiled from our own Markdown by scripts/content. */}
        <div dangerouslySetInnerHTML={{ __html: answerHtml }} />
      </div>
    </details>
  );
}

function Nothing({ query, contactEmail }: { query: string; contactEmail: string }) {
  return (
    <Stack gap={4} align="start">
      <Text>
        {withNonBreakingSpaces(
          query.includes(' ')
            ? `Żadna odpowiedź nie zawiera wszystkich tych słów: „${query}”. Spróbuj jednego z nich albo napisz: `
            : `Żadna odpowiedź nie zawiera słowa „${query}”. Spróbuj innego albo napisz: `,
        )}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </Text>
      <ButtonLink tone="secondary" to="/faq">
        Pokaż wszystkie pytania
      </ButtonLink>
    </Stack>
  );
}
