// A lesson's Markdown in blocks of safe HTML: whole, or finished block by finished block while it is being written. The blocks of
// a growing text are always the first ones of the whole text's. Input is bounded, so that no reply can hold the Worker.
import type { Token } from 'marked';
import type { TaughtLanguage } from '#domain/courses/lessons/foreign.ts';
import { createRenderer } from './renderer.ts';

/** Twice a lesson's 8 000 tokens; what is beyond is left out, and the reader is told. */
export const MAX_MARKDOWN_LENGTH = 60_000;

export const CUT_BLOCK = '<p><em>Dalszy ciąg pominęliśmy, bo\u00a0tekst był za długi.</em></p>';

/** A block longer than that is read again only when it has grown by this share: it must not cost its square. */
const LONG = { characters: 2_000, growth: 1 / 8 } as const;

export type BlockWriter = {
  /** Returns the blocks that became finished, in order. */
  write(text: string): string[];
  /** Returns what is left. */
  end(): string[];
};

/** One string of HTML for each block: a paragraph, a heading, a list… `taught`: of a language course. */
export function renderBlocks(markdown: string, taught: TaughtLanguage | null = null): string[] {
  const writer = createBlockWriter(taught);
  return [...writer.write(markdown), ...writer.end()];
}

export function createBlockWriter(taught: TaughtLanguage | null = null): BlockWriter {
  const renderer = createRenderer({ ids: new Map(), tables: 0, codes: 0, stops: 0, sheets: 0, taught });
  let open = '';
  let taken = 0;
  let isCut = false;
  let readAnewFrom = 0;

  function take(text: string): void {
    const room = Math.max(0, MAX_MARKDOWN_LENGTH - taken);
    isCut ||= text.length > room;
    taken += Math.min(text.length, room);
    open += text.slice(0, room);
  }

  return {
    write(text) {
      take(text);
      if (!text.includes('\n') || open.length < readAnewFrom) return [];
      const lines = tidy(open.slice(0, open.lastIndexOf('\n') + 1));
      const tokens = renderer.lex(lines);
      const finished = tokens.slice(0, finishedCount(tokens));
      const isLong = finished.length === 0 && open.length > LONG.characters;
      readAnewFrom = isLong ? open.length * (1 + LONG.growth) : 0;
      if (finished.length === 0) return [];
      const rest = lines.slice(lengthOf(finished));
      open = rest + open.slice(open.lastIndexOf('\n') + 1);
      return rendered(renderer, finished);
    },
    end() {
      const blocks = rendered(renderer, renderer.lex(tidy(open)));
      open = '';
      return isCut ? [...blocks, CUT_BLOCK] : blocks;
    },
  };
}

type Renderer = ReturnType<typeof createRenderer>;

// The last one may still grow: a list by an item, a table by a row. A heading can't, nor a paragraph after its empty line.
function finishedCount(tokens: readonly Token[]): number {
  const last = tokens.findLastIndex(({ type }) => type !== 'space');
  if (last === -1) return 0;
  const isClosed =
    tokens[last]?.type === 'heading' || (tokens[last]?.type === 'paragraph' && last < tokens.length - 1);
  return isClosed ? tokens.length : last;
}

function lengthOf(tokens: readonly Token[]): number {
  return tokens.reduce((length, { raw }) => length + raw.length, 0);
}

function rendered(renderer: Renderer, tokens: readonly Token[]): string[] {
  return tokens.map((token) => renderer.html(token)).filter((html) => html !== '');
}

const LINE_BREAK = /\r\n?/g;
const INVISIBLE = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Quotes and lists in one another, so deep that nobody reads them: the library calls itself for each. */
const DEEP = /^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){8})(?=[ \t]*(?:>|[-*+\d]))/gm;

/** Behind it the library begins a list, but not where a heading is underlined further down: what was shown would become another thing. */
const MARK_AND_TAB = /^([ \t]*(?:[-*+]|\d{1,9}[.)]))\t/gm;

function tidy(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(LINE_BREAK, '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(MARK_AND_TAB, '$1 ')
    .replaceAll(DEEP, '$1 \\');
}
