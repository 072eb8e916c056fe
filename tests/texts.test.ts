// What pages print of the texts is there: their drawings are safe to show, and code knows every place that a text leaves to it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPages, readPage } from '#content/pages.server.ts';
import { listPosts } from '#content/posts.server.ts';

const POSTS = listPosts();
const PAGES = listPages();

test('drawings are plain shapes: no script, style, link or foreign file', () => {
  for (const { slug, imageWidth, imageHeight } of POSTS) {
    const svg = readFileSync(`content/posts/${slug}.svg`, 'utf8');
    expect(svg).not.toMatch(/<script|<style|\sstyle=|\son\w+=|href=|url\(|<foreignObject|<image/);
    expect(imageWidth / imageHeight).toBeCloseTo(1200 / 630, 1);
  }
});

test('code knows every place that a text leaves to it', async () => {
  const places = await Promise.all(
    PAGES.map(async ({ slug }) =>
      ((await readPage(slug))?.content ?? []).flatMap((block) =>
        block.kind === 'place' ? [block.name] : [],
      ),
    ),
  );
  expect([...new Set(places.flat())].toSorted()).toEqual([
    'contact',
    'cookies',
    'coverage',
    'means',
    'measures',
    'operator',
    'ranking',
    'runs',
    'sources',
  ]);
});
