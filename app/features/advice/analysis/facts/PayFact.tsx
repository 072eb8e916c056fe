// Pay of an occupation's group: lowest tenth, median and highest tenth on an axis that all paths of the page share, with today's legal
// minimum on it. Without a figure it says so, why where that is known, and gives a wider group's mean as background where there is one.
import type { FactSources, PayFacts, PublicFacts } from '#domain/advice/public-facts.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { trails } from '../../../../ui/charts/RangeBar.css.ts';
import { axis, words } from '../../../../ui/charts/chart.css.ts';
import { stretchOf, ticksOf } from '../../../../ui/charts/range-scale.ts';
import { zloty } from '../money.ts';
import { label } from '../parts/parts.css.ts';
import { Fact } from './Fact.tsx';
import { drawing, minimumLine, rings } from './PayAxis.css.ts';
import { aside, figures } from './PayFact.css.ts';
import { minimumNote, NO_FIGURE, paySource, widePayWords } from './fact-words.ts';

type PayFactProps = {
  facts: Pick<PublicFacts, 'pay' | 'payNote' | 'widePay'>;
  sources: Pick<FactSources, 'minimumWage'> & { pay: Pick<FactSources['pay'], 'period' | 'isCompared'> };
  scaleEnd: number;
  colour: TrailColour;
};

export function PayFact({
  facts: { pay, payNote, widePay = null },
  sources,
  scaleEnd,
  colour,
}: PayFactProps) {
  const source = paySource(sources.pay);
  if (pay === null) {
    return (
      <Fact of="płaca" note={widePay === null ? null : 'pay'} source={source}>
        <p>
          <strong>Płaca:</strong> {NO_FIGURE.toLowerCase()}.
        </p>
        {payNote === null ? null : <p className={aside}>{withNonBreakingSpaces(payNote)}</p>}
        {widePay === null ? null : <p className={aside}>{widePayWords(widePay)}</p>}
      </Fact>
    );
  }
  const { d1, median, d9, group } = pay;
  return (
    <Fact of="płaca" note="pay" source={source}>
      <p className={label}>{withNonBreakingSpaces(`Płaca w grupie „${group}”, brutto miesięcznie`)}</p>
      <dl className={figures}>
        <div>
          <dt>dolne 10%</dt>
          <dd>{`do ${zloty(d1)}`}</dd>
        </div>
        <div>
          <dt>mediana</dt>
          <dd>{zloty(median)}</dd>
        </div>
        <div>
          <dt>górne 10%</dt>
          <dd>{`od ${zloty(d9)}`}</dd>
        </div>
      </dl>
      <PayAxis pay={pay} minimum={sources.minimumWage} scaleEnd={scaleEnd} colour={colour} />
      <p className={aside}>{minimumNote(d1, sources.minimumWage)}</p>
    </Fact>
  );
}

// The drawing of PayFact: a band from the lowest to the highest tenth, a ring at the median, a dashed line at the legal minimum.
type PayAxisProps = {
  pay: PayFacts;
  minimum: FactSources['minimumWage'];
  /** In złoty; it begins at 0, so that lengths can be compared. */
  scaleEnd: number;
  colour: TrailColour;
};

/** Further to the right there is no room for the words after the line. */
const WORDS_TURN_AT = 0.45;

function PayAxis({ pay: { d1, median, d9 }, minimum, scaleEnd, colour }: PayAxisProps) {
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
