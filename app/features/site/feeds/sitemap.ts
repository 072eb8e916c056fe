// /sitemap.xml: every page that is the same for everybody, with the day of its last change where a text has one.
import { element } from './xml.ts';

export type SitemapEntry = { path: string; day?: string };

export function sitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, day }) => {
    const lastmod = day === undefined ? '' : element('lastmod', day);
    return `<url>${element('loc', origin + path)}${lastmod}</url>`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`;
}

/** The newest of some days. */
export function newestDay(days: readonly string[]): { day?: string } {
  const [day] = days.toSorted((a, b) => b.localeCompare(a));
  return day === undefined ? {} : { day };
}
