// What is known of one occupation for this person, a press away: what speaks against it, its ledger, and the tables' facts, which of many rows
// stand each at its own address.
import type { ReactNode } from 'react';
import type { RowDetails as Details } from '#domain/advice/decide/whole-list.ts';
import type { LedgerLine } from '#domain/advice/ranking/ledger.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { cell, figure, row, words } from '../analysis/ledger/Ledger.css.ts';
import { LedgerBar } from '../analysis/ledger/LedgerBar.tsx';
import { LedgerTable } from '../analysis/ledger/LedgerTable.tsx';
import { barScale } from '../analysis/ledger/bar-scale.ts';
import { ledgerWords, signed } from '../analysis/ledger/ledger-words.ts';
import { bullet, bulleted } from '../analysis/parts/parts.css.ts';

type RowDetailsProps = {
  name: string;
  details: Details;
  facts: ReactNode;
  isOpen?: boolean;
  level: 3 | 4;
};

export function RowDetails({ name, details, facts, isOpen = false, level }: RowDetailsProps) {
  const { against, ledger, names } = details;
  return (
    <Disclosure
      isOpen={isOpen}
      summary={
        <span>
          Bilans i&nbsp;fakty<VisuallyHidden>: {name}</VisuallyHidden>
        </span>
      }
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={level} size={4}>
            Co przemawia przeciw
          </Heading>
          <ul className={bulleted}>
            {against.map((sentence) => (
              <li key={sentence} className={bullet}>
                {withNonBreakingSpaces(sentence)}
              </li>
            ))}
          </ul>
        </Stack>
        <PlainLedger name={name} ledger={ledger} names={names} />
        {facts}
      </Stack>
    </Disclosure>
  );
}

// The ledger to be read alone: each line with its points, and a bar that says the same.
type PlainLedgerProps = {
  name: string;
  ledger: readonly LedgerLine[];
  names: Readonly<Record<string, string>>;
};

function PlainLedger({ name, ledger, names }: PlainLedgerProps) {
  const scale = barScale(ledger.map(({ points }) => points));
  return (
    <LedgerTable name={name}>
      {ledger.map((line) => (
        <tr key={`${line.factor} ${line.evidence}`} className={row}>
          <th scope="row" className={cell}>
            <span className={words}>{withNonBreakingSpaces(ledgerWords(line, names))}</span>
            <LedgerBar points={line.points} scale={scale} />
          </th>
          <td className={figure}>{signed(line.points)}</td>
        </tr>
      ))}
    </LedgerTable>
  );
}
