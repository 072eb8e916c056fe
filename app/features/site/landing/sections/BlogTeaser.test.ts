import { setFileScope } from '@vanilla-extract/css/fileScope';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { PostCard } from '#content/landing/post-card.ts';

const post = (number: number): PostCard => ({
  slug: `wpis-${number}`,
  title: `Wpis ${number}`,
  excerpt: 'Praca z AI w małej firmie.',
  date: '20 listopada 2026',
  readTime: 8,
  image: `/okladki/wpis-${number}.svg`,
  imageWidth: 1200,
  imageHeight: 630,
  tags: ['AI', 'Kariera'],
});

let render: (posts: PostCard[]) => string;
beforeAll(async () => {
  // Outside of Vite a style sheet doesn't know its file.
  setFileScope('BlogTeaser.test.ts');
  const { BlogTeaser } = await import('./BlogTeaser.tsx');
  render = (posts) => {
    const router = createMemoryRouter([{ path: '/', element: createElement(BlogTeaser, { posts }) }]);
    return renderToStaticMarkup(createElement(RouterProvider, { router }));
  };
});

test('without posts there is no section', () => {
  expect(render([])).toBe('');
});

test('of four posts the first three are shown, each with its first tag only', () => {
  const html = render([1, 2, 3, 4].map(post));
  expect(html.match(/<img/g)).toHaveLength(3);
  expect(html).not.toContain('Wpis 4');
  expect(html.match(/>AI</g)).toHaveLength(3);
  expect(html).not.toContain('Kariera');
});

test('a card has its picture, title, excerpt, date, minutes and way to the post', () => {
  const html = render([post(1)]);
  expect(html).toContain('src="/okladki/wpis-1.svg"');
  expect(html).toContain('href="/blog/wpis-1"');
  expect(html).toContain('Praca z\u00a0AI w\u00a0małej firmie.');
  expect(html).toContain('20 listopada 2026');
  expect(html).toContain('8\u00a0min czytania');
  expect(html).toContain('href="/blog"');
  expect(html).toContain('Zobacz wszystkie artykuły');
});
