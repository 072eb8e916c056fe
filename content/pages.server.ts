// Static pages and the questions of /faq for loaders.
import { FAQ } from './compiled/faq.ts';
import { PAGE_OF, PAGES } from './compiled/pages.ts';
import type { CompiledFaqGroup } from './pages/faq-group.ts';
import type { Page, PageSummary } from './pages/page.ts';

/** Without their texts. */
export function listPages(): readonly PageSummary[] {
  return PAGES;
}

/** Null = there is no such page. */
export async function readPage(slug: string): Promise<Page | null> {
  const summary = PAGES.find((one) => one.slug === slug);
  if (summary === undefined) return null;
  const text = await PAGE_OF[slug]?.();
  if (text === undefined) throw new Error(`The page ${slug} has no text.`);
  return { ...summary, ...text };
}

export function readFaq(): readonly CompiledFaqGroup[] {
  return FAQ;
}
