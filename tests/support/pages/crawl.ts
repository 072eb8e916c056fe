// Follows every link of the site from its first page, as a search engine would: by path, on the blog by tag, in the library
// on to more courses, in the atlas page by page. Reads the HTML by patterns, which is enough for what our own server writes.

export type CrawledPage = {
  path: string;
  linkedFrom: string;
  /** After redirects. */
  status: number;
  isHtml: boolean;
  html: string;
  title: string;
  description: string;
  canonical: string | null;
  isUnlisted: boolean;
  /** Open Graph and Twitter, by their names. */
  preview: Record<string, string>;
  structured: unknown[];
  ids: Set<string>;
  anchors: { to: string; id: string }[];
};

/** `headersOf`: what each request says, by how many went before it. */
export async function crawl(
  origin: string,
  headersOf: (before: number) => Record<string, string> = () => ({}),
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const queue = [{ path: '/', from: '' }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, from } = next;
    if (pages.has(path)) continue;
    const response = await fetch(origin + path, { headers: headersOf(pages.size) });
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    const html = await response.text();
    const links = isHtml ? linksOf(html, origin, path) : [];
    pages.set(path, {
      path,
      linkedFrom: from,
      status: response.status,
      isHtml,
      html,
      ...factsOf(isHtml ? html : ''),
      anchors: links.flatMap(({ to, id }) => (id === '' ? [] : [{ to, id }])),
    });
    queue.push(...links.map(({ to }) => ({ path: to, from: path })));
  }
  return pages;
}

function factsOf(html: string) {
  const metas = Object.fromEntries(
    tagsOf(html, 'meta').map((tag) => [tag['name'] ?? tag['property'] ?? '', tag['content'] ?? '']),
  );
  const canonical = tagsOf(html, 'link').find(({ rel }) => rel === 'canonical')?.['href'] ?? null;
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return {
    title: decoded(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    description: metas['description'] ?? '',
    canonical,
    isUnlisted: metas['robots']?.includes('noindex') ?? false,
    preview: metas,
    structured: Array.from(scripts, ([, json = '']): unknown => JSON.parse(json)),
    ids: new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id)),
  };
}

function linksOf(html: string, origin: string, path: string): { to: string; id: string }[] {
  const addresses = [
    ...tagsOf(html, 'a')
      .filter(({ rel }) => rel?.includes('nofollow') !== true)
      .map(({ href }) => href),
    ...tagsOf(html, 'link').map(({ href }) => href),
    ...tagsOf(html, 'img').map(({ src }) => src),
    ...tagsOf(html, 'script').map(({ src }) => src),
  ];
  return addresses.flatMap((address) => {
    if (address === undefined) return [];
    const url = new URL(address, origin + path);
    if (url.origin !== origin) return [];
    return [
      { to: url.pathname + (leadsOn(url) ? url.search : ''), id: decodeURIComponent(url.hash.slice(1)) },
    ];
  });
}

function tagsOf(html: string, name: string): Partial<Record<string, string>>[] {
  return Array.from(html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g')), ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/([\w:-]+)="([^"]*)"/g), ([, key = '', value = '']) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  );
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Whether the query shows what its path alone doesn't. Other queries only sort, filter or open what the same page shows. */
function leadsOn({ pathname, searchParams }: URL): boolean {
  if (pathname === '/biblioteka-kursow') return [...searchParams.keys()].join() === 'ile';
  if (pathname.startsWith('/zawody')) return [...searchParams.keys()].join() === 'strona';
  return pathname === '/blog' || pathname.startsWith('/assets/');
}
