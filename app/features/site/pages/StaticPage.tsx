// A static or legal page: its text with what code fills in, and when it was changed last.
import type { ReactNode } from 'react';
import type { Page } from '#content/pages/page.ts';
import { Text } from '../../../ui/text/Text.tsx';
import { Article } from '../article/Article.tsx';
import { Prose } from '../article/Prose.tsx';

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
