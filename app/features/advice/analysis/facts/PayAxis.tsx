// The drawing of PayFact: a band from the lowest to the highest tenth, a ring at the median, a dashed line at the legal minimum.
import type { FactSources, PayFacts } from '#domain/advice/public-facts.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { axis, words } from '../../../../ui/charts/chart.css.ts';
import { stretchOf, ticksOf } from '../../../../ui/charts/range-scale.ts';
import { trails } from '../../../../ui/charts/RangeBar.css.ts';
import { zloty } from '../money.ts';
import { drawing, minimumLine, rings } from './PayAxis.css.ts';

type PayAxisProps = {
  pay: PayFacts;
  minimum: FactSources['minimumWage'];
  /** In złoty; it begins at 0, so that lengths can be compared. */
  scaleEnd: number;
  colour: TrailColour;
};

/** Further to the right there is no room for the words after the line. */
const WORDS_TURN_AT = 0.45;

export function PayAxis({ pay: { d1, median, d9 }, minimum, scaleEnd, colour }: PayAxisProps) {
  const { from, width } = stretchOf({ min: d1, max: d9 }, scaleEnd);
  const at = (value: number) => `${Math.round((1000 * value) / scaleEnd) / 10}%`;
  const isTurned = minimum.gross / scaleEnd > WORDS_TURN_AT;
  return (
    <svg className={drawing} aria-hidden="true">
      {/* The ends of the scale, which the words below name. */}
      <path className={axis} d="M0.5 26v12" />
      <line className={axis} x1="0" x2="100%" y1="32" y2="32" />
      {ticksOf(scaleEnd).map((tick, index) => (
        <text key={tick} className={words} x={at(tick)} y="58" textAnchor={ANCHORS[index]}>
          {zloty(tick)}
        </text>
      ))}
      <rect className={trails[colour]} x={`${from}%`} width={`${width}%`} y="27" height="10" rx="5" />
      <line className={minimumLine} x1={at(minimum.gross)} x2={at(minimum.gross)} y1="4" y2="42" />
      <text
        className={words}
        x={at(minimum.gross)}
        dx={isTurned ? -6 : 6}
        y="14"
        textAnchor={isTurned ? 'end' : 'start'}
      >
        {`minimum ${minimum.from.slice(0, 4)}`}
      </text>
      <circle className={rings[colour]} cx={at(median)} cy="32" r="8" />
    </svg>
  );
}

const ANCHORS = ['start', 'middle', 'end'] as const;
