// The paths of two analyses side by side, each in its place: pay, and why; and of those that both ledgers hold, what weighs otherwise now.
import type { ComparedPath, PathThen } from '#domain/advice/analysis/comparison/compare.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { zloty, zlotyRange } from '../analysis/money.ts';
import { trailColour } from '#domain/site/trail-colour.ts';
import { changeBefore, changeNow, ledgerChangeWords, type PathChange } from './change-words.ts';
import { cell, changes, moved, name, pay, quotes, table } from './ComparedPaths.css.ts';

export function ComparedPaths({ paths }: { paths: readonly ComparedPath[] }) {
  const places = Math.max(
    0,
    ...paths.map(({ before, now }) => Math.max(before?.place ?? 0, now?.place ?? 0)),
  );
  return (
    <Stack gap={3}>
      <Heading level={3}>Ścieżki kariery</Heading>
      <table className={table}>
        <caption>
          <VisuallyHidden>Ścieżki obu analiz według miejsca</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Starsza</th>
            <th scope="col">Nowsza</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: places }, (_, index) => {
            const before = paths.find((path) => path.before?.place === index + 1);
            const now = paths.find((path) => path.now?.place === index + 1);
            return (
              <tr key={index}>
                <Cell
                  path={before}
                  then={before?.before}
                  change={before === undefined ? null : changeBefore(before)}
                />
                <Cell path={now} then={now?.now} change={now === undefined ? null : changeNow(now)} />
              </tr>
            );
          })}
        </tbody>
      </table>
      {paths.map((path) => (
        <LedgerChanges key={path.name} path={path} />
      ))}
    </Stack>
  );
}

type CellProps = {
  path: ComparedPath | undefined;
  then: PathThen | null | undefined;
  change: PathChange | null;
};

function Cell({ path, then, change }: CellProps) {
  if (path === undefined || then === null || then === undefined) return <td className={cell}>–</td>;
  return (
    <td className={cell}>
      <Stack gap={1}>
        <p className={name}>
          <Blaze colour={trailColour(then.place - 1)} />
          {`${then.place}. `}
          {withNonBreakingSpaces(path.name)}
        </p>
        {change === null ? null : (
          <div>
            <Badge tone={change.tone}>{change.word}</Badge>
          </div>
        )}
        <p className={pay}>{payWords(then)}</p>
        <Quotes of={then.quotes} />
      </Stack>
    </td>
  );
}

function Quotes({ of }: { of: readonly string[] | null }) {
  if (of === null || of.length === 0) return null;
  return (
    <ul className={quotes} aria-label="Dlaczego: Twoje słowa">
      {of.map((one) => (
        <li key={one}>
          <q>{withNonBreakingSpaces(one)}</q>
        </li>
      ))}
    </ul>
  );
}

function payWords({ pay: figures }: PathThen): string {
  if (figures === null) return 'brak statystyki płac';
  return figures.median === null
    ? `${zlotyRange(figures.from, figures.to)}, szacunek AI`
    : `mediana grupy ${zloty(figures.median)}`;
}

function LedgerChanges({ path: { name: of, ledger, names } }: { path: ComparedPath }) {
  if (ledger === null) return null;
  if (ledger.length === 0)
    return <Text size="small">{withNonBreakingSpaces(`${of}: bilans się nie zmienił.`)}</Text>;
  return (
    <details>
      <summary className={moved}>
        {withNonBreakingSpaces(`${of}: co zmieniło się w bilansie (${ledger.length})`)}
      </summary>
      <ul className={changes}>
        {ledger.map((change) => (
          <li key={`${change.factor} ${change.evidence}`}>
            {withNonBreakingSpaces(ledgerChangeWords(change, names))}
          </li>
        ))}
      </ul>
    </details>
  );
}
