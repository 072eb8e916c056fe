// Pay and demand of a path in one line, and whose figures they are.
import type { FactSources, PublicFacts } from '#domain/advice/public-facts.ts';
import { forecastWord, paySource } from '../../analysis/facts/fact-words.ts';
import { zloty } from '../../analysis/money.ts';

/** 'mediana 6 400 zł brutto · zapotrzebowanie: równowaga'; '' = the tables hold neither. */
export function factLine(facts: Pick<PublicFacts, 'pay' | 'demand'> | null): string {
  if (facts === null) return '';
  const pay = facts.pay === null ? [] : [`mediana ${zloty(facts.pay.median)} brutto`];
  const demand = facts.demand === null ? [] : [`zapotrzebowanie: ${forecastWord(facts.demand.poland)}`];
  return [...pay, ...demand].join(' · ');
}

/** Said once for all lines of a part; '' = none of them has a figure. */
export function sourceLine(
  all: readonly (Pick<PublicFacts, 'pay' | 'demand'> | null)[],
  sources: Pick<FactSources, 'pay' | 'demand'> | null,
): string {
  if (sources === null) return '';
  const hasPay = all.some((facts) => facts !== null && facts.pay !== null);
  const hasDemand = all.some((facts) => facts !== null && facts.demand !== null);
  const [barometer = ''] = sources.demand.title.split(' (');
  const named = [
    ...(hasPay ? [`płaca w grupie zawodów: ${paySource(sources.pay)}`] : []),
    ...(hasDemand ? [barometer] : []),
  ];
  return named.length === 0 ? '' : `Dane: ${named.join('; ')}.`;
}
