// Cards of posts, each with its picture, first tag, title, excerpt, date and minutes (docs/product.md 'Blog', 'Landing page').
import type { PostCard as Post } from '#content/landing/post-card.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { PageLink } from '../../../ui/text/PageLink.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { card, facts, link, picture, wide } from './PostCards.css.ts';

type Level = 2 | 3;

export function PostCards({ posts, level }: { posts: readonly Post[]; level: Level }) {
  return (
    <Columns as="ul" gap={8}>
      {posts.map((post) => (
        <li className={card} key={post.slug}>
          <Picture post={post} isLate />
          <PostWords post={post} level={level} size={4} />
        </li>
      ))}
    </Columns>
  );
}

/** The newest post, at the head of a list. */
export function LeadingPost({ post, level }: { post: Post; level: Level }) {
  return (
    <div className={wide}>
      <Picture post={post} />
      <Stack gap={3} align="start">
        <PostWords post={post} level={level} size={2} />
      </Stack>
    </div>
  );
}

function Picture({ post, isLate = false }: { post: Post; isLate?: boolean }) {
  return (
    // The title says what the picture illustrates.
    <img
      className={picture}
      src={post.image}
      alt=""
      width={post.imageWidth}
      height={post.imageHeight}
      {...(isLate ? { loading: 'lazy' } : {})}
    />
  );
}

function PostWords({ post, level, size }: { post: Post; level: Level; size: 2 | 4 }) {
  return (
    <>
      {post.tags[0] === undefined ? null : <Badge tone="soft">{post.tags[0]}</Badge>}
      <Heading level={level} size={size}>
        <PageLink className={link} to={`/blog/${post.slug}`}>
          {withNonBreakingSpaces(post.title)}
        </PageLink>
      </Heading>
      <Text tone="soft">{withNonBreakingSpaces(post.excerpt)}</Text>
      <p className={facts}>
        <span>{post.date}</span>
        <span aria-hidden="true">·</span>
        <span>{post.readTime}&nbsp;min czytania</span>
      </p>
    </>
  );
}
