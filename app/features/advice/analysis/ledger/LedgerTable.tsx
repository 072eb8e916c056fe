// The frame of a ledger, with its rows as children.
import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { bar, barAgainst, barDenied, barFor, table, zero } from './Ledger.css.ts';
import { barOf, type BarScale } from './bar-scale.ts';

export function LedgerTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    <table className={table}>
      <caption>
        <VisuallyHidden>Bilans: {name}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Co ważyło</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>Punkty</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

// One line's points as a bar, to the right of zero (for) or to the left (against); the figure beside it says the same.
type LedgerBarProps = { points: number; scale: BarScale; isDenied?: boolean };

export function LedgerBar({ points, scale, isDenied = false }: LedgerBarProps) {
  const { from, width } = barOf(points, scale);
  const tone = points > 0 ? barFor : barAgainst;
  return (
    <svg className={bar} aria-hidden="true">
      <rect
        className={classNames(tone, isDenied && barDenied)}
        x={`${from}%`}
        y="3"
        width={`${width}%`}
        height="8"
        rx="4"
      />
      <line className={zero} x1={`${scale.zero}%`} x2={`${scale.zero}%`} y1="0" y2="14" />
    </svg>
  );
}
