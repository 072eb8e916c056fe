import { expect, test } from 'vitest';
import { workedOut } from './compute.ts';
import { isSheet, mendedSheet, parseSheet, SHEET_BOUNDS, typedInto } from './sheet.ts';

const ORDERS = `Zmień cenę w C3.
| Bukiet | Ile | Cena | Razem |
| tulipany | 3 | 48,50 zł | =B2*C2 |
| ślubny | 1 | 320 zł | =B3*C3 |
| | | VAT | 23% |`;

test('a block is read as a sheet', () => {
  const sheet = parseSheet(ORDERS);
  expect(sheet?.title).toBe('Zmień cenę w C3.');
  expect(sheet?.cells[1]).toEqual([
    { input: 'tulipany', pattern: '' },
    { input: '3', pattern: '' },
    { input: '48,50', pattern: '0,00 zł' },
    { input: '=B2*C2', pattern: '' },
  ]);
  expect(sheet?.cells[3]).toEqual([
    { input: '', pattern: '' },
    { input: '', pattern: '' },
    { input: 'VAT', pattern: '' },
    { input: '23%', pattern: '0%' },
  ]);
  expect(workedOut(sheet?.cells ?? [], null)[1]?.[3]?.shown).toBe('145,50\u00a0zł');
});

test('a cell may say how it is to look', () => {
  expect(parseSheet('| 3,456 {0} | =A1*2 {0,00} | {x} | tak {nie} |')?.cells[0]).toEqual([
    { input: '3,456', pattern: '0' },
    { input: '=A1*2', pattern: '0,00' },
    { input: '{x}', pattern: '' },
    { input: 'tak {nie}', pattern: '' },
  ]);
});

test('what habit adds is taken away: rules, ticks, stars, missing bars, rows of unequal length', () => {
  expect(parseSheet('| **Cena** | Ile\n|---|:-:|\n| `=1+1` |')?.cells).toEqual([
    [
      { input: 'Cena', pattern: '' },
      { input: 'Ile', pattern: '' },
    ],
    [
      { input: '=1+1', pattern: '' },
      { input: '', pattern: '' },
    ],
  ]);
});

test.each([
  ['no rows', 'Zmień coś.'],
  ['too many rows', '| 1 |\n'.repeat(SHEET_BOUNDS.rows + 1)],
  ['too many columns', `|${' 1 |'.repeat(SHEET_BOUNDS.columns + 1)}`],
  ['a long title', `${'a'.repeat(SHEET_BOUNDS.title + 1)}\n| 1 |`],
  ['a long cell', `| ${'a'.repeat(251)} |`],
  ['a long text', `| 1 |${' '.repeat(6_000)}`],
])('%s is no sheet', (_, text) => {
  expect(parseSheet(text)).toBeNull();
});

test('a fence says that it is one', () => {
  expect(['sheet', 'Sheet', 'sheet zamówienia', 'arkusz', 'sheets', 'stop', undefined].map(isSheet)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a sheet that works stays as it is', () => {
  expect(mendedSheet(ORDERS)).toBe(`\`\`\`sheet\n${ORDERS}\n\`\`\``);
});

test.each(['=SUMMA(A1)', '=Dane!A1', '=A1+', '=B1'])(
  'one with %s becomes a table that is read',
  (formula) => {
    expect(mendedSheet(`Zobacz.\n| 5 | ${formula} |`)).toBe(`| 5 | \`${formula}\` |\n| --- | --- |`);
  },
);

test('one that shows what goes wrong stays a sheet, one without rows goes', () => {
  expect(mendedSheet('| 0 | =1/A1 |')).toMatch(/^```sheet/);
  expect(mendedSheet('Zobacz.')).toBe('');
  expect(mendedSheet(`|${' 1 |'.repeat(40)}`)).toBe('');
});

test.each([
  ['50', { input: '48,50', pattern: '0,00 zł' }, { input: '50', pattern: '0,00 zł' }],
  ['15', { input: '10%', pattern: '0%' }, { input: '15%', pattern: '0%' }],
  ['5%', { input: '48,50', pattern: '0,00 zł' }, { input: '5%', pattern: '' }],
  ['2026-05-04', { input: '3,4', pattern: '0' }, { input: '2026-05-04', pattern: '' }],
  [' =a1*2 ', { input: '1', pattern: '0,00' }, { input: '=a1*2', pattern: '0,00' }],
  ['=SUMA(ZAOKR(A1;0', { input: '1', pattern: '' }, { input: '=SUMA(ZAOKR(A1;0))', pattern: '' }],
  ['=SUMA(A1;', { input: '1', pattern: '' }, { input: '=SUMA(A1;)', pattern: '' }],
  ['=A1*(', { input: '1', pattern: '' }, { input: '=A1*(', pattern: '' }],
  ['=A1)', { input: '1', pattern: '' }, { input: '=A1)', pattern: '' }],
  ['', { input: '1', pattern: '0%' }, { input: '', pattern: '0%' }],
  ['tekst', { input: '1', pattern: '' }, { input: 'tekst', pattern: '' }],
])('%j typed into %j', (text, cell, made) => {
  expect(typedInto(cell, text, 46_000)).toEqual(made);
});
