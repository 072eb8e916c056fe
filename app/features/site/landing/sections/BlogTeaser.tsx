// The first three posts, with one tag each (docs/product.md 'Landing page'). Without posts there is no section.
import type { PostCard } from '#content/landing/post-card.ts';
import { Link } from '../../../../ui/text/Link.tsx';
import { PostCards } from '../../posts/PostCards.tsx';
import { Section } from '../Section.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { teaser } from './BlogTeaser.css.ts';
import { pushed } from './pushed.css.ts';

const SHOWN_POSTS = 3;

export function BlogTeaser({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <Section
      id="blog"
      title="Z bloga"
      more={
        <Link to="/blog" tone="forward">
          Zobacz wszystkie artykuły
        </Link>
      }
    >
      <div className={classNames(pushed, teaser)}>
        <PostCards posts={posts.slice(0, SHOWN_POSTS)} level={3} />
      </div>
    </Section>
  );
}
