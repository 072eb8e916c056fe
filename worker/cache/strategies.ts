// What the edge cache may keep, and for how long: deny by default. A path or a query name that isn't on this list is never kept and never
// looked for (docs/architecture.md 'The edge cache'; docs/faults.md 51). The key's build id is the purge: a deployment finds nothing of
// the last one.
import { patternOf, PUBLIC_PAGES } from '#app/public-pages.ts';
import { SHELF_NAMES } from '#domain/courses/library/shelves.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type Strategy = {
  /** So long a response is sent as it is. */
  freshMs: number;
  /** So long it is still sent while a new one is being made. */
  keptMs: number;
  /** What the kind of response has to be. */
  type: RegExp;
  /** For browsers; null = what the response says itself. */
  browser: string | null;
  /** It has the frame: anyone who is signed in gets other bytes from the same address, and so does everybody with a notice. */
  varies: boolean;
};

const REVALIDATED = 'public, max-age=0, must-revalidate';

export const STRATEGIES = {
  page: { freshMs: 5 * MINUTE_MS, keptMs: DAY_MS, type: /^text\/html/, browser: REVALIDATED, varies: true },
  feed: {
    freshMs: HOUR_MS,
    keptMs: DAY_MS,
    type: /^(application\/(rss\+)?xml|text\/plain)/,
    browser: null,
    varies: false,
  },
  image: { freshMs: DAY_MS, keptMs: 7 * DAY_MS, type: /^image\//, browser: null, varies: false },
} as const satisfies Record<string, Strategy>;

type StrategyName = keyof typeof STRATEGIES;

type Row = {
  strategy: StrategyName;
  path: RegExp;
  /** Query names, each with the values it may have. */
  query?: Readonly<Record<string, RegExp>>;
};

const LIST_PAGE = { strona: /^(?:[2-9]|[1-9]\d)$/ };

/** With which queries a public page is kept: what its own links say. Not in the table of pages, since browsers get that. */
const QUERIES: Readonly<Record<string, Row['query']>> = {
  // A shelf, a page, and how many of its cards are shown (domain/courses/library/state.ts).
  '/biblioteka-kursow': {
    polka: new RegExp(`^(?:${SHELF_NAMES.join('|')})$`),
    strona: /^[2-9]$/,
    ile: /^(?:48|72|96|120|144|168|192|216|240)$/,
  },
  '/zawody': LIST_PAGE,
  '/zawody/:id': LIST_PAGE,
  '/blog': { tag: /^[a-z0-9]+(?:-[a-z0-9]+)*$/ },
};

const ROWS: readonly Row[] = [
  ...PUBLIC_PAGES.map((page): Row => ({
    strategy: 'page',
    path: patternOf(page),
    query: QUERIES[page.path] ?? {},
  })),
  {
    strategy: 'feed',
    path: /^\/(?:rss\.xml|sitemap\.xml|robots\.txt|\.well-known\/security\.txt)$/,
  },
  { strategy: 'image', path: /^\/obrazy\/(?:kursy\/[a-z0-9-]+|zawody\/[a-z0-9-]+\.png)$/ },
];

// Where a visitor came from, told to statistics that we don't have: a page shows nothing of it.
const IGNORED = /^(?:utm_[a-z]+|gclid|fbclid|msclkid|ttclid|mc_[ce]id)$/;

export type CacheRule = {
  strategy: StrategyName;
  /** Path and known query: all that the response is made from. */
  address: string;
};

/** Null = this address has no place in the cache. */
export function cacheRule(url: URL): CacheRule | null {
  const row = ROWS.find(({ path }) => path.test(url.pathname));
  if (row === undefined) return null;
  const query = knownQuery(url.searchParams, row.query ?? {});
  if (query === null) return null;
  return { strategy: row.strategy, address: url.pathname + (query === '' ? '' : `?${query}`) };
}

function knownQuery(params: URLSearchParams, known: Readonly<Record<string, RegExp>>): string | null {
  const kept = new URLSearchParams();
  for (const [name, value] of params) {
    if (IGNORED.test(name)) continue;
    if (kept.has(name) || !Object.hasOwn(known, name) || known[name]?.test(value) !== true) return null;
    kept.set(name, value);
  }
  kept.sort();
  return kept.toString();
}
