// What a workbook changes in our table: the same figures nothing, other ones themselves, a new group the occupations under its code; and
// what may not be written at all.
import { expect, test } from 'vitest';
import { readOccupations } from '#content/careers/tables.ts';
import { changedPay, payChanges, payReport, type PayTable, readPayTable, withGroup } from './pay-changes.ts';
import type { PayWorkbook, SheetGroup } from './pay-sheet.ts';

const occupations = await readOccupations();
const table = await readPayTable();
const UP = [4300, 4800, 5200, 5600, 6000, 6500, 7100, 8000, 9900];
const DRIVERS = { code: '833', name: 'Kierowcy ciężarówek i autobusów', deciles: UP, mean: 6400 };

/** A workbook that says what our table says, and more. */
function workbookOf(more: readonly Partial<SheetGroup>[] = [], periods = [table.period]): PayWorkbook {
  const own = [
    ...table.groups.map(({ kzis3, name, deciles, mean }) => ({ code: kzis3, name, deciles, mean })),
    ...table.wide.map(({ code, name, mean }) => ({ code, name, deciles: null, mean })),
  ];
  const groups = new Map(own.map((one) => [one.code, { ...one, errorPercent: null } as SheetGroup]));
  for (const one of more) {
    const code = one.code ?? '';
    const before = groups.get(code) ?? { code, name: '', deciles: null, mean: null, errorPercent: null };
    groups.set(code, { ...before, ...one });
  }
  return { periods, groups, hasErrors: false, problems: [] };
}

const payFile = ({ period, groups, wide }: PayTable) => ({
  meta: { period, comparedWith: null },
  wide: { groups: wide },
  groups,
});
const SEEN = { file: 'tablice.xlsx', sha256: 'a'.repeat(64), on: '2026-11-26' };

test('the same figures change nothing, and are then compared', () => {
  const changes = payChanges(workbookOf(), table, occupations);
  expect(changes).toMatchObject({ refusals: [], uncompared: [], changed: [], added: [], wide: [] });
  expect(changes.same).toBe(table.groups.length);
  const { meta, groups } = changedPay(payFile(table), changes, SEEN);
  expect([meta.comparedWith, groups]).toEqual([SEEN, table.groups]);
});

test('one group that was not compared leaves them all a copy', () => {
  const [first] = table.groups;
  const changes = payChanges(
    workbookOf([{ code: first?.kzis3, name: 'Zupełnie inna grupa' }]),
    table,
    occupations,
  );
  expect(changes.uncompared).toEqual([
    `${first?.kzis3}: „Zupełnie inna grupa” in the workbook, „${first?.name}” in our table.`,
  ]);
  expect(changes.same).toBe(table.groups.length - 1);
  expect(changedPay(payFile(table), changes, SEEN).meta.comparedWith).toBeNull();
  expect(payReport(workbookOf(), changes)).toContain('go on calling them a copy');
});

test('another figure is taken, with its group’s other fields', () => {
  const [first] = table.groups;
  const changes = payChanges(
    workbookOf([{ code: first?.kzis3, deciles: UP, mean: 6400 }]),
    table,
    occupations,
  );
  expect(changes.changed.map(({ group }) => group)).toEqual([
    { ...first, deciles: UP, median: 6000, mean: 6400 },
  ]);
  const { groups } = changedPay(payFile(table), changes, SEEN);
  expect(groups.find(({ id }) => id === first?.id)).toMatchObject({ median: 6000, mean: 6400 });
});

test('a new group goes to the occupations under its code, and none to one with a note on why it has none', () => {
  const changes = payChanges(workbookOf([DRIVERS, { ...DRIVERS, code: '83' }]), table, occupations);
  const [added, ...others] = changes.added;
  expect(others).toEqual([]);
  expect(added?.group).toMatchObject({ id: 'gus-833', kzis3: '833', median: 6000, mean: 6400 });
  expect(added?.occupations.map(({ id }) => id)).toContain('kierowca-tir');
  expect(added?.occupations.every(({ code }) => code.startsWith('833'))).toBe(true);
  expect(payReport(workbookOf(), changes)).toContain('833 Kierowcy ciężarówek i autobusów, median 6000: ');
  const [driver] = added?.occupations ?? [];
  expect(driver && withGroup(driver, 'gus-833').pay).toEqual({ group: 'gus-833', match: 'kod' });

  const noted = occupations.map((one) => ({ ...one, payNote: 'Grupa opisuje inne zawody.' }));
  expect(payChanges(workbookOf([DRIVERS]), table, noted).added).toEqual([]);
});

test('another month, several, none, or nothing read is never written', () => {
  const refusals = (periods: string[]) => payChanges(workbookOf([], periods), table, occupations).refusals;
  expect(refusals(['2026-10']).join('')).toMatch(/of 2026-10, our table of 2024-10/);
  expect(refusals(['2024-10', '2026-10']).join('')).toMatch(/several months: 2024-10, 2026-10/);
  expect(refusals([]).join('')).toMatch(/--period/);
  const nothing = { ...workbookOf(), groups: new Map<string, SheetGroup>() };
  expect(payChanges(nothing, table, occupations).refusals).toEqual(['No group could be read.']);
});
