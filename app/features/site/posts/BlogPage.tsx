// /blog: all posts, newest first, by tag and by words; both stand in the address.
import type { PostCard } from '#content/landing/post-card.ts';
import type { Tag } from '#domain/site/posts/find-posts.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { TagLink } from '../../../ui/text/Tag.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { SearchForm } from '../article/SearchForm.tsx';
import { finding } from './BlogPage.css.ts';
import { LeadingPost, PostCards } from './PostCards.tsx';

type BlogList = {
  posts: readonly PostCard[];
  tags: readonly Tag[];
  /** The chosen tag; null = all. */
  tag: Tag | null;
  query: string;
};

export function BlogPage({ posts, tags, tag, query }: BlogList) {
  const isWhole = tag === null && query === '';
  const [first, ...rest] = posts;
  return (
    <Container space="article">
      <Stack gap={8}>
        <Stack as="header" gap={3}>
          <Heading level={1}>{tag === null ? 'Blog' : `Blog: ${tag.name}`}</Heading>
          <Text size="lead" tone="soft">
            {withNonBreakingSpaces(
              'O wyborze, planowaniu i zmianie pracy. Liczby mają tu swoje źródła, a rady da się wykonać w tym tygodniu.',
            )}
          </Text>
        </Stack>
        <div className={finding}>
          <nav aria-label="Tematy">
            <Inline as="ul" gap={2} align="stretch">
              <li>
                <TagLink to="/blog" aria-current={tag === null ? 'page' : undefined}>
                  Wszystkie
                </TagLink>
              </li>
              {tags.map(({ slug, name }) => (
                <li key={slug}>
                  <TagLink to={`/blog?tag=${slug}`} aria-current={slug === tag?.slug ? 'page' : undefined}>
                    {name}
                  </TagLink>
                </li>
              ))}
            </Inline>
          </nav>
          <SearchForm
            action="/blog"
            label="Szukaj w artykułach"
            query={query}
            {...(tag === null ? {} : { kept: { tag: tag.slug } })}
          />
        </div>
        {isWhole ? null : <Outcome count={posts.length} query={query} />}
        {isWhole && first !== undefined ? (
          <>
            <LeadingPost post={first} level={2} />
            <PostCards posts={rest} level={2} />
          </>
        ) : (
          <PostCards posts={posts} level={2} />
        )}
        <div>
          {/* No page: the browser itself has to open it. */}
          <a href="/rss.xml">Kanał RSS z&nbsp;pełną treścią</a>
        </div>
      </Stack>
    </Container>
  );
}

function Outcome({ count, query }: { count: number; query: string }) {
  if (count > 0) {
    return (
      <Text tone="soft">
        {query === '' ? '' : `„${query}”: `}
        {countOf(count)}
      </Text>
    );
  }
  return (
    <Stack gap={4} align="start">
      <Text>
        {withNonBreakingSpaces(
          query.includes(' ')
            ? `Żaden artykuł nie zawiera wszystkich tych słów: „${query}”. Spróbuj jednego z nich albo przejrzyj wszystkie artykuły.`
            : `Żaden artykuł nie zawiera słowa „${query}”. Spróbuj innego albo przejrzyj wszystkie artykuły.`,
        )}
      </Text>
      <ButtonLink tone="secondary" to="/blog">
        Pokaż wszystkie artykuły
      </ButtonLink>
    </Stack>
  );
}

const ARTICLES: Record<Intl.LDMLPluralRule, string> = {
  zero: 'artykułów',
  one: 'artykuł',
  two: 'artykuły',
  few: 'artykuły',
  many: 'artykułów',
  other: 'artykułu',
};

function countOf(count: number): string {
  return `${count}\u00a0${ARTICLES[new Intl.PluralRules('pl').select(count)]}`;
}
