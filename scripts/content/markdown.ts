// Markdown to blocks of safe HTML. Authors are trusted, their slips are not: raw HTML, pictures from elsewhere and foreign
// schemes stop the compiler.
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';
import { Marked, type Token, type Tokens } from 'marked';
import type { Block, ContentsEntry, BarRow } from '#content/blocks.ts';
import { slugOf } from '#domain/platform/search/slug.ts';
import { typeset } from '#domain/platform/typography.ts';

type CompiledText = {
  content: Block[];
  contents: ContentsEntry[];
  wordCount: number;
  /** The ids of the sources it names, each once, in that order. */
  named: string[];
};

/** Sources by id. Where a text has them, it leads to other sites through them alone: [words](zrodlo:id). */
type SourceBook = Readonly<Record<string, { address: string }>>;

const PLACE = /^\{\{([a-z-]+)\}\}$/;

/** Throws with the reason. */
export function compileMarkdown(text: string, sources: SourceBook | null = null): CompiledText {
  const contents: ContentsEntry[] = [];
  const named = new Set<string>();
  const marked = markedWith(contents, (href) =>
    sources === null ? linkAttributes(href) : sourceAttributes(href, sources, named),
  );
  const content: Block[] = [];
  let tables = 0;
  for (const token of marked.lexer(text)) {
    const block = specialBlock(token, marked, () => ++tables);
    if (block !== null) content.push(block);
    else append(content, marked.parser([token]));
  }
  return { content, contents, wordCount: wordsOf(content), named: [...named] };
}

/** A short text such as an answer: one piece of HTML. */
export function compileToHtml(text: string): string {
  return htmlOf(compileMarkdown(text).content);
}

export function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(?:p|li|h\d|td|th|tr)[^>]*>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function specialBlock(token: Token, marked: Marked, nextTable: () => number): Block | null {
  if (token.type === 'table') {
    return { kind: 'table', html: marked.parser([token]), label: `Tabela ${nextTable()}` };
  }
  if (token.type === 'blockquote') return { kind: 'quote', html: marked.parser(token.tokens ?? []) };
  if (token.type === 'code') return fenced(token as Tokens.Code, marked);
  const [, name] = token.type === 'paragraph' ? (PLACE.exec(token.raw.trim()) ?? []) : [];
  return name === undefined ? null : { kind: 'place', name };
}

function fenced({ lang, text }: Tokens.Code, marked: Marked): Block {
  if (lang === 'info') return { kind: 'note', html: marked.parser(marked.lexer(text)) };
  if (lang !== 'bars') throw new Error(`has a fenced block that is neither bars nor info: ${lang}`);
  const { title, source, rows } = parseBars(text);
  return {
    kind: 'bars',
    title: typeset(title),
    rows: rows.map((row) => ({ ...row, name: typeset(row.name) })),
    sourceHtml: marked.parseInline(source, { async: false }),
  };
}

function append(content: Block[], html: string): void {
  const last = content.at(-1);
  if (html === '') return;
  if (last?.kind === 'text') last.html += html;
  else content.push({ kind: 'text', html });
}

function htmlOf(content: readonly Block[]): string {
  return content.map((block) => ('html' in block ? block.html : '')).join('');
}

// Figures' rows are looked at, not read.
function wordsOf(content: readonly Block[]): number {
  return plainText(htmlOf(content))
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function markedWith(contents: ContentsEntry[], attributesOf: (href: string) => string): Marked {
  const ids = new Set<string>();
  return new Marked({
    renderer: {
      text(token) {
        if ('tokens' in token && token.tokens !== undefined) return this.parser.parseInline(token.tokens);
        return escapedMarkup(typeset(token.text));
      },
      heading({ tokens, depth }) {
        if (depth < 2 || depth > 4) throw new Error(`has a heading of level ${depth}`);
        const html = this.parser.parseInline(tokens);
        const title = plainText(html);
        const id = freeId(slugOf(title), ids);
        if (depth === 2) contents.push({ id, title });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a ${attributesOf(href)}>${this.parser.parseInline(tokens)}</a>`;
      },
      html({ text }) {
        throw new Error(`has raw HTML: ${text.trim()}`);
      },
      image({ href }) {
        throw new Error(`has a picture in its text: ${href}`);
      },
    },
  });
}

function freeId(wanted: string, taken: Set<string>): string {
  const base = wanted === '' ? 'czesc' : wanted;
  let id = base;
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
  taken.add(id);
  return id;
}

function linkAttributes(href: string): string {
  const address = escapedMarkup(href);
  if (href.startsWith('https://')) return `href="${address}" target="_blank" rel="noreferrer"`;
  if (/^(\/(?!\/)|#|mailto:|tel:)/.test(href)) return `href="${address}"`;
  throw new Error(`has a link to ${href}`);
}

function sourceAttributes(href: string, sources: SourceBook, named: Set<string>): string {
  const [, id] = /^zrodlo:(.+)$/.exec(href) ?? [];
  if (id === undefined) {
    if (href.startsWith('https:')) throw new Error(`has an address that is no source: ${href}`);
    return linkAttributes(href);
  }
  const source = sources[id];
  if (source === undefined) throw new Error(`names a source that is not there: ${id}`);
  named.add(id);
  return `href="${escapedMarkup(source.address)}" target="_blank" rel="noopener"`;
}

// A figure of bars as its author writes it: `tytul:`, `jednostka:` (%, zł…), `zrodlo:`, then rows `- Name | 35`.
type BarsSource = { title: string; source: string; rows: readonly BarRow[] };

const ROW = /^-\s*(.+?)\s*\|\s*([\d\s\u00a0]+(?:[.,]\d+)?)\s*$/u;
const number = new Intl.NumberFormat('pl-PL', { useGrouping: 'always' });

/** Throws with the reason. */
export function parseBars(text: string): BarsSource {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const fields = new Map<string, string>();
  const pairs: { name: string; value: number }[] = [];
  for (const line of lines) {
    const [, name, value] = ROW.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      pairs.push({ name, value: Number(value.replaceAll(/[\s\u00a0]/gu, '').replace(',', '.')) });
      continue;
    }
    const [, key, content] = /^(tytul|jednostka|zrodlo):\s*(.+)$/.exec(line) ?? [];
    if (key === undefined || content === undefined) throw new Error(`has a figure with the line: ${line}`);
    fields.set(key, content);
  }
  const [title, unit, source] = ['tytul', 'jednostka', 'zrodlo'].map((key) => fields.get(key));
  if (title === undefined || unit === undefined || source === undefined) {
    throw new Error('has a figure without tytul, jednostka or zrodlo');
  }
  if (pairs.length < 2) throw new Error(`has a figure with fewer than two rows: ${title}`);
  const gap = unit === '%' ? '' : '\u00a0';
  return {
    title,
    source,
    rows: pairs.map((pair) => ({ ...pair, figure: `${number.format(pair.value)}${gap}${unit}` })),
  };
}
