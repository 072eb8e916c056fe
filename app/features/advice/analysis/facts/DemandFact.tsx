// Demand for an occupation's group, of the country and, where the person named one, of their voivodeship; each only by its own figure.
import type { DemandFacts, FactSources } from '#domain/advice/public-facts.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Fact } from './Fact.tsx';
import { forecastWord, NO_DEMAND, regionWords } from './fact-words.ts';

type DemandFactProps = { demand: DemandFacts | null; source: FactSources['demand'] };

export function DemandFact({ demand, source }: DemandFactProps) {
  // 'Barometr zawodów 2026 (prognoza na 2026 r.)': the year stands in its name.
  const [name = source.title] = source.title.split(' (');
  return (
    <Fact of="zapotrzebowanie" note={demand === null ? null : 'demand'} source={name}>
      {demand === null ? (
        <p>
          <strong>Zapotrzebowanie:</strong> {NO_DEMAND}
        </p>
      ) : (
        <p>
          <strong>{`Zapotrzebowanie: ${forecastWord(demand.poland)}`}</strong>
          {withNonBreakingSpaces(sentenceOf(demand))}
        </p>
      )}
    </Fact>
  );
}

function sentenceOf(demand: DemandFacts): string {
  const region = regionWords(demand);
  const country = ` w Polsce, grupa „${demand.group}”`;
  return region === null ? `${country}.` : `${country}; ${region}.`;
}
