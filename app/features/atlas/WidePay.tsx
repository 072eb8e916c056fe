// Where an occupation's own group has no figures: the mean of a wider one, called what it is, with its source. Never ranked or sorted by.
import type { CareerSources } from '#domain/advice/occupation.ts';
import type { WidePayFacts } from '#domain/advice/public-facts.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Text } from '../../ui/text/Text.tsx';
import { copyNote, paySource, widePayWords } from '../advice/analysis/facts/fact-words.ts';

export function WidePay({ pay, source }: { pay: WidePayFacts; source: CareerSources['pay'] }) {
  const isCompared = source.comparedWith !== null;
  return (
    <Text>
      {widePayWords(pay)} {withNonBreakingSpaces(copyNote({ isCompared }))}{' '}
      <a href={source.wide.sourceUrl} rel="noopener">
        Źródło: {paySource({ period: source.period, isCompared })}
      </a>
    </Text>
  );
}
