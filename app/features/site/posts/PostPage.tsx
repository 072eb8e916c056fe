// /blog/{slug}: the post with its drawing and contents, then its neighbours and what is related (docs/product.md 'Blog', 'Related posts').
import { useEffect } from 'react';
import type { PostCard } from '#content/landing/post-card.ts';
import type { Post } from '#content/posts/post.ts';
import type { PostSource } from '#content/posts/sources.ts';
import { slugOf } from '#domain/platform/search/slug.ts';
import { POST_AUTHOR } from '#domain/site/posts/author.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link, Link as TextLink } from '../../../ui/text/Link.tsx';
import { PageLink } from '../../../ui/text/PageLink.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Article } from '../article/Article.tsx';
import { Prose } from '../article/Prose.tsx';
import { listenForShares } from '../article/share-button.ts';
import { PostCards } from './PostCards.tsx';
import { neighbour, newer, onward, others, picture, progress, sourceList } from './PostPage.css.ts';

type PostView = {
  post: Post;
  related: readonly PostCard[];
  /** By date; null at the ends. */
  older: Neighbour | null;
  newer: Neighbour | null;
  /** The whole address of this post, to be shared. */
  address: string;
};

export type Neighbour = { slug: string; title: string };

export function PostPage({ post, related, older, newer: next, address }: PostView) {
  return (
    <>
      <div className={classNames(progress, screenOnly)} aria-hidden="true" />
      <Article
        title={post.title}
        lead={post.excerpt}
        contents={post.contents}
        above={<Above tags={post.tags} />}
        below={<Below post={post} />}
      >
        <Prose content={post.content} />
        <Onward html={post.onwardHtml} />
        <PostSources sources={post.sources} />
        <Stack gap={12} className={screenOnly}>
          <Share title={post.title} address={address} />
          {older === null && next === null ? null : (
            <Columns as="nav" layout="pair" gap={4} aria-label="Sąsiednie artykuły">
              {older === null ? null : (
                <NeighbourLink post={older} word="Poprzedni artykuł" className={neighbour} />
              )}
              {next === null ? null : (
                <NeighbourLink post={next} word="Następny artykuł" className={classNames(neighbour, newer)} />
              )}
            </Columns>
          )}
        </Stack>
      </Article>
      {related.length === 0 ? null : (
        <section className={classNames(others, screenOnly)} aria-labelledby="powiazane">
          <Container>
            <Stack gap={6}>
              <Heading level={2} id="powiazane">
                Powiązane artykuły
              </Heading>
              <PostCards posts={related} level={3} />
            </Stack>
          </Container>
        </section>
      )}
    </>
  );
}

function Above({ tags }: { tags: readonly string[] }) {
  return (
    <>
      <TextLink className={screenOnly} to="/blog" tone="back">
        Wszystkie artykuły
      </TextLink>
      <Inline as="ul" gap={2}>
        {tags.map((tag) => (
          <li key={tag}>
            <PageLink to={`/blog?tag=${slugOf(tag)}`}>
              <Badge tone="soft">{tag}</Badge>
            </PageLink>
          </li>
        ))}
      </Inline>
    </>
  );
}

function Below({ post }: { post: Post }) {
  return (
    <>
      <Text size="small" tone="soft">
        <Inline as="span" gap={2} rowGap={0} align="stretch">
          <time dateTime={post.day}>{post.date}</time>
          {post.updatedDay === post.day ? null : (
            <>
              <span aria-hidden="true">·</span>
              <span>
                zmieniony <time dateTime={post.updatedDay}>{post.updated}</time>
              </span>
            </>
          )}
          <span aria-hidden="true">·</span>
          <span>{post.readTime}&nbsp;min czytania</span>
        </Inline>
        <Inline as="span" gap={2} rowGap={0} align="stretch">
          <span>{withNonBreakingSpaces(POST_AUTHOR)}</span>
          <span aria-hidden="true">·</span>
          <span>
            Sprawdzone <time dateTime={post.checkedDay}>{post.checked}</time>&nbsp;r.
          </span>
        </Inline>
      </Text>
      <img
        className={picture}
        src={post.image}
        alt={withNonBreakingSpaces(post.imageAlt)}
        width={post.imageWidth}
        height={post.imageHeight}
        fetchPriority="high"
      />
    </>
  );
}

type NeighbourLinkProps = { post: Neighbour; word: string; className: string };

function NeighbourLink({ post, word, className }: NeighbourLinkProps) {
  return (
    <PageLink className={className} to={`/blog/${post.slug}`}>
      <Text as="span" size="small" tone="soft">
        {word}
      </Text>
      {withNonBreakingSpaces(post.title)}
    </PageLink>
  );
}

// Passing a post on: by the phone's own sheet or the clipboard where JavaScript runs, by plain links everywhere.
function Share({ title, address }: { title: string; address: string }) {
  useEffect(listenForShares, []);
  const url = encodeURIComponent(address);
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={4}>
        {withNonBreakingSpaces('Znasz kogoś, komu się przyda?')}
      </Heading>
      <Inline gap={5}>
        <Button tone="secondary" className={scriptOnly} data-share-address={address} data-share-title={title}>
          <Icon name="share" />
          Udostępnij
        </Button>
        <output />
        <Link tone="quiet" to={`mailto:?subject=${encodeURIComponent(title)}&body=${url}`}>
          E-mail
        </Link>
        <Link tone="quiet" to={`https://www.linkedin.com/sharing/share-offsite/?url=${url}`}>
          LinkedIn
        </Link>
        <Link tone="quiet" to={`https://www.facebook.com/sharer/sharer.php?u=${url}`}>
          Facebook
        </Link>
      </Inline>
    </Stack>
  );
}

// What follows a post's text: the way on into the quiz and the atlas, and the sources that the text named.
function Onward({ html }: { html: Post['onwardHtml'] }) {
  return (
    <Stack as="section" gap={4} align="start" className={classNames(onward, screenOnly)}>
      <Heading level={2} size={3}>
        Co dalej
      </Heading>
      {/* Compiled from our own Markdown by scripts/content. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <p>{withNonBreakingSpaces('Wolisz zacząć od siebie? Quiz ma trzy krótkie kroki.')}</p>
      <ButtonLink to="/#quiz">Wypełnij quiz</ButtonLink>
    </Stack>
  );
}

function PostSources({ sources }: { sources: readonly PostSource[] }) {
  return (
    <Stack as="section" gap={3} aria-labelledby="zrodla">
      <Heading level={2} size={4} id="zrodla">
        Źródła
      </Heading>
      <ol className={sourceList}>
        {sources.map(({ address, publisher, title, date }) => (
          <li key={address}>
            {withNonBreakingSpaces(publisher)}:{' '}
            <a href={address} target="_blank" rel="noopener">
              {withNonBreakingSpaces(title)}
            </a>
            {date === undefined ? null : `, ${date}`}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
