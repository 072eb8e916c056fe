// Documents: the pages that are the same for everybody (app/public-pages.ts), and a person's own that a script of documents serves. They come
// whole and without the router, so a link to one is the browser's own (docs/architecture.md 'Pages with and without React').
import { patternOf, PUBLIC_PAGES } from '../public-pages.ts';

/** Where conditions are tried (features/advice/decide/live-conditions.ts). */
const OWN = /^\/dashboard\/(lista|co-gdyby)$/;

const DOCUMENTS = [...PUBLIC_PAGES.map((page) => patternOf(page)), OWN];

/** `to`: as a link has it, with its slash. */
export function leadsToDocument(to: string): boolean {
  const [path = ''] = to.split(/[?#]/, 1);
  return DOCUMENTS.some((pattern) => pattern.test(path));
}
