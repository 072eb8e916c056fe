// What the survey's workbook changes in our table of pay (content/careers/pay.json) and in the occupations that take their group from it.
// Nothing of another month and nothing under another name is taken.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { CareerSources, Occupation, PayGroup, WidePay } from '#domain/advice/occupation.ts';
import { isSameName, type PayWorkbook, type SheetGroup } from './pay-sheet.ts';

export type PayTable = { period: string; groups: readonly PayGroup[]; wide: readonly WidePay[] };

type Amounts = Pick<PayGroup, 'deciles' | 'median' | 'mean'>;

type PayChanges = {
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

// What `npm run facts -- pay` says: what could not be read, what is the same, what changes, and which occupations get figures.
export function payReport(
  { periods, groups, hasErrors, problems }: PayWorkbook,
  changes: PayChanges,
): string {
  const { refusals, uncompared, same, changed, added, wide } = changes;
  const occupations = added.reduce((sum, one) => sum + one.occupations.length, 0);
  const parts: [title: string, lines: readonly string[]][] = [
    [`Read: ${groups.size} groups, ${periods.join(', ') || 'no month'}.`, []],
    ['Not written, since:', refusals],
    ['Could not be read:', problems],
    ['Errors of the estimates:', hasErrors ? [] : ['The workbook has no column of them; the pages say so.']],
    ['Of our groups not compared:', uncompared],
    [`Our groups with the same figures: ${same}.`, []],
    [
      `Our groups that change: ${changed.length}.`,
      changed.map(
        ({ group, before }) =>
          `${group.kzis3} ${group.name}: median ${before.median} → ${group.median}, mean ${before.mean} → ${group.mean}, deciles ${group.deciles.join(' ')}`,
      ),
    ],
    [
      `Wider groups that change: ${wide.length}.`,
      wide.map(({ group, before }) => `${group.code} ${group.name}: mean ${before} → ${group.mean}`),
    ],
    [
      `New groups: ${added.length}, for ${occupations} occupations. Read each pair: does the group describe the work?`,
      added.map(
        ({ group, occupations: own }) =>
          `${group.kzis3} ${group.name}, median ${group.median}: ${own.map(({ name }) => name).join(', ')}`,
      ),
    ],
    [
      uncompared.length === 0
        ? 'All our figures were compared: once this is written, the pages no longer call them a copy.'
        : 'Not all our figures were compared, so the pages go on calling them a copy.',
      [],
    ],
  ];
  return parts
    .filter(([title, lines]) => lines.length > 0 || !title.endsWith(':'))
    .map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)].join('\n'))
    .join('\n');
}

// content/careers/pay.json and the occupations' files, as `npm run facts -- pay` reads and writes them.
type PayFile = {
  meta: Record<string, unknown> & { period: string; comparedWith: CareerSources['pay']['comparedWith'] };
  wide: Record<string, unknown> & { groups: readonly WidePay[] };
  groups: readonly PayGroup[];
};

const PAY = 'content/careers/pay.json';
const fileOf = ({ code }: Pick<Occupation, 'code'>) => `content/careers/occupations/${code.charAt(0)}.json`;

export async function readPayTable(): Promise<PayTable> {
  const { meta, wide, groups } = await readJson<PayFile>(PAY);
  return { period: meta.period, groups, wide: wide.groups };
}

export async function writePay(
  changes: PayChanges,
  compared: NonNullable<CareerSources['pay']['comparedWith']>,
): Promise<void> {
  const written = new Map<string, unknown>([
    [PAY, changedPay(await readJson<PayFile>(PAY), changes, compared)],
  ]);
  const groupOf = new Map(
    changes.added.flatMap(({ group, occupations }) => occupations.map(({ id }) => [id, group.id] as const)),
  );
  const files = new Set(changes.added.flatMap(({ occupations }) => occupations.map(fileOf)));
  for (const file of files)
    written.set(
      file,
      (await readJson<Occupation[]>(file)).map((one) => withGroup(one, groupOf.get(one.id))),
    );
  for (const [file, content] of written) await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
  await promisify(execFile)('oxfmt', [...written.keys()]);
}

/** A copy stays called so as long as one of its figures was not compared. */
export function changedPay(
  { meta, wide, groups }: PayFile,
  changes: PayChanges,
  compared: CareerSources['pay']['comparedWith'],
): PayFile {
  const now = new Map(changes.changed.map(({ group }) => [group.id, group]));
  const nowWide = new Map(changes.wide.map(({ group }) => [group.code, group]));
  const all = [
    ...groups.map((group) => now.get(group.id) ?? group),
    ...changes.added.map(({ group }) => group),
  ];
  return {
    meta: { ...meta, comparedWith: changes.uncompared.length === 0 ? compared : null },
    wide: { ...wide, groups: wide.groups.map((group) => nowWide.get(group.code) ?? group) },
    groups: all.toSorted((one, other) => one.kzis3.localeCompare(other.kzis3)),
  };
}

export function withGroup(occupation: Occupation, group: string | undefined): Occupation {
  return group === undefined ? occupation : { ...occupation, pay: { group, match: 'kod' } };
}

async function readJson<Shape>(file: string): Promise<Shape> {
  return JSON.parse(await readFile(file, 'utf8')) as Shape;
}
