// The public facts of a path as three rows that open (docs/look.md 'Path card'): pay, demand, way in. They are there for every plan.
import type { ReactNode } from 'react';
import type { FactSources, PublicFacts } from '#domain/advice/public-facts.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { Folded } from '../document/Folded.tsx';
import { DemandFact } from '../facts/DemandFact.tsx';
import { PayFact } from '../facts/PayFact.tsx';
import { WayIn } from '../facts/WayIn.tsx';
import { demandGist, payGist, wayInGist } from './panel-words.ts';
import { SectionName } from './SectionName.tsx';

type FactSectionsProps = {
  name: string;
  facts: PublicFacts;
  sources: FactSources;
  scaleEnd: number;
  colour: TrailColour;
};

export function FactSections({ name, facts, sources, scaleEnd, colour }: FactSectionsProps) {
  const title = (words: string): ReactNode => <SectionName of={name}>{words}</SectionName>;
  return (
    <>
      <Folded title={title('Płaca')} gist={payGist(facts)}>
        <PayFact facts={facts} sources={sources} scaleEnd={scaleEnd} colour={colour} />
      </Folded>
      <Folded title={title('Zapotrzebowanie')} gist={demandGist(facts)}>
        <DemandFact demand={facts.demand} source={sources.demand} />
      </Folded>
      <Folded title={title('Droga do zawodu')} gist={wayInGist(facts)}>
        <WayIn facts={facts} />
      </Folded>
    </>
  );
}
