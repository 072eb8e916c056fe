// A static or legal page: its text with what code fills in, and when it was changed last.
import type { ReactNode } from 'react';
import type { Page } from '#content/pages/page.ts';
import { STORED_RECORDS } from '#domain/platform/privacy/stored-records.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Text } from '../../../ui/text/Text.tsx';
import { Article } from '../article/Article.tsx';
import { Prose } from '../article/Prose.tsx';
import { Contact, Operator, type OperatorFacts } from './Operator.tsx';
import { facts, name, records, record as recordStyle } from './StoredRecords.css.ts';

type StaticPageProps = { page: Page; places: Readonly<Record<string, ReactNode>>; above?: ReactNode };

export function StaticPage({ page, places, above }: StaticPageProps) {
  return (
    <Article
      title={page.title}
      lead={page.lead}
      contents={page.contents}
      above={above}
      below={
        <Text size="small" tone="soft">
          Ostatnia zmiana: <time dateTime={page.updatedDay}>{page.updated}</time>
        </Text>
      }
    >
      <Prose content={page.content} places={places} />
    </Article>
  );
}

// What code fills into the texts of static pages: {{operator}}, {{contact}}, {{cookies}}.
export function placesOf(operator: OperatorFacts): Readonly<Record<string, ReactNode>> {
  return {
    operator: <Operator operator={operator} />,
    contact: <Contact operator={operator} />,
    cookies: <StoredRecords />,
  };
}

/** {{means}}: how one pays, as it is configured. */
export function meansPlace(sentence: string): Readonly<Record<string, ReactNode>> {
  return { means: <p>{withNonBreakingSpaces(sentence)}</p> };
}

// {{cookies}}: everything that we keep in a browser, from the one list of it.
function StoredRecords() {
  return (
    <dl className={records}>
      {STORED_RECORDS.map((record) => (
        <div key={`${record.where} ${record.name}`} className={recordStyle}>
          <dt className={name}>{record.name}</dt>
          <dd>{withNonBreakingSpaces(record.purpose)}</dd>
          <dd className={facts}>
            {record.where} · {withNonBreakingSpaces(record.life)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
