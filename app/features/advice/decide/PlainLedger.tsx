// The ledger to be read alone: each line with its points, and a bar that says the same.
import type { LedgerLine } from '#domain/advice/ranking/ledger.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { barScale } from '../analysis/ledger/bar-scale.ts';
import { cell, figure, row, words } from '../analysis/ledger/Ledger.css.ts';
import { ledgerWords, signed } from '../analysis/ledger/ledger-words.ts';
import { LedgerBar } from '../analysis/ledger/LedgerBar.tsx';
import { LedgerTable } from '../analysis/ledger/LedgerTable.tsx';

type PlainLedgerProps = {
  name: string;
  ledger: readonly LedgerLine[];
  names: Readonly<Record<string, string>>;
};

export function PlainLedger({ name, ledger, names }: PlainLedgerProps) {
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
