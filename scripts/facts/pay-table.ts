// content/careers/pay.json and the occupations' files, as `npm run facts -- pay` reads and writes them.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { CareerSources, Occupation, PayGroup, WidePay } from '#domain/advice/occupation.ts';
import type { PayChanges, PayTable } from './pay-changes.ts';

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
