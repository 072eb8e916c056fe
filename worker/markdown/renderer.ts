// The model's Markdown to HTML of our own making (docs/security.md 'Text of the model', docs/faults.md 12, 13): every tag that comes out is
// written here, everything else is text. Raw HTML and pictures are text, links lead out by http(s) only. No reference links:
// what stands below must not change what was already shown above.
import { Marked, type Token, type Tokens } from 'marked';
import { isForeign, withForeignLines, type TaughtLanguage } from '#domain/courses/lessons/foreign.ts';
import { runnableLanguage } from '#domain/courses/lessons/runnable.ts';
import { isFormula, workedOut, type SheetCell, type Worked } from '#domain/courses/sheets/compute.ts';
import { columnName } from '#domain/courses/sheets/formula.ts';
import { NoDay } from '#domain/courses/sheets/functions/texts.ts';
import { isSheet, parseSheet, type Sheet } from '#domain/courses/sheets/sheet.ts';
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';
import { stopBlock } from '#domain/courses/stops/stop-block.ts';
import { isStop, parseStop } from '#domain/courses/stops/stop.ts';
import { slugOf } from '#domain/platform/search/slug.ts';
import { typeset } from '#domain/platform/typography.ts';

/** Counts through one text: headings' ids are unique, what scrolls has a name. `ids`: how often each was wanted; `taught`: what its
 * foreign words are. */
type RenderState = {
  ids: Map<string, number>;
  tables: number;
  codes: number;
  stops: number;
  sheets: number;
  taught: TaughtLanguage | null;
};

/** Prefix of all ids, so that none is one of the page's. */
const ID_PREFIX = 'tekst-';
const MAX_ID_LENGTH = 60;
/** A paragraph with more marks of emphasis than that is no prose, and pairing them costs their square. */
const MAX_EMPHASIS_MARKS = 200;
const LANGUAGE = /^[a-z0-9+#-]{1,20}$/;

export function createRenderer(state: RenderState): {
  lex: (text: string) => Token[];
  html: (token: Token) => string;
} {
  const marked = new Marked({
    tokenizer: { html: none, tag: none, def: none, reflink: none, ...emphasisOfProse() },
    renderer: {
      text(token) {
        if ('tokens' in token && token.tokens !== undefined) return this.parser.parseInline(token.tokens);
        return escapedMarkup(typeset(withEntities(token.text)));
      },
      heading({ tokens, depth }) {
        // The page's title is the only heading of the first level.
        const level = Math.min(Math.max(depth, 2), 4);
        const html = this.parser.parseInline(tokens);
        return `<h${level} id="${freeId(html, state.ids)}">${html}</h${level}>`;
      },
      strong({ text, tokens }) {
        return `<strong${foreignMark(text, state)}>${this.parser.parseInline(tokens)}</strong>`;
      },
      blockquote({ tokens }) {
        const lines = this.parser.parse(tokens);
        const { taught } = state;
        return `<blockquote>\n${taught === null ? lines : withForeignLines(lines, taught)}</blockquote>\n`;
      },
      code({ text, lang }) {
        if (isStop(lang)) return stopOf(text, state);
        const sheet = isSheet(lang) ? parseSheet(text) : null;
        if (sheet !== null) return scrolling(`Arkusz ${(state.sheets += 1)}`, sheetTable(sheet));
        const language = lang?.toLowerCase() ?? '';
        const mark = LANGUAGE.test(language) ? ` class="language-${language}"` : '';
        const runs = runnableLanguage(language, text);
        const run = runs === null ? '' : ` data-runs="${runs}"`;
        const foreign = language === 'text' ? foreignMark(text, state) : '';
        const code = `<pre><code${mark}${run}${foreign}>${escapedMarkup(text)}</code></pre>`;
        return scrolling(`Kod ${(state.codes += 1)}`, code);
      },
      codespan: ({ text }) => `<code>${escapedMarkup(text)}</code>`,
      table({ header, rows, align }) {
        const row = (cells: Tokens.TableCell[], isHead = false) =>
          `<tr>${cells
            .map((cell, index) => {
              const side = align[index] === 'right' ? ' class="right"' : '';
              const words = this.parser.parseInline(cell.tokens);
              // An empty corner heads nothing.
              const [start, end] = isHead && words !== '' ? ['th scope="col"', 'th'] : ['td', 'td'];
              return `<${start}${side}>${words}</${end}>`;
            })
            .join('')}</tr>`;
        const head = `<thead>${row(header, true)}</thead>`;
        const body = rows.map((cells) => row(cells)).join('');
        return scrolling(`Tabela ${(state.tables += 1)}`, `<table>${head}<tbody>${body}</tbody></table>`);
      },
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const address = outwardAddress(href);
        if (address === null) return words;
        return `<a href="${escapedMarkup(address)}" target="_blank" rel="nofollow noopener noreferrer">${words}</a>`;
      },
      image: ({ text }) => escapedMarkup(typeset(text)),
      html: ({ text }) => escapedMarkup(text),
      br: () => '<br>',
      hr: () => '<hr>',
    },
  });
  return { lex: (text) => marked.lexer(text), html: (token) => marked.parser([token]).trim() };
}

// So that it is spoken as what it is, by a screen reader and by 'Posłuchaj'.
function foreignMark(text: string, { taught }: RenderState): string {
  return taught !== null && isForeign(text) ? ` lang="${taught}"` : '';
}

// One that can't be asked isn't shown: nobody reads it as code.
function stopOf(text: string, state: RenderState): string {
  const stop = parseStop(text);
  return stop === null ? '' : stopBlock({ ...stop, number: (state.stops += 1) });
}

// Instead of the library's own: `undefined` = this is no such thing, go on with text.
function none(): undefined {
  return undefined;
}

/** `false` = the library decides. */
function emphasisOfProse() {
  let known = '';
  let isProse = true;
  return {
    emStrong(_: string, whole: string): false | undefined {
      if (whole !== known) {
        known = whole;
        isProse = (whole.match(/[*_]/g)?.length ?? 0) <= MAX_EMPHASIS_MARKS;
      }
      return isProse ? false : undefined;
    },
    inlineText(rest: string): Tokens.Text | false {
      const text = isProse ? undefined : /^[^\\<![`]+/.exec(rest)?.[0];
      return text === undefined ? false : { type: 'text', raw: text, text };
    },
  };
}

// What scrolls has to be reached by keyboard, and named.
function scrolling(label: string, html: string): string {
  return `<section aria-label="${label}" tabindex="0">${html}</section>`;
}

function outwardAddress(href: string): string | null {
  const address = URL.parse(href);
  const leadsOut = address?.protocol === 'https:' || address?.protocol === 'http:';
  return address !== null && leadsOut && address.username === '' && address.password === ''
    ? address.href
    : null;
}

function freeId(html: string, taken: Map<string, number>): string {
  const slug = slugOf(html.replaceAll(/<[^>]*>|&\w+;/g, ' ')).slice(0, MAX_ID_LENGTH);
  const base = ID_PREFIX + (slug === '' ? 'czesc' : slug);
  let number = taken.get(base) ?? 0;
  let id = base;
  // From the number it had come to: a thousand headings of the same words must not cost their square.
  do {
    number += 1;
    id = number === 1 ? base : `${base}-${number}`;
  } while (number > 1 && taken.has(id));
  taken.set(base, number);
  if (id !== base) taken.set(id, 1);
  return id;
}

const ENTITIES: Record<string, string> = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"' };

// Models write a few of them; escaped again they show as what they mean.
function withEntities(text: string): string {
  return text.replaceAll(/&(nbsp|amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');
}

// A sheet as it is read: a table with names of rows and columns, what each cell shows, and under it the formula. What can't be told from that
// stands in its attributes, for anyone who changes it (app/features/courses/lessons/sheet).
function sheetTable({ title, cells }: Sheet): string {
  // A lesson is read on any day.
  const worked = workedOut(cells, null);
  const names = (cells[0] ?? []).map((_, column) => `<th scope="col">${columnName(column)}</th>`).join('');
  const rows = cells.map((row, at) => {
    const tds = row.map((cell, column) => tableCell(cell, worked[at]?.[column])).join('');
    return `<tr><th scope="row">${at + 1}</th>${tds}</tr>`;
  });
  const caption = title === '' ? '' : `<caption>${escapedMarkup(typeset(title))}</caption>`;
  return `<table data-sheet>${caption}<thead><tr><td></td>${names}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function tableCell({ input, pattern }: SheetCell, done: Worked | undefined): string {
  const { shown, side, error } = done ?? { shown: '', side: 'left', error: null };
  const isUnknown = error instanceof NoDay;
  const words = isUnknown ? '' : shown;
  const marks = [
    side === 'left' ? '' : ` class="${side}"`,
    error === null || isUnknown ? '' : ' data-error',
    input === words ? '' : ` data-input="${escapedMarkup(input)}"`,
    pattern === '' ? '' : ` data-pattern="${escapedMarkup(pattern)}"`,
  ];
  const formula = isFormula(input) ? `<code>${escapedMarkup(input)}</code>` : '';
  return `<td${marks.join('')}>${escapedMarkup(words)}${formula}</td>`;
}
