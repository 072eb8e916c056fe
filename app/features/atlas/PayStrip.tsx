// The pay of a group as one line of a comparison: D1 to D9, the median, the legal minimum. The words stand in the row beside.
import type { PayGroup } from '#domain/advice/occupation.ts';
import { classNames } from '../../ui/class-names.ts';
import { axis, drawing } from '../../ui/charts/chart.css.ts';
import { stretchOf } from '../../ui/charts/range-scale.ts';
import { strip } from './ComparePage.css.ts';
import { band, medianMark, minimumLine } from './PayPicture.css.ts';

export function PayStrip({
  group,
  minimum,
  scaleEnd,
}: {
  group: PayGroup;
  minimum: number;
  scaleEnd: number;
}) {
  const [d1 = 0] = group.deciles;
  const { from, width } = stretchOf({ min: d1, max: group.deciles.at(-1) ?? 0 }, scaleEnd);
  const at = (amount: number) => `${((100 * amount) / scaleEnd).toFixed(2)}%`;
  return (
    <svg className={classNames(drawing, strip)} aria-hidden="true">
      <line className={axis} x1="0" x2="100%" y1="16" y2="16" />
      <rect className={band} x={`${from}%`} y="10" width={`${width}%`} height="12" rx="6" />
      <line className={minimumLine} x1={at(minimum)} x2={at(minimum)} y1="2" y2="30" />
      <circle className={medianMark} cx={at(group.median)} cy="16" r="8" />
    </svg>
  );
}
