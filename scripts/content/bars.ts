// A figure of bars as its author writes it: `tytul:`, `jednostka:` (%, zł…), `zrodlo:`, then rows `- Name | 35`.
import type { BarRow } from '#content/blocks.ts';

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
