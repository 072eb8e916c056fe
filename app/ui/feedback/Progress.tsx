import { useId } from 'react';
import {
  ahead,
  bar,
  drawing,
  figure,
  frame,
  here,
  legend,
  reached,
  trail,
  unreached,
  walked,
} from './Progress.css.ts';

type ProgressProps = {
  percent: number;
  label: string;
  /** Where on the way something is reached, in percent. */
  marks?: readonly number[];
};

const NO_MARKS: readonly number[] = [];

/** Progress as the walked part of a trail, with its label and figure above; underneath a native bar says the same. */
export function Progress({ percent, label, marks = NO_MARKS }: ProgressProps) {
  const id = useId();
  const rounded = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={frame}>
      <label className={legend} htmlFor={id}>
        <span>{label}</span>
        <span className={figure} aria-hidden="true">
          {rounded}%
        </span>
      </label>
      <div className={trail}>
        <progress className={bar} id={id} max={100} value={rounded}>
          {rounded}%
        </progress>
        <svg className={drawing} aria-hidden="true">
          <line className={ahead} x1="0" x2="100%" y1="50%" y2="50%" />
          <rect className={walked} y="10" width={`${rounded}%`} height="4" rx="2" />
          {marks.map((mark) => (
            <circle
              key={mark}
              className={mark <= rounded ? reached : unreached}
              cx={`${mark}%`}
              cy="50%"
              r="5"
            />
          ))}
          <circle className={here} cx={`${rounded}%`} cy="50%" r="7" />
        </svg>
      </div>
    </div>
  );
}
