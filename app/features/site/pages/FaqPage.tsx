// /faq: questions in groups, each with an address of its own, and a search that works without JavaScript. A link to a question
// opens it (open-addressed.ts).
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Article } from '../article/Article.tsx';
import { openAddressed } from '../article/open-addressed.ts';
import { SearchForm } from '../article/SearchForm.tsx';
import { answer, entry, question as questionStyle } from './FaqPage.css.ts';

const LEAD =
  'Krótkie odpowiedzi na pytania o analizę, plany, płatności i dane. Nie ma Twojego? Napisz do nas.';

type QuestionText = { id: string; question: string; answerHtml: string };

type Group = { id: string; title: string; questions: readonly QuestionText[] };

type FaqPageProps = { groups: readonly Group[]; query: string; contactEmail: string };

export function FaqPage({ groups, query, contactEmail }: FaqPageProps) {
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
