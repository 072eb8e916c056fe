// The first three posts, with one tag each (docs/product.md 'Landing page'). Without posts there is no section.
import type { PostCard } from '#content/landing/post-card.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { PostCards } from '../../blog/PostCards.tsx';
import { Section } from '../Section.tsx';

const SHOWN_POSTS = 3;

export function BlogTeaser({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <Section id="blog" title="Z bloga">
      <PostCards posts={posts.slice(0, SHOWN_POSTS)} level={3} />
      <div>
        <ButtonLink tone="secondary" to="/blog">
          Zobacz wszystkie artykuły
        </ButtonLink>
      </div>
    </Section>
  );
}
