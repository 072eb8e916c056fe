// Pay of an occupation's group: lowest tenth, median and highest tenth on an axis that all paths of the page share, with today's legal
// minimum on it. Without a figure it says so, why where that is known, and gives a wider group's mean as background where there is one.
import type { FactSources, PublicFacts } from '#domain/advice/public-facts.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { label } from '../parts/parts.css.ts';
import { zloty } from '../money.ts';
import { Fact } from './Fact.tsx';
import { minimumNote, NO_FIGURE, paySource, widePayWords } from './fact-words.ts';
import { aside, figures } from './PayFact.css.ts';
import { PayAxis } from './PayAxis.tsx';

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
          <strong>Płaca:</strong> {NO_FIGURE}.
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
