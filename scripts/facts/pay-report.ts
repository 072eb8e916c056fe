// What `npm run facts -- pay` says: what could not be read, what is the same, what changes, and which occupations get figures.
import type { PayChanges } from './pay-changes.ts';
import type { PayWorkbook } from './pay-sheet.ts';

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
