// A workbook of ours in the survey's layout: a title, two rows of headings that share cells, 'a – ogółem, b – mężczyźni, c – kobiety' below
// each code, deciles in one sheet and means in another.
import readWorkbook from 'read-excel-file/node';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { readPayWorkbook } from './pay-sheet.ts';

const ORDINALS = 'pierwszy drugi trzeci czwarty piąty szósty siódmy ósmy dziewiąty'.split(' ');
const UP = [4300, 4800.5, 5200, 5600, 6000, 6500, 7100, 8000, 9900];

type Value = string | number | null;
type Row = (Value | { value: Value; columnSpan?: number; rowSpan?: number })[];

const title = (text: string): Row => [{ value: text, columnSpan: 12 }];

const decileRows = (
  label: [Value | { value: string; rowSpan: number }, Value],
  amounts: readonly Value[],
): Row[] => [
  [...label, 'a', ...amounts],
  [null, null, 'b', ...amounts.map((one) => (typeof one === 'number' ? one + 100 : one))],
  [null, null, 'c', ...amounts.map((one) => (typeof one === 'number' ? one - 100 : one))],
];

const DECILES_HEAD: Row[] = [
  title('TABL. 13. DECYLE WYNAGRODZEŃ BRUTTO WEDŁUG ZAWODÓW ZA PAŹDZIERNIK 2024 R.'),
  ['a – ogółem', null, null],
  [],
  [{ value: 'WYSZCZEGÓLNIENIE', columnSpan: 3 }, null, null, { value: 'Decyle', columnSpan: 9 }],
  [null, null, null, ...ORDINALS.map((one) => (one === 'piąty' ? 'piąty (mediana)' : one))],
  [null, 'OGÓŁEM', 'a', ...UP],
];

const MEANS_HEAD: Row[] = [
  title('TABL. 5. PRZECIĘTNE MIESIĘCZNE WYNAGRODZENIA BRUTTO WEDŁUG ZAWODÓW'),
  [{ value: 'WYSZCZEGÓLNIENIE', columnSpan: 3 }, null, null, { value: 'Wynagrodzenia', columnSpan: 3 }],
  [null, null, null, 'ogółem', 'mężczyźni', 'kobiety'],
  [null, 'OGÓŁEM', 'a', 8000, 8100, 7900],
];

async function read(deciles: Row[], means: Row[], file = 'tablice.xlsx') {
  const bytes = await writeWorkbook([
    { sheet: 'spis', data: rowsOf([['Struktura wynagrodzeń według zawodów']]) },
    { sheet: 'tabl.5', data: rowsOf(means) },
    { sheet: 'tabl.13', data: rowsOf(deciles) },
  ]).toBuffer();
  const sheets = (await readWorkbook(bytes)).map(({ sheet, data }) => ({ name: sheet, rows: data }));
  return readPayWorkbook(sheets, file);
}

/** The library's cells: a value alone is not enough. */
function rowsOf(rows: Row[]) {
  return rows.map((row) =>
    row.map((cell) => cellOf(cell !== null && typeof cell === 'object' ? cell : { value: cell })),
  );
}

const cellOf = ({ value, ...spans }: { value: Value; columnSpan?: number; rowSpan?: number }) =>
  value === null ? null : { value, ...spans };

test('deciles and means are read by their headings, of everybody, code beside the name or in one cell', async () => {
  const { periods, groups, problems, hasErrors } = await read(
    [
      ...DECILES_HEAD,
      ...decileRows(['7', 'Robotnicy przemysłowi i rzemieślnicy'], UP),
      ...decileRows(
        [741, 'Elektrycy\nbudowlani 1)'],
        UP.map((one) => one + 0.000_000_4),
      ),
      ...decileRows(
        ['512 Kucharze (k/m)', null],
        UP.map((one) => `${one.toFixed(2).replace('.', ',')}`),
      ),
    ],
    [
      ...MEANS_HEAD,
      ['7', 'Robotnicy przemysłowi i rzemieślnicy', 'a', 7077.3, 1, 1],
      [null, null, 'b', 99, 1, 1],
      [741, 'Elektrycy budowlani', 'a', '6 533,86', 1, 1],
      ['512 Kucharze (k/m)', null, 'a', 5680.870_000_000_004, 1, 1],
    ],
  );
  expect(problems).toEqual([]);
  expect([periods, hasErrors]).toEqual([['2024-10'], false]);
  expect([...groups.values()].map(({ code, name, mean }) => [code, name, mean])).toEqual([
    ['512', 'Kucharze (k/m)', 5680.87],
    ['7', 'Robotnicy przemysłowi i rzemieślnicy', 7077.3],
    ['741', 'Elektrycy budowlani', 6533.86],
  ]);
  for (const { deciles } of groups.values()) expect(deciles).toEqual(UP);
});

test('what can’t be read is named with its place: merged and empty cells, long codes, odd figures', async () => {
  const { groups, problems } = await read(
    [
      ...DECILES_HEAD,
      ...decileRows(['511', 'Stewardzi'], ['.', ...UP.slice(1)]),
      ...decileRows(['513', 'Kelnerzy'], UP.toReversed()),
      ...decileRows(['5131', 'Kelnerzy w hotelu'], UP),
      [{ value: '522', rowSpan: 2 }, 'Sprzedawcy', null, ...UP],
      [null, 'Kasjerzy', null, ...UP],
    ],
    [...MEANS_HEAD, ['522', 'Sprzedawcy', 'a', 52_000, 1, 1]],
  );
  expect(groups.get('522')).toMatchObject({ deciles: UP, mean: null });
  expect([groups.has('511'), groups.has('513'), groups.has('5131')]).toEqual([false, false, false]);
  expect(problems.map((one) => one.replace(/^(.*?): .*?(\w+, not read|not read)\.$/, '$1'))).toHaveLength(5);
  expect(problems.join('\n')).toMatch(/row 7: 511 Stewardzi: 8 of 9 deciles/);
  expect(problems.join('\n')).toMatch(/row 10: 513 Kelnerzy: deciles that don't go up/);
  expect(problems.join('\n')).toMatch(/row 13: 5131 .*more than three digits/);
  expect(problems.join('\n')).toMatch(/row 17: figures without a code \(a merged cell\?\)/);
  expect(problems.join('\n')).toMatch(/522 Sprzedawcy: a mean of 52000 doesn't go with its deciles/);
});

test('a column of errors is read where there is one', async () => {
  const { groups, hasErrors } = await read(
    [...DECILES_HEAD, ...decileRows(['512', 'Kucharze'], UP)],
    [
      ...MEANS_HEAD.slice(0, 2),
      [null, null, null, 'ogółem', 'mężczyźni', 'błąd względny w %'],
      ['512', 'Kucharze', 'a', 5680.87, 1, 1.25],
    ],
  );
  expect([hasErrors, groups.get('512')?.errorPercent]).toEqual([true, 1.25]);
});

test('the month is also known by the file’s name, and none is made up', async () => {
  const head = [title('TABL. 13. DECYLE'), ...DECILES_HEAD.slice(1)];
  const rows = [...head, ...decileRows(['512', 'Kucharze'], UP)];
  expect((await read(rows, MEANS_HEAD, 'tablice_za_pazdziernik_2026_v01.xlsx')).periods).toEqual(['2026-10']);
  expect((await read(rows, MEANS_HEAD)).periods).toEqual([]);
});

test('a workbook without such tables says what it looked for', async () => {
  const { groups, problems } = await read([['Nazwa', 'Kwota']], [['Nazwa', 'Kwota']]);
  expect([groups.size, problems.length]).toEqual([0, 2]);
});
