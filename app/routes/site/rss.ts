import type { Block } from '#content/blocks.ts';
import { listPosts, readPost } from '#content/posts.server.ts';
import type { Post } from '#content/posts/post.ts';
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';
import { POST_AUTHOR } from '#domain/site/posts/author.ts';
import { scopeContext } from '../../context.ts';
import { cdata, element, xmlResponse } from '../../features/site/feeds/xml.ts';
import type { Route } from './+types/rss.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const posts = await Promise.all(listPosts().map(({ slug }) => readPost(slug)));
  const { origin } = context.get(scopeContext);
  return xmlResponse(
    rssFeed(
      posts.filter((post) => post !== null),
      origin,
    ),
    'application/rss+xml',
  );
}

// /rss.xml: RSS 2.0 with the full text of every post (content:encoded).
const TITLE = 'Szlak – blog o karierze';
const DESCRIPTION = 'O wyborze, planowaniu i zmianie pracy. Liczby mają tu swoje źródła.';

/** `posts`: newest first. */
function rssFeed(posts: readonly Post[], origin: string): string {
  const [newest] = posts.map(({ updatedDay }) => updatedDay).toSorted((a, b) => b.localeCompare(a));
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', TITLE),
    element('link', `${origin}/blog`),
    element('description', DESCRIPTION),
    element('language', 'pl'),
    `<atom:link href="${escapedMarkup(origin)}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [element('lastBuildDate', rssDate(newest))]),
    ...posts.map((post) => item(post, origin)),
    '</channel>',
    '</rss>',
  ].join('\n');
}

function item(post: Post, origin: string): string {
  const address = `${origin}/blog/${post.slug}`;
  const picture = `<p><img src="${origin}${post.image}" alt="${escapedMarkup(post.imageAlt)}" width="${post.imageWidth}" height="${post.imageHeight}"></p>`;
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    element('guid', address),
    element('pubDate', rssDate(post.day)),
    element('dc:creator', POST_AUTHOR),
    ...post.tags.map((tag) => element('category', tag)),
    element('description', post.excerpt),
    cdata('content:encoded', `${picture}\n${feedHtml(post.content, origin)}\n${feedEnd(post, origin)}`),
    '</item>',
  ].join('\n');
}

function rssDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}

// A compiled text as one piece of HTML that reads well in a feed reader, which knows neither our parts nor our address.
function feedHtml(content: readonly Block[], origin: string): string {
  return withOrigin(content.map(htmlOf).join('\n'), origin);
}

/** What stands under a post: the way on, its sources, who wrote and when it was checked. */
export function feedEnd({ onwardHtml, sources, checked }: Post, origin: string): string {
  const items = sources.map(
    ({ address, publisher, title, date }) =>
      `<li>${escapedMarkup(publisher)}: <a href="${escapedMarkup(address)}" rel="noopener">${escapedMarkup(title)}</a>${
        date === undefined ? '' : `, ${escapedMarkup(date)}`
      }</li>`,
  );
  return [
    withOrigin(`${onwardHtml}<p><a href="/#quiz">Wypełnij quiz</a></p>`, origin),
    `<p>Źródła:</p><ol>${items.join('')}</ol>`,
    `<p>${POST_AUTHOR}. Sprawdzone ${checked} r.</p>`,
  ].join('\n');
}

function withOrigin(html: string, origin: string): string {
  return html.replaceAll('href="/', `href="${origin}/`);
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'quote':
    case 'note':
      return `<blockquote>${block.html}</blockquote>`;
    case 'bars': {
      const rows = block.rows.map(
        ({ name, figure }) => `<tr><td>${escapedMarkup(name)}</td><td>${escapedMarkup(figure)}</td></tr>`,
      );
      return `<table><caption>${escapedMarkup(block.title)}</caption>${rows.join('')}</table><p>Źródło: ${block.sourceHtml}</p>`;
    }
    case 'place':
      return '';
    default:
      return block.html;
  }
}
