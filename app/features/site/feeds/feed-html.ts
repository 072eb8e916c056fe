// A compiled text as one piece of HTML that reads well in a feed reader, which knows neither our parts nor our address.
import type { Block } from '#content/blocks.ts';
import type { Post } from '#content/posts/post.ts';
import { POST_AUTHOR } from '#domain/site/posts/author.ts';
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';

export function feedHtml(content: readonly Block[], origin: string): string {
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
