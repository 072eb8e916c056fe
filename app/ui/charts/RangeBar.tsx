// A range on a scale that is the same for all that are to be compared, with its figures in words, an optional median, and
// where it comes from.
import type { ReactNode } from 'react';
import type { TrailColour } from '../../styles/theme.css.ts';
import { classNames } from '../class-names.ts';
import { axis, drawing, filled, ground, words } from './chart.css.ts';
import { amount, drawing as height, figures, frame, middle, trails, unitText } from './RangeBar.css.ts';
import { stretchOf, ticksOf } from './range-scale.ts';

type RangeBarProps = {
  min: number;
  max: number;
  median?: number | null;
  /** Where the common scale ends; it begins at 0. */
  scaleEnd: number;
  /** The range in words: '7 000–12 000 zł'. */
  figure: string;
  /** What a figure means: 'brutto miesięcznie'. */
  unit: string;
  /** One amount in words, for the scale and the median. */
  format: (amount: number) => string;
  /** The trail to which the range belongs; ours unless told. */
  colour?: TrailColour;
  /** Who says so: a badge or a sentence. */
  source: ReactNode;
};

export function RangeBar({
  min,
  max,
  median = null,
  scaleEnd,
  figure,
  unit,
  format,
  colour,
  source,
}: RangeBarProps) {
  const { from, width } = stretchOf({ min, max }, scaleEnd);
  const at = (value: number) => `${(100 * value) / scaleEnd}%`;
  return (
    <div className={frame}>
      <p className={figures}>
        <span className={amount}>{figure}</span>
        <span className={unitText}>{unit}</span>
        {source}
      </p>
      {/* The words above and below say the same: for those who don't see the drawing it would only be a repetition. */}
      <svg className={classNames(drawing, height)} aria-hidden="true">
        <title>{`${figure} ${unit}`}</title>
        {ticksOf(scaleEnd).map((tick) => (
          <g key={tick}>
            <line className={ground} x1={at(tick)} x2={at(tick)} y1="4" y2="28" />
            <text className={words} x={at(tick)} y="48" textAnchor={anchorOf(tick, scaleEnd)}>
              {format(tick)}
            </text>
          </g>
        ))}
        <line className={axis} x1="0" x2="100%" y1="16" y2="16" />
        <rect
          className={colour === undefined ? filled : trails[colour]}
          x={`${from}%`}
          y="10"
          width={`${width}%`}
          height="12"
          rx="6"
        />
        {median === null ? null : <circle className={middle} cx={at(median)} cy="16" r="8" />}
      </svg>
      {median === null ? null : (
        <p className={unitText}>
          Mediana: {format(median)} {unit}
        </p>
      )}
    </div>
  );
}

function anchorOf(tick: number, end: number): 'start' | 'middle' | 'end' {
  if (tick === 0) return 'start';
  return tick === end ? 'end' : 'middle';
}
