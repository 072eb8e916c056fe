// /blog: `?tag=` and `?szukaj=` narrow the list. A tag that nobody uses is no tag.
import type { PostCard } from '#content/landing/post-card.ts';
import { listPosts } from '#content/posts.server.ts';
import { cardOf } from '#content/posts/card.server.ts';
import { findPosts, type Tag, tagsOf } from '#domain/site/posts/find-posts.ts';
import { scopeContext } from '../../context.ts';
import { SearchForm } from '../../features/site/article/SearchForm.tsx';
import { finding } from './blog.css.ts';
import { LeadingPost, PostCards } from '../../features/site/posts/PostCards.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { headOf } from '../../lib/page-head.ts';
import { searchOf } from '../../lib/search-query.ts';
import { breadcrumbs } from '../../lib/structured-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { TagLink } from '../../ui/text/Tag.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/blog.ts';

export const handle: PageHandle = { hydrate: false };

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = searchOf(searchParams);
  const all = listPosts();
  const tags = tagsOf(all);
  const tag = tags.find(({ slug }) => slug === searchParams.get('tag')) ?? null;
  const posts = findPosts(all, { tag: tag?.slug ?? null, query }).map(cardOf);
  const head = headFor({ tag, query }, context.get(scopeContext).origin);
  return { posts, tags, tag, query, head };
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

type Shown = { tag: { name: string; slug: string } | null; query: string };

function headFor({ tag, query }: Shown, origin: string) {
  const crumbs = [{ name: 'Blog', path: '/blog' }];
  const path = tag === null ? '/blog' : `/blog?tag=${tag.slug}`;
  return pageHead(
    {
      ...(tag === null
        ? {
            title: 'Blog o karierze, zmianie pracy i AI – Szlak',
            description:
              'Artykuły o wyborze zawodu, zmianie branży, pracy zdalnej, umiejętnościach i AI. Każda liczba ma swoje źródło, a każda rada pierwszy krok.',
          }
        : {
            title: `${tag.name} – artykuły na blogu Szlaku`,
            description: `Wszystkie artykuły Szlaku na temat „${tag.name}”: praktyczne wskazówki o pracy i karierze, z podanymi źródłami i pierwszym krokiem.`,
          }),
      path,
      isListed: query === '',
      structured: [breadcrumbs(origin, tag === null ? crumbs : [...crumbs, { name: tag.name, path }])],
    },
    origin,
  );
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />;
}

// /blog: all posts, newest first, by tag and by words; both stand in the address.
type BlogList = {
  posts: readonly PostCard[];
  tags: readonly Tag[];
  /** The chosen tag; null = all. */
  tag: Tag | null;
  query: string;
};

function BlogPage({ posts, tags, tag, query }: BlogList) {
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
