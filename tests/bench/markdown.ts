// A lesson of a thousand words from Markdown to HTML, as each opening of a stored lesson costs it (docs/performance.md 'Measured'). Beside
// it the same text through the library with its own renderer.
import { readFile } from 'node:fs/promises';
import { Marked } from 'marked';
import { renderBlocks } from '#worker/markdown/blocks.ts';
import { row, type Row } from './measured.ts';
import { median, quantile } from './statistics.ts';

const ROUNDS = 200;
const WORDS = 1_000;
const SOURCE = 'content/posts/ai-w-planowaniu-kariery.md';

export async function benchMarkdown(): Promise<Row[]> {
  const lesson = firstWords(await readFile(SOURCE, 'utf8'));
  const bare = new Marked();
  const ours = times(() => renderBlocks(lesson));
  const theirs = times(() => bare.parse(lesson));
  const beside = `the library alone ${median(theirs).toFixed(2)} ms; p95 ${quantile(ours, 0.95).toFixed(2)} ms`;
  const what = `a lesson of ${WORDS} words, Markdown to HTML (${beside})`;
  return [row(what, { must: 5, aim: 5 }, median(ours), ' ms', 2)];
}

function firstWords(text: string): string {
  return Array.from(text.matchAll(/\S+\s*/g), ([word]) => word)
    .slice(0, WORDS)
    .join('');
}

function times(work: () => unknown): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
}
