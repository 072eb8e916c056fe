// What the browser may fetch or render ahead when a stranger points at a link. Public pages only: they
// are the same for everybody and do nothing by being opened. Whoever is signed in gets none, since those pages would be theirs.
// What a person gains: a page that is there when they press. What breaks it: a public page that does
// something by being opened.
import { PUBLIC_PAGES } from '../public-pages.ts';

// Whatever query such a page has, as the blog's tag, it may be rendered; the first page's asks for something.
const rendered = PUBLIC_PAGES.filter(({ path }) => path !== '/').map(({ path }) =>
  path.replaceAll(/:\w+/g, '*').replace(/\*?$/, '*'),
);

const rule = (paths: string[]) => [{ where: { href_matches: paths }, eagerness: 'moderate' }];

export const SPECULATION_RULES = JSON.stringify({ prerender: rule(rendered), prefetch: rule(['/']) });
