// What the survey's workbook changes in our table of pay (content/careers/pay.json) and in the occupations that take their group from it.
// Nothing of another month and nothing under another name is taken.
import type { Occupation, PayGroup, WidePay } from '#domain/advice/occupation.ts';
import { isSameName, type PayWorkbook, type SheetGroup } from './pay-sheet.ts';

export type PayTable = { period: string; groups: readonly PayGroup[]; wide: readonly WidePay[] };

type Amounts = Pick<PayGroup, 'deciles' | 'median' | 'mean'>;

export type PayChanges = {
  /** Why nothing may be written; empty = it may. */
  refusals: readonly string[];
  /** Our groups that could not be compared, each with the reason. */
  uncompared: readonly string[];
  same: number;
  changed: readonly { group: PayGroup; before: Amounts }[];
  /** Groups that occupations of ours belong to and that had no figures. */
  added: readonly { group: PayGroup; occupations: readonly Occupation[] }[];
  wide: readonly { group: WidePay; before: number }[];
};

export function payChanges(
  workbook: PayWorkbook,
  table: PayTable,
  occupations: readonly Occupation[],
): PayChanges {
  const refusals = refusalsFor(workbook, table.period);
  const uncompared: string[] = [];
  const changed: PayChanges['changed'][number][] = [];
  let same = 0;
  for (const before of table.groups) {
    const found = comparable(workbook, before.kzis3, before.name);
    if (typeof found === 'string') {
      uncompared.push(found);
      continue;
    }
    const group: PayGroup = { ...before, ...found };
    if (isSame(before, group)) same += 1;
    else changed.push({ group, before });
  }
  const wide = table.wide.flatMap((before): PayChanges['wide'] => {
    const found = workbook.groups.get(before.code);
    if (found === undefined || found.mean === null || !isSameName(found.name, before.name)) {
      uncompared.push(`${before.code} ${before.name}: no mean under this code and name.`);
      return [];
    }
    const group = { ...before, mean: found.mean, ...errorOf(found) };
    return group.mean === before.mean && group.errorPercent === before.errorPercent
      ? []
      : [{ group, before: before.mean }];
  });
  return {
    refusals,
    uncompared,
    same,
    changed,
    added: addedGroups(workbook, table, occupations),
    wide,
  };
}

function refusalsFor({ periods, groups }: PayWorkbook, period: string): string[] {
  const [first] = periods;
  const refusals: string[] = [];
  if (groups.size === 0) refusals.push('No group could be read.');
  if (first === undefined)
    refusals.push('The workbook names no month („październik …”): say it with --period, after looking.');
  else if (periods.length > 1) refusals.push(`The workbook names several months: ${periods.join(', ')}.`);
  else if (first !== period)
    refusals.push(
      `The workbook is of ${first}, our table of ${period}. A new survey: first change period, source, sourceUrl and foundAt in content/careers/pay.json, and the day in content/careers/source-days.ts.`,
    );
  return refusals;
}

/** The group's figures, or why they can't be compared. */
function comparable({ groups }: PayWorkbook, code: string, name: string): Amounts | string {
  const found = groups.get(code);
  if (found === undefined) return `${code} ${name}: not in the workbook, or not read.`;
  if (!isSameName(found.name, name))
    return `${code}: „${found.name}” in the workbook, „${name}” in our table.`;
  return amountsOf(found) ?? `${code} ${name}: ${found.deciles === null ? 'no deciles' : 'no mean'}.`;
}

function amountsOf(found: SheetGroup): (Amounts & Pick<PayGroup, 'errorPercent'>) | null {
  const { deciles, mean } = found;
  const median = deciles?.[4];
  if (deciles === null || median === undefined || mean === null) return null;
  return { deciles, median, mean, ...errorOf(found) };
}

const errorOf = ({ errorPercent }: SheetGroup) => (errorPercent === null ? {} : { errorPercent });

function isSame(one: PayGroup, other: PayGroup): boolean {
  return (
    one.mean === other.mean &&
    one.errorPercent === other.errorPercent &&
    one.deciles.every((decile, at) => decile === other.deciles[at])
  );
}

/** An occupation with a note that says why it has no figure keeps it. */
function addedGroups(
  { groups }: PayWorkbook,
  table: PayTable,
  occupations: readonly Occupation[],
): PayChanges['added'] {
  const known = new Set(table.groups.map(({ kzis3 }) => kzis3));
  return [...groups.values()].flatMap((found) => {
    const amounts = amountsOf(found);
    const own = occupations.filter(
      ({ code, pay, payNote }) => code.startsWith(found.code) && pay === null && payNote === null,
    );
    if (found.code.length !== 3 || known.has(found.code) || amounts === null || own.length === 0) return [];
    const { code: kzis3, name } = found;
    return [{ group: { id: `gus-${kzis3}`, kzis3, name, ...amounts }, occupations: own }];
  });
}
