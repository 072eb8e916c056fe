// Documents: the pages that are the same for everybody (app/public-pages.ts). They come whole and without the router, so a link to one
// is the browser's own (docs/architecture.md 'Pages with and without React').
import { patternOf, PUBLIC_PAGES } from '../public-pages.ts';

const DOCUMENTS = PUBLIC_PAGES.map((page) => patternOf(page));

/** `to`: as a link has it, with its slash. */
export function leadsToDocument(to: string): boolean {
  const [path = ''] = to.split(/[?#]/, 1);
  return DOCUMENTS.some((pattern) => pattern.test(path));
}
