// `npm run evaluate`: the table of the rule's measures; it fails when one misses what it must reach.
// `-- --model`: the personas through the model that GEMINI_… name, the first N of them with `--count N`.
// `-- --write`: keeps the table in content/careers/measures.json, for /dane-i-metoda.
// `-- --learn`: learns the weights of domain/advice/gate/likeness.ts anew.
// `-- --replies`: the recorded replies of a model, of sandbox/gemini/replies or of another `--folder`.
// `-- --texts FILE --json`: what the rules read in the texts of a file. `-- --concepts --json`: the meanings that a reading may name.
// `-- --readings FILE --json`: ranks people whose reading is given, as `--personas` does.
// `-- --personas FILE --json`: ranks the personas of a file and prints nothing but JSON; no service, key or build is needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCareers } from '#content/careers.server.ts';
import type { Careers } from '#domain/advice/occupation.ts';
import { learn } from './learn-likeness.ts';
import { lessons } from './lessons.ts';
import { SENTENCES } from './measure-gate.ts';
import { BLIND } from './personas/blind.ts';
import { FRESH } from './personas/fresh.ts';
import { FROZEN } from './personas/frozen.ts';
import { LATEST } from './personas/latest.ts';
import { PERSONAS } from './personas/all.ts';
import { conceptName } from '#domain/advice/reading/known-ids.ts';
import { readTexts } from './read-texts.ts';
import { rankPersonas } from './rank-personas.ts';
import { rankReadings } from './rank-readings.ts';
import { isMet, measureAll, measureCpu, type Row } from './table.ts';

const { values } = parseArgs({
  options: {
    personas: { type: 'string' },
    readings: { type: 'string' },
    texts: { type: 'string' },
    concepts: { type: 'boolean' },
    json: { type: 'boolean' },
    model: { type: 'boolean' },
    learn: { type: 'boolean' },
    write: { type: 'boolean' },
    replies: { type: 'boolean' },
    folder: { type: 'string' },
    count: { type: 'string' },
  },
});

if (values.model === true) {
  await askModel();
} else if (values.replies === true) {
  await tellReplies(values.folder ?? null);
} else if (values.learn === true) {
  writeWeights(await readCareers());
} else if (values.concepts === true) {
  const { words } = await readCareers();
  print({ concepts: words.map((row) => ({ slug: row.slug, name: conceptName(row) })) });
} else if (values.texts !== undefined) {
  const file: unknown = JSON.parse(readFileSync(values.texts, 'utf8'));
  print({ texts: readTexts(file, await readCareers()) });
} else if (values.readings !== undefined) {
  const file: unknown = JSON.parse(readFileSync(values.readings, 'utf8'));
  print({ readings: rankReadings(file, await readCareers()) });
} else if (values.personas === undefined) {
  const careers = await readCareers();
  const rows = [...measureAll(careers), ...measureCpu(careers)];
  process.stdout.write(`${rows.map(lineOf).join('\n')}\n`);
  if (values.write === true) writeMeasures(rows);
  if (!rows.every((row) => isMet(row, row.must))) process.exitCode = 1;
} else {
  const file: unknown = JSON.parse(readFileSync(values.personas, 'utf8'));
  print({ personas: rankPersonas(file, await readCareers()) });
}

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value, null, values.json === true ? 0 : 2)}\n`);
}

// What needs compiled texts or a model is fetched only where it is asked for.
async function tellReplies(folder: string | null): Promise<void> {
  const { measureReplies, MUST, REPLIES_FOLDER, sharesOf } = await import('./measure-replies.ts');
  const measured = await measureReplies(folder ?? REPLIES_FOLDER);
  const { passed, never } = sharesOf(measured);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const lines = [
    ...measured.map(({ name, outcome, why }) => `${name.padEnd(52)} ${outcome.padEnd(12)} ${why}`.trimEnd()),
    `of ${measured.length}: at once or mended ${percent(passed)} (must ${percent(MUST.passed)}), never ${percent(never)} (must ${percent(MUST.never)})`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (passed < MUST.passed || never > MUST.never) process.exitCode = 1;
}

async function askModel(): Promise<void> {
  const { configuredModel, linesOf, measureModel } = await import('./measure-model.ts');
  const config = configuredModel(process.env);
  if (config === null) {
    process.stderr.write('GEMINI_API_KEY is not set.\n');
    process.exitCode = 2;
    return;
  }
  const asked = PERSONAS.slice(0, Number(values.count ?? PERSONAS.length));
  const measured = await measureModel(config, asked, await readCareers());
  process.stdout.write(`${linesOf(measured).join('\n')}\n`);
}

function writeMeasures(rows: readonly Row[]): void {
  const date = new Date().toISOString().slice(0, 10);
  const sizes = {
    personas: PERSONAS.length + BLIND.length + FRESH.length + FROZEN.length + LATEST.length,
    sentences: SENTENCES,
  };
  writeFileSync('content/careers/measures.json', `${JSON.stringify({ date, sizes, rows }, null, 2)}\n`);
}

function writeWeights(careers: Careers): void {
  const { danger, ordinary } = lessons(careers);
  const { bias, unit, steps } = learn(danger, ordinary);
  writeFileSync(
    'domain/advice/gate/likeness-weights.ts',
    `// Learned by \`npm run evaluate -- --learn\`, not written by hand.
export const WEIGHTS = {
  bias: ${bias},
  unit: ${unit},
  steps:
    '${steps}',
};
`,
  );
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
