// npm run facts: reads a source's own file and compares our tables with it (docs/operations.md 'A new price, a new model'). It shows what it would
// change; only --write changes anything.
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import readWorkbook from 'read-excel-file/node';
import { readOccupations } from '#content/careers/tables.ts';
import { payChanges, payReport, readPayTable, writePay } from './facts/pay-changes.ts';
import { readPayWorkbook } from './facts/pay-sheet.ts';

const USAGE = `npm run facts -- pay FILE.xlsx            what the survey's own tables change in ours
npm run facts -- pay FILE.xlsx --write    changes it, and notes that the figures were compared
    --period 2024-10                      where the file doesn't say of which October it is`;

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, period: { type: 'string' } },
  });
  const [what, path] = positionals;
  if (what !== 'pay' || path === undefined) return USAGE;
  const bytes = await readFile(path);
  const sheets = (await readWorkbook(bytes)).map(({ sheet, data }) => ({ name: sheet, rows: data }));
  const file = basename(path);
  const read = readPayWorkbook(sheets, file);
  const workbook = {
    ...read,
    periods: read.periods.length === 0 && values.period ? [values.period] : read.periods,
  };
  const occupations = await readOccupations();
  const changes = payChanges(workbook, await readPayTable(), occupations);
  const report = payReport(workbook, changes);
  if (!values.write) return `${report}\n\nNothing was changed. With --write it is.`;
  if (changes.refusals.length > 0) throw new Error(`${report}\n\nNothing was changed.`);
  await writePay(changes, {
    file,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    on: new Date().toISOString().slice(0, 10),
  });
  return `${report}\n\nWritten. Now \`npm run content\`, \`npm run evaluate -- --write\` and \`npm test\`, which names each text that holds an old figure.`;
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
