// One path's pay on the axis that all share: the band, the ring at its median, the dashed line of the legal minimum.
import type { PathPay } from '#domain/advice/analysis/path-pay.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { ground } from '../../../../ui/charts/chart.css.ts';
import { stretchOf } from '../../../../ui/charts/range-scale.ts';
import { trails } from '../../../../ui/charts/RangeBar.css.ts';
import { minimumLine, rings } from '../facts/PayAxis.css.ts';
import { axis } from './PathsOnAxis.css.ts';

type AxisRowProps = {
  /** Null = there is no figure, so nothing is drawn. */
  pay: PathPay | null;
  minimum: number | null;
  scaleEnd: number;
  colour: TrailColour;
};

export function AxisRow({ pay, minimum, scaleEnd, colour }: AxisRowProps) {
  const at = (value: number) => `${Math.round((1000 * value) / scaleEnd) / 10}%`;
  if (pay === null) return null;
  const { from, width } = stretchOf({ min: pay.from, max: pay.to }, scaleEnd);
  return (
    <svg className={axis} aria-hidden="true">
      <line className={ground} x1="0" x2="100%" y1="50%" y2="50%" />
      <rect className={trails[colour]} x={`${from}%`} width={`${width}%`} y="11" height="10" rx="5" />
      {minimum === null ? null : (
        <line className={minimumLine} x1={at(minimum)} x2={at(minimum)} y1="0" y2="100%" />
      )}
      {pay.median === null ? null : <circle className={rings[colour]} cx={at(pay.median)} cy="50%" r="8" />}
    </svg>
  );
}
