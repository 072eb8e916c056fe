import { listPosts, readPost } from '#content/posts.server.ts';
import { scopeContext } from '../../context.ts';
import { rssFeed } from '../../features/site/feeds/rss.ts';
import { xmlResponse } from '../../features/site/feeds/xml.ts';
import type { Route } from './+types/rss.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const posts = await Promise.all(listPosts().map(({ slug }) => readPost(slug)));
  const { origin } = context.get(scopeContext);
  return xmlResponse(
    rssFeed(
      posts.filter((post) => post !== null),
      origin,
    ),
    'application/rss+xml',
  );
}
