// A dot plot on a scale of a few named steps: one row for each thing, its dot on a line that is the same for all, and the
// step's name beside it.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { axis, drawing, filled, hollow, line } from './chart.css.ts';
import { content, dots, row as rowStyle, rows as list, scale as scaleStyle } from './DotPlot.css.ts';

/** `level`: 1 = the scale's first step. */
export type DotRow = { key: string; level: number; content: ReactNode };

type DotPlotProps = {
  /** What the dots tell, in one word: 'Priorytet'. */
  measure: string;
  /** The names of the steps, lowest first. */
  scale: readonly string[];
  rows: readonly DotRow[];
};

export function DotPlot({ measure, scale, rows }: DotPlotProps) {
  return (
    <ul className={list}>
      {rows.map(({ key, level, content: words }) => (
        <li key={key} className={rowStyle}>
          <div className={content}>{words}</div>
          <Dots measure={measure} scale={scale} level={level} />
        </li>
      ))}
    </ul>
  );
}

/** One line of the plot. */
export function Dots({ measure, scale, level }: Pick<DotPlotProps, 'measure' | 'scale'> & { level: number }) {
  const place = Math.min(scale.length, Math.max(1, Math.round(level)));
  // Half a step of air at both ends, so that no dot is cut off.
  const at = (step: number) => `${(100 * (step - 0.5)) / scale.length}%`;
  return (
    <div className={scaleStyle}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is no <img> */}
      <svg className={classNames(drawing, dots)} role="img">
        <title>{`${measure}: ${place} z ${scale.length}`}</title>
        <line className={axis} x1={at(1)} x2={at(scale.length)} y1="50%" y2="50%" />
        <line className={line} x1={at(1)} x2={at(place)} y1="50%" y2="50%" />
        {scale.map((name, index) =>
          index + 1 === place ? null : (
            <circle
              key={name}
              className={index + 1 < place ? filled : hollow}
              cx={at(index + 1)}
              cy="50%"
              r="3.5"
            />
          ),
        )}
        <circle className={filled} cx={at(place)} cy="50%" r="8" />
      </svg>
      <span>{scale[place - 1]}</span>
    </div>
  );
}
