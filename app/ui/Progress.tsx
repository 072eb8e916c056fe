import { useId } from 'react';
import { bar, figure, frame, legend } from './Progress.css.ts';

/** A native progress bar (its length needs no style attribute), with its label and figure above. */
export function Progress({ percent, label }: { percent: number; label: string }) {
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
      <progress className={bar} id={id} max={100} value={rounded}>
        {rounded}%
      </progress>
    </div>
  );
}
