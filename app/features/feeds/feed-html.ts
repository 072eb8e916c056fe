// A compiled text as one piece of HTML that reads well in a feed reader, which knows neither our parts nor our address.
import type { Block } from '#content/blocks.ts';
import { escapedMarkup } from '#domain/escaped-markup.ts';

export function feedHtml(content: readonly Block[], origin: string): string {
  return content.map(htmlOf).join('\n').replaceAll('href="/', `href="${origin}/`);
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
