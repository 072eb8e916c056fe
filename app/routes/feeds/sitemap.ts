import { listCourseDays } from '#content/catalogue.server.ts';
import { listPages } from '#content/pages.server.ts';
import { listPosts } from '#content/posts.server.ts';
import { servicesContext } from '../../context.ts';
import { newestDay, sitemap, type SitemapEntry } from '../../features/feeds/sitemap.ts';
import { xmlResponse } from '../../features/feeds/xml.ts';
import type { Route } from './+types/sitemap.ts';

export function loader({ context }: Route.LoaderArgs) {
  const posts = listPosts();
  const pages = listPages();
  const courseDays = listCourseDays();
  const newest = newestDay(posts.map(({ updatedDay }) => updatedDay));
  const entries: SitemapEntry[] = [
    { path: '/', ...newest },
    { path: '/biblioteka-kursow', ...newestDay(Object.values(courseDays)) },
    { path: '/plany' },
    { path: '/blog', ...newest },
    ...posts.map(({ slug, updatedDay }) => ({ path: `/blog/${slug}`, day: updatedDay })),
    { path: '/faq', ...newestDay(pages.map(({ updatedDay }) => updatedDay)) },
    ...pages.map(({ slug, updatedDay }) => ({ path: `/${slug}`, day: updatedDay })),
    ...Object.entries(courseDays).map(([id, day]) => ({ path: `/kursy/${id}`, day })),
  ];
  return xmlResponse(sitemap(entries, context.get(servicesContext).site.origin), 'application/xml');
}
