// One line's points as a bar, to the right of zero (for) or to the left (against); the figure beside it says the same.
import { classNames } from '../../../../ui/class-names.ts';
import { barOf, type BarScale } from './bar-scale.ts';
import { bar, barAgainst, barDenied, barFor, zero } from './Ledger.css.ts';

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
