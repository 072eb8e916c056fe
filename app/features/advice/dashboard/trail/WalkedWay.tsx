// How much of the way is walked: one percentage, and the way itself with a place for each step, the walked part drawn through in the colour
// of its trail. Underneath a native bar says the same.
import { useId } from 'react';
import type { StepMark } from '#domain/advice/progress/own-marks.ts';
import type { PlanProgress } from '#domain/advice/progress/plan-progress.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import {
  ahead,
  colours,
  drawing,
  figure,
  flag,
  here,
  hereMiddle,
  hill,
  placed,
  reached,
  row,
  slope,
  unreached,
  walkedLine,
} from './WalkedWay.css.ts';
import { wayGround, wayLine, wayPlace } from './way-line.ts';

type WalkedWayProps = { steps: readonly StepMark[]; walked: PlanProgress; colour: TrailColour };

export function WalkedWay({ steps, walked: { percent, done, total, next }, colour }: WalkedWayProps) {
  const id = useId();
  if (total === 0) return null;
  const at = next ?? total;
  return (
    <div>
      <p className={row}>
        <label htmlFor={id}>Przebyta droga</label>
        <span>
          <span className={figure}>{percent}%</span>
          {` · ${done}\u00a0z\u00a0${total}`}
          <VisuallyHidden> kroków</VisuallyHidden>
        </span>
      </p>
      <VisuallyHidden>
        <progress id={id} max={100} value={percent}>
          {percent}%
        </progress>
      </VisuallyHidden>
      <svg className={classNames(drawing, colours[colour])} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={hill} d={wayGround()} />
          <path className={classNames(ahead, slope)} d={wayLine(0, 1)} />
          {at === 0 ? null : <path className={classNames(walkedLine, slope)} d={wayLine(0, at / total)} />}
        </svg>
        <Summit />
        {steps.map((step, index) => {
          const { x, y } = wayPlace((index + 1) / total);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a step is its place
            <circle key={index} className={step.done ? reached : unreached} cx={`${x}%`} cy={`${y}%`} r="6" />
          );
        })}
        <Here share={at / total} />
      </svg>
    </div>
  );
}

function Here({ share }: { share: number }) {
  const { x, y } = wayPlace(share);
  return (
    <>
      <circle className={here} cx={`${x}%`} cy={`${y}%`} r="11" />
      <circle className={hereMiddle} cx={`${x}%`} cy={`${y}%`} r="5" />
    </>
  );
}

/** A flag where the way ends. */
function Summit() {
  const { x, y } = wayPlace(1);
  return (
    <svg className={placed} x={`${x}%`} y={`${y}%`}>
      <path className={flag} d="M0 0V-22L-15 -17L0 -12" />
    </svg>
  );
}
