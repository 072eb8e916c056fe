import { readCareers } from '#content/careers.server.ts';
import { listCourses } from '#content/catalogue.server.ts';
import { listPages } from '#content/pages.server.ts';
import { listPosts } from '#content/posts.server.ts';
import { SHELVES } from '#domain/atlas/shelves.ts';
import { scopeContext } from '../../context.ts';
import { firstLessonAddress } from '../../features/courses/first-lesson/addresses.ts';
import { element, xmlResponse } from '../../features/site/feeds/xml.ts';
import { PUBLIC_PAGES } from '../../public-pages.ts';
import type { Route } from './+types/sitemap.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(scopeContext);
  const { occupations, version } = await readCareers();
  const ids = ['mapa', ...SHELVES.map(({ slug }) => slug), ...occupations.map(({ id }) => id)];
  return xmlResponse(sitemap(sitemapEntries(ids, version), origin), 'application/xml');
}

/** `atlas`: what stands under /zawody, and the day of its data. */
function sitemapEntries(atlas: readonly string[], atlasDay: string): SitemapEntry[] {
  const posts = listPosts();
  const texts = listPages();
  const courses = listCourses().map(({ id }) => id);
  const posted = newestDay(posts.map(({ updatedDay }) => updatedDay));
  const days: Record<string, { day?: string }> = {
    '/': posted,
    '/blog': posted,
    '/zawody': { day: atlasDay },
    '/faq': newestDay(texts.map(({ updatedDay }) => updatedDay)),
    ...Object.fromEntries(texts.map(({ slug, updatedDay }) => [`/${slug}`, { day: updatedDay }])),
  };
  const many: Record<string, SitemapEntry[]> = {
    '/blog/:slug': posts.map(({ slug, updatedDay }) => ({ path: `/blog/${slug}`, day: updatedDay })),
    '/zawody/:id': atlas.map((id) => ({ path: `/zawody/${id}`, day: atlasDay })),
    '/kursy/:courseId': courses.map((id) => ({ path: `/kursy/${id}` })),
    '/kursy/:courseId/pierwsza-lekcja': courses.map((id) => ({ path: firstLessonAddress(id) })),
  };
  return PUBLIC_PAGES.flatMap(({ path }) => many[path] ?? [{ path, ...days[path] }]);
}

// /sitemap.xml: every page that is the same for everybody, with the day of its last change where a text has one.
type SitemapEntry = { path: string; day?: string };

function sitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, day }) => {
    const lastmod = day === undefined ? '' : element('lastmod', day);
    return `<url>${element('loc', origin + path)}${lastmod}</url>`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`;
}

/** The newest of some days. */
function newestDay(days: readonly string[]): { day?: string } {
  const [day] = days.toSorted((a, b) => b.localeCompare(a));
  return day === undefined ? {} : { day };
}
