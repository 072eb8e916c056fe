// The first three posts, with one tag each (application.md §9). Without posts there is no section.
import { Link } from 'react-router';
import type { PostCard } from '#content/landing/post-card.ts';
import { tied } from '../../lib/typography.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Text } from '../../ui/Text.tsx';
import { card, facts, link, picture } from './BlogTeaser.css.ts';
import { Section } from './Section.tsx';

const SHOWN_POSTS = 3;

export function BlogTeaser({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <Section id="blog" title="Z bloga">
      <Columns as="ul" gap={8}>
        {posts.slice(0, SHOWN_POSTS).map((post) => (
          <li className={card} key={post.slug}>
            {/* The title says what the picture illustrates. */}
            <img
              className={picture}
              src={post.image}
              alt=""
              width={post.imageWidth}
              height={post.imageHeight}
              loading="lazy"
            />
            {post.tags[0] === undefined ? null : <Badge tone="soft">{post.tags[0]}</Badge>}
            <Heading level={3} size={4}>
              <Link className={link} to={`/blog/${post.slug}`}>
                {tied(post.title)}
              </Link>
            </Heading>
            <Text tone="soft">{tied(post.excerpt)}</Text>
            <p className={facts}>
              <span>{post.date}</span>
              <span aria-hidden="true">·</span>
              <span>{post.readTime}&nbsp;min czytania</span>
            </p>
          </li>
        ))}
      </Columns>
      <div>
        <ButtonLink tone="secondary" to="/blog">
          Zobacz wszystkie artykuły
        </ButtonLink>
      </div>
    </Section>
  );
}
