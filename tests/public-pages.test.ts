// The table of public pages says what the routes are, and nothing else is a page for everybody (docs/architecture.md 'Public pages').
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { patternOf, PUBLIC_PAGES, type PublicPage } from '#app/public-pages.ts';

const fileOf = ({ path }: PublicPage) => {
  const isIts = (own: string) =>
    own === path || own.replace('?', '') === path || own.replace(/\/:\w+\?$/, '') === path;
  const route = routes.find((one) => isIts(one.index === true ? '/' : `/${one.path}`));
  return route === undefined ? null : `app/${route.file}`;
};

test.each(PUBLIC_PAGES)('$path is the route of a document', (page) => {
  const file = fileOf(page);
  const text = readFileSync(file ?? 'missing', 'utf8');
  expect(text).toContain('hydrate: false');
});

test.each(PUBLIC_PAGES.filter(({ hasText }) => hasText))('$path has its text', ({ path }) => {
  expect(existsSync(`content/pages${path}.md`)).toBe(true);
});

test('no path stands twice', () => {
  const paths = PUBLIC_PAGES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a pattern takes one part for a name, and no more', () => {
  const post = PUBLIC_PAGES.find(({ path }) => path === '/blog/:slug');
  const pattern = post === undefined ? /^$/ : patternOf(post);
  expect(
    ['/blog/praca', '/blog/', '/blog/a/b', '/blog/A', '/x/blog/a'].filter((one) => pattern.test(one)),
  ).toEqual(['/blog/praca']);
});
