// Static pages and the questions of /faq for loaders.
import { readStaticJson } from '#content/static-json.ts';
import { TERMS } from '#domain/site/terms/versions.ts';
import { PAGES } from './compiled/pages.ts';
import type { CompiledFaqGroup } from './pages/faq-group.ts';
import type { Page, PageSummary, PageText } from './pages/page.ts';

/** Earlier versions of the terms have their address on the page of the latest. */
const EARLIER = new Set(TERMS.slice(0, -1).map(({ slug }) => slug));

/** Without their texts. */
export function listPages(): readonly PageSummary[] {
  return PAGES.filter(({ slug }) => !EARLIER.has(slug));
}

/** Null = there is no such page. Throws if its text can't be read. */
export async function readPage(slug: string): Promise<Page | null> {
  const summary = PAGES.find((one) => one.slug === slug);
  if (summary === undefined) return null;
  return { ...summary, ...(await readStaticJson<PageText>(`/dane/teksty/strony/${slug}.json`)) };
}

/** Throws if the questions can't be read. */
export function readFaq(): Promise<readonly CompiledFaqGroup[]> {
  return readStaticJson('/dane/teksty/pytania.json');
}
