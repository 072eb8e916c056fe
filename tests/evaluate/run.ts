// `npm run evaluate`: the table of the rule's measures; it fails when one misses what it must reach.
// `-- --personas FILE --json`: ranks the personas of a file and prints nothing but JSON; no service, key or build is needed.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCareers } from '#content/careers.server.ts';
import { rankPersonas } from './rank-personas.ts';
import { isMet, measureAll, measureCpu, type Row } from './table.ts';

const { values } = parseArgs({
  options: { personas: { type: 'string' }, json: { type: 'boolean' }, model: { type: 'boolean' } },
});

if (values.model === true) {
  process.stderr.write('The measures through a model come later.\n');
  process.exitCode = 2;
} else if (values.personas === undefined) {
  const careers = await readCareers();
  const rows = [...measureAll(careers), measureCpu(careers)];
  process.stdout.write(`${rows.map(lineOf).join('\n')}\n`);
  if (!rows.every((row) => isMet(row, row.must))) process.exitCode = 1;
} else {
  const file: unknown = JSON.parse(readFileSync(values.personas, 'utf8'));
  const ranked = { personas: rankPersonas(file, await readCareers()) };
  process.stdout.write(`${JSON.stringify(ranked, null, values.json === true ? 0 : 2)}\n`);
}

function lineOf(row: Row): string {
  const verdict = isMet(row, row.must) ? (isMet(row, row.aim) ? 'aim' : 'must') : 'MISSED';
  const cells = [shown(row.measured, row), `must ${shown(row.must, row)}`, `aim ${shown(row.aim, row)}`];
  return `${row.measure.padEnd(56)} ${cells.map((cell) => cell.padStart(12)).join(' ')}  ${verdict}`;
}

function shown(value: number | null, { unit }: Row): string {
  if (value === null) return '–';
  if (unit === 'share') return `${(value * 100).toFixed(1)} %`;
  return unit === 'ms' ? `${value.toFixed(2)} ms` : String(value);
}
