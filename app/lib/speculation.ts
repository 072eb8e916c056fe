// What the browser may fetch or render ahead when a stranger points at a link. Public pages only: they
// are the same for everybody and do nothing by being opened. Whoever is signed in gets none, since those pages would be theirs.
// What a person gains: a page that is there when they press. What breaks it: a public page that does
// something by being opened.
import { PUBLIC_PAGES } from '../public-pages.ts';

// Whatever query a page without React has, such as the blog's tag, it may be rendered.
const plain = PUBLIC_PAGES.filter(({ hydrates }) => !hydrates).map(({ path }) =>
  path.replaceAll(/:\w+/g, '*').replace(/\*?$/, '*'),
);
const withReact = PUBLIC_PAGES.filter(({ hydrates }) => hydrates).map(({ path }) => path);

const rule = (paths: string[]) => [{ where: { href_matches: paths }, eagerness: 'moderate' }];

export const SPECULATION_RULES = JSON.stringify({ prerender: rule(plain), prefetch: rule(withReact) });
