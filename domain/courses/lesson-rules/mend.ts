// A lesson's Markdown mended while it streams, so that what a reader saw is what is stored: headings begin at the second level and skip
// none, code has a language and an end, and prose is mended block by block (mend-prose.ts). Code itself is never touched. A stop that can't
// be asked is left out, whole; a sheet that can't be worked out becomes a table.
import { isSheet, mendedSheet, sheetGoesOn } from '../sheets/sheet.ts';
import { goesOn, isStop, parseStop } from '../stops/stop.ts';
import { LESSON_BOUNDS } from './lesson-rules.ts';
import { mendedBlock } from './mend-prose.ts';
import { FENCE } from './parts.ts';

type Mender = {
  /** Takes whole lines; returns those that are mended. */
  push(lines: string): string;
  /** Returns what is left. */
  end(): string;
};

const HEADING = /^ {0,3}(#{1,6})\s+(.+?)\s*#*$/;
const PLAIN_LANGUAGE = 'text';

/** Blocks that are mended as a whole; '' = left out. */
type Held = {
  isIt: (language: string) => boolean;
  goesOn: (lines: readonly string[], next: string) => boolean;
  mended: (text: string) => string;
};

const HELD: readonly Held[] = [
  {
    isIt: isStop,
    goesOn,
    mended: (text) => (parseStop(text) === null ? '' : `\`\`\`stop\n${text}\n\`\`\``),
  },
  { isIt: isSheet, goesOn: sheetGoesOn, mended: mendedSheet },
];

/** `title`: the lesson's, which stands above it anyway. */
export function createMender(title: string): Mender {
  let fence: { mark: string } | null = null;
  let held: { of: Held; mark: string; lines: string[] } | null = null;
  let block: string[] = [];
  let level = 1;
  let hasBegun = false;

  function flush(): string {
    if (block.length === 0) return '';
    const text = mendedBlock(block.join('\n'), LESSON_BOUNDS.paragraphWords);
    block = [];
    hasBegun = true;
    return `${text}\n`;
  }

  function heading(signs: string, words: string): string {
    // The title once more.
    if (signs.length === 1 && (!hasBegun || isSame(words, title))) return '';
    level = Math.min(Math.max(signs.length, 2), level + 1);
    hasBegun = true;
    return `${'#'.repeat(level)} ${mendedBlock(words, Infinity)}\n`;
  }

  function endHeld(): string {
    const text = held?.of.mended(held.lines.join('\n').trim()) ?? '';
    held = null;
    return text === '' ? '' : `${text}\n`;
  }

  function line(text: string): string {
    const [, indent = '', mark = '', language = ''] = FENCE.exec(text) ?? [];
    if (held !== null) {
      if (mark.startsWith(held.mark) && language === '') return endHeld();
      if (mark !== '' || !held.of.goesOn(held.lines, text)) return `${endHeld()}${line(text)}`;
      held.lines.push(text);
      return '';
    }
    if (fence !== null) {
      if (mark.startsWith(fence.mark) && language === '') fence = null;
      return `${text}\n`;
    }
    if (mark !== '') {
      const before = flush();
      hasBegun = true;
      const of = HELD.find(({ isIt }) => isIt(language));
      if (of !== undefined) {
        // Its first line may stand beside the fence.
        held = { of, mark, lines: [text.slice(text.indexOf(language) + language.length)] };
        return before;
      }
      fence = { mark };
      return `${before}${language === '' ? `${indent}${mark}${PLAIN_LANGUAGE}` : text}\n`;
    }
    if (text.trim() === '') return `${flush()}\n`;
    const [, signs = '', words = ''] = HEADING.exec(text) ?? [];
    if (signs !== '') return `${flush()}${heading(signs, words)}`;
    block.push(text);
    return '';
  }

  return {
    push: (lines) => lines.replace(/\n$/, '').split('\n').map(line).join(''),
    end() {
      const rest = `${flush()}${endHeld()}`;
      const close = fence === null ? '' : `${fence.mark}\n`;
      fence = null;
      return `${rest}${close}`;
    },
  };
}

/** Of a whole text; empty lines around it go. */
export function mendedMarkdown(markdown: string, title: string): string {
  const mender = createMender(title);
  return `${mender.push(markdown)}${mender.end()}`.trim();
}

function isSame(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLocaleLowerCase('pl');
  return plain(one) === plain(other);
}
