// The public site as a crawler and a feed reader find it: no broken link, nothing without a title, valid HTML, feeds and
// structured data, hardly any JavaScript, no database.
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readAtlas } from '#content/atlas.server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { readCareers } from '#content/careers.server.ts';
import { listPages } from '#content/pages.server.ts';
import { listCourses } from '#content/catalogue.server.ts';
import { listPosts } from '#content/posts.server.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { ATLAS_MAP, HTML_RATIO, INLINED_STYLE, PLAIN_SCRIPTS } from '#tests/bench/budgets.ts';
import { pageWeight } from '#tests/bench/weight.ts';
import { feed } from '#tests/support/pages/feed.ts';
import { htmlFaultsBy } from '#tests/support/pages/html-faults.ts';
import { crawl, type CrawledPage } from '#tests/support/pages/crawl.ts';
import { structuredThing } from '#tests/support/pages/structured-data.ts';
import { visitorOf } from '#tests/support/account/visitor.ts';

const TEXT_PATHS = [
  '/blog',
  '/faq',
  ...listPages().map(({ slug }) => `/${slug}`),
  ...listPosts().map(({ slug }) => `/blog/${slug}`),
];

let app: Application;
let pages: Map<string, CrawledPage>;
let roundTrips: number;
beforeAll(async () => {
  app = await startApplication({ APP_URL: 'http://szlak.example' });
  app.databaseProxy.forget();
  pages = await crawl(app.url);
  roundTrips = app.databaseProxy.roundTrips;
});
afterAll(() => app.stop());

const found = (path: string) => {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`the crawl did not come to ${path}`);
  return page;
};
const readable = () => [...pages.values()].filter(({ isHtml, status }) => isHtml && status === 200);
const listed = () => readable().filter(({ canonical }) => canonical !== null);
const textOf = async (path: string) => (await visitorOf(app).fetch(path)).text();

test('the crawl from / comes to every text, and no link on its way is broken', () => {
  for (const path of TEXT_PATHS) expect(found(path).status).toBe(200);
  const broken = [...pages.values()].filter(({ status }) => status >= 400);
  expect(broken.map(({ path, linkedFrom, status }) => `${linkedFrom} -> ${path}: ${status}`)).toEqual([]);
});

test('every text is there for a page with React, too, which asks for its data alone', async () => {
  const statuses = await Promise.all(
    TEXT_PATHS.map(async (path) => [path, (await visitorOf(app).fetch(`${path}.data`)).status]),
  );
  expect(statuses).toEqual(TEXT_PATHS.map((path) => [path, 200]));
});

test('every occupation is found from the atlas in two steps: a page of the list, then its row', async () => {
  const { occupations } = await readCareers();
  const linked = (path: string, address: RegExp) =>
    Array.from(found(path).html.matchAll(address), ([, to = '']) => to);
  const lists = ['/zawody', ...linked('/zawody', /href="(\/zawody\?strona=\d+)"/g)];
  const rows = new Set(lists.flatMap((list) => linked(list, /href="\/zawody\/([\w-]+)"/g)));
  expect(occupations.filter(({ id }) => !rows.has(id)).map(({ id }) => id)).toEqual([]);
  expect(occupations.filter(({ id }) => found(`/zawody/${id}`).status !== 200)).toEqual([]);
});

// Of it one KiB is what pay, demand and the way in say at the first look.
test('a page of the atlas weighs at most 13 KiB', () => {
  for (const { path, html } of readable())
    if (path.startsWith('/zawody') && path !== '/zawody/mapa')
      expect([path, gzipSync(html).length <= 13 * 1024]).toEqual([path, true]);
});

test('the map with what moves it and what its cards say weighs no more than its budget', async () => {
  const picture =
    /<section[^>]*data-atlas-map[\s\S]*?<\/section>/.exec(found('/zawody/mapa').html)?.[0] ?? '';
  expect(picture.length).toBeGreaterThan(100_000);
  const scripts = globSync('build/client/assets/*.js')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((code) => code.includes('/dane/mapa-kroki.json'));
  expect(scripts).toHaveLength(1);
  const cards = await textOf('/dane/mapa-kroki.json');
  const bytes = [picture, ...scripts, cards].reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(bytes).toBeLessThanOrEqual(ATLAS_MAP.must);
});

test('every anchor that is linked to exists', () => {
  const lost = readable().flatMap(({ path, anchors }) =>
    anchors
      .filter(({ to, id }) => pages.get(to)?.isHtml === true && !found(to).ids.has(id))
      .map(({ to, id }) => `${path} -> ${to}#${id}`),
  );
  expect(lost).toEqual([]);
});

test('every page has a title, a description, and a canonical address or the word that it is not to be listed', () => {
  for (const page of readable()) {
    expect([page.path, page.title !== '', page.description !== '']).toEqual([page.path, true, true]);
    expect([page.path, page.canonical !== null || page.isUnlisted]).toEqual([page.path, true]);
  }
});

test('no two pages share a title or a description', () => {
  const own = [...new Map(listed().map((page) => [page.canonical, page])).values()];
  expect(own.length).toBeGreaterThan(TEXT_PATHS.length);
  for (const fact of ['title', 'description'] as const) {
    const texts = own.map((page) => page[fact]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('canonical addresses, link previews and feeds name the canonical origin', async () => {
  for (const path of ['/rss.xml', '/sitemap.xml', '/robots.txt']) {
    expect(await textOf(path)).not.toContain(app.url);
  }
  for (const { path, canonical, preview } of listed()) {
    expect(canonical).toMatch(/^http:\/\/szlak\.example\//);
    expect([path, preview['og:url']]).toEqual([path, canonical]);
    expect(preview['og:image']).toMatch(/^http:\/\/szlak\.example\/obrazy\/.+\.png$/);
    expect(preview['twitter:card']).toBe('summary_large_image');
  }
});

test('every link preview has its picture, 1200 × 630', async () => {
  const pictures = new Set(listed().map(({ preview }) => new URL(preview['og:image'] ?? '').pathname));
  const drawn = [...pictures].filter((picture) => picture.startsWith('/obrazy/zawody/'));
  expect(pictures.size - drawn.length).toBe(listPosts().length + 1);
  const { atlas } = await readAtlas();
  expect(drawn.length).toBe(atlas.entries.length);
  // Each of these is drawn now, all by the same rule; domain/site/picture tries every name.
  const few = [...pictures].filter(
    (picture) => !drawn.includes(picture) || drawn.indexOf(picture) % 50 === 0,
  );
  for (const picture of few) {
    const response = await visitorOf(app).fetch(picture);
    expect([picture, response.headers.get('Content-Type')]).toEqual([picture, 'image/png']);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('structured data is of the kinds we mean, each valid', () => {
  const kinds = new Set<string>();
  for (const { path, structured } of readable()) {
    for (const thing of structured) {
      const parsed = structuredThing.safeParse(thing);
      expect([path, parsed.error?.issues ?? []]).toEqual([path, []]);
      if (parsed.success) kinds.add(parsed.data['@type']);
    }
  }
  expect([...kinds].toSorted()).toEqual([
    'Article',
    'BreadcrumbList',
    'Course',
    'FAQPage',
    'LearningResource',
    'Occupation',
    'Organization',
    'WebSite',
  ]);
  expect(found('/faq').structured.map((thing) => (thing as { '@type': string })['@type'])).toContain(
    'FAQPage',
  );
});

test('the first page and a text come without React, with at most 8 kB of JavaScript', async () => {
  for (const path of ['/', ...TEXT_PATHS]) {
    const { html } = found(path);
    const scripts = Array.from(html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g), ([, src = '']) => src);
    expect([path, scripts.length]).toEqual([path, 1]);
    expect(html).not.toMatch(/modulepreload|__reactRouter/);
  }
  const [first = ''] = /\/assets\/plain-[^"]*/.exec(found('/blog').html) ?? [];
  const seen = new Map<string, string>();
  const queue = [first];
  for (let src = queue.pop(); src !== undefined; src = queue.pop()) {
    if (seen.has(src)) continue;
    const code = await textOf(src);
    seen.set(src, code);
    const base = new URL(src, app.url);
    queue.push(
      ...Array.from(code.matchAll(/["'](\.\/[\w.-]+\.js)["']/g), ([, to = '']) => new URL(to, base).pathname),
    );
  }
  const bytes = [...seen.values()].reduce((sum, code) => sum + gzipSync(code).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(PLAIN_SCRIPTS.must);
});

test('no page repeats in data what it shows, nor carries more style than it needs, or less', () => {
  for (const { path, html: text } of readable()) {
    const { html, markup, style } = pageWeight(text);
    expect([path, html / markup < HTML_RATIO.must, style <= INLINED_STYLE.must]).toEqual([path, true, true]);
    const names = text.includes('<style>') ? text.matchAll(/var\((--[\w-]+)/g) : [];
    expect([path, [...names].filter(([, name]) => !text.includes(`${name}:`))]).toEqual([path, []]);
  }
});

test('the whole crawl costs one database call a course, for its reviews, and one for each page that shows counted figures', () => {
  expect(pages.size).toBeGreaterThan(TEXT_PATHS.length);
  // Figures are remembered once they are there: pages that are met together each ask for them.
  const counting = [...pages.keys()].filter(
    (path) => path === '/' || path === '/dane-i-metoda' || path.startsWith('/biblioteka-kursow'),
  );
  expect(roundTrips).toBeLessThanOrEqual(listCourses().length + counting.length);
});

test('strangers get the same bytes each time', async () => {
  for (const path of ['/blog', '/faq', '/regulamin']) expect(await textOf(path)).toBe(found(path).html);
});

test.each(['/blog/nie-ma', '/blog/__proto__', '/o-nas/x', '/regulamin.html', '/faq/x', '/obrazy/nie-ma.png'])(
  '%s is not there',
  async (path) => {
    const response = await visitorOf(app).fetch(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Nie ma takiej strony');
  },
);

test('every post says who wrote it and when it was checked, lists its sources and leads on', () => {
  for (const { slug, checkedDay } of listPosts()) {
    const { html } = found(`/blog/${slug}`);
    const text = html.replaceAll('\u00a0', ' ');
    expect(text).toContain('Redakcja Szlaku, z pomocą AI');
    expect(text).toMatch(new RegExp(`Sprawdzone <time dateTime="${checkedDay}">[^<]+</time> r\\.`));
    const sources = text.slice(text.indexOf('id="zrodla"'));
    expect(sources).toMatch(/<ol[^>]*><li>.+?<a href="https:[^"]+" target="_blank" rel="noopener">/);
    const end = text.slice(text.indexOf('Co dalej'));
    expect(end).toMatch(/href="\/zawody\/[^"]+".+href="\/#quiz"/s);
  }
});

test('the search of the blog and of the questions works by address alone', async () => {
  expect(await textOf('/blog?szukaj=zdalnej')).toContain('href="/blog/praca-zdalna-trendy"');
  expect(await textOf('/blog?szukaj=zdalnej')).not.toContain('href="/blog/przedsiebiorczosc-2024"');
  expect(await textOf('/blog?szukaj=%3Cscript%3Ealert(1)')).not.toContain('<script>alert');
  expect(await textOf('/faq?szukaj=haslo')).toContain('<details');
  expect(await textOf('/faq?szukaj=qqqqq')).toContain('Pokaż wszystkie pytania');
});

test('the feed is valid RSS with the whole text of every post', async () => {
  const response = await visitorOf(app).fetch('/rss.xml');
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const parsed = feed.parse(new XMLParser({ ignoreAttributes: false }).parse(xml));
  const { item: items } = parsed.rss.channel;
  expect(items.map(({ link }) => link)).toEqual(
    listPosts().map(({ slug }) => `http://szlak.example/blog/${slug}`),
  );
  for (const { 'content:encoded': text } of items) expect(text).not.toMatch(/(?:href|src)="\//);
});

test('the sitemap lists every text with its last change, and only pages that are there, courses without a made-up day', async () => {
  const xml = await textOf('/sitemap.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const entry = z.object({ loc: z.url(), lastmod: z.iso.date().optional() });
  const schema = z.object({ urlset: z.object({ url: z.array(entry) }) });
  const { url } = schema.parse(new XMLParser().parse(xml)).urlset;
  const days = new Map(url.map(({ loc, lastmod }) => [new URL(loc).pathname, lastmod]));
  expect(days.size).toBe(url.length);
  expect(['/', ...TEXT_PATHS].filter((path) => days.get(path) === undefined)).toEqual([]);
  const courses = ['/biblioteka-kursow', ...listCourses().map(({ id }) => `/kursy/${id}`)];
  expect(courses.filter((path) => !days.has(path) || days.get(path) !== undefined)).toEqual([]);
  for (const path of days.keys()) {
    const status = pages.get(path)?.status ?? (await visitorOf(app).fetch(path)).status;
    expect([path, status]).toEqual([path, 200]);
  }
});

test('robots.txt, security.txt and the manifest are there for anyone who asks', async () => {
  expect(await textOf('/robots.txt')).toContain('Sitemap: http://szlak.example/sitemap.xml');
  const security = await textOf('/.well-known/security.txt');
  expect(security).toMatch(/^Contact: mailto:.+@.+$/m);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(security) ?? [];
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
  const manifest = z
    .object({
      name: z.string(),
      lang: z.literal('pl'),
      start_url: z.literal('/dashboard'),
      icons: z.array(z.object({ src: z.string() })).min(3),
    })
    .parse(JSON.parse(await textOf('/site.webmanifest')));
  for (const { src } of manifest.icons) expect((await visitorOf(app).fetch(src)).status).toBe(200);
});

test('the service worker is asked for again each time, so that a deployment renews it, and may load nothing but our own', async () => {
  const response = await visitorOf(app).fetch('/sw.js');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/javascript/);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(response.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
});

test('every text is valid HTML', async () => {
  // A title may be longer than a search engine shows.
  const faultsOf = htmlFaultsBy({ 'long-title': 'off' });
  for (const { path, html } of readable()) expect(await faultsOf(path, html)).toEqual([]);
});
