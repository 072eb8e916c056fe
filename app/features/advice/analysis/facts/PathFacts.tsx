// The public facts of a path, the same for every plan: pay, demand, way in, and the way to its page in the atlas.
import type { FactSources, PublicFacts } from '#domain/advice/public-facts.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { DemandFact } from './DemandFact.tsx';
import { PayFact } from './PayFact.tsx';
import { WayIn } from './WayIn.tsx';

type PathFactsProps = {
  /** Of the occupation in the atlas; null = it has none there. */
  zawodId: string | null;
  facts: PublicFacts;
  sources: FactSources;
  scaleEnd: number;
  colour: TrailColour;
};

export function PathFacts({ zawodId, facts, sources, scaleEnd, colour }: PathFactsProps) {
  return (
    <Stack gap={4}>
      <PayFact facts={facts} sources={sources} scaleEnd={scaleEnd} colour={colour} />
      <DemandFact demand={facts.demand} source={sources.demand} />
      <WayIn facts={facts} />
      {zawodId === null ? null : (
        <p>
          <Link to={`/zawody/${zawodId}`} tone="forward">
            Zwykły dzień i&nbsp;więcej w&nbsp;atlasie zawodów
          </Link>
        </p>
      )}
    </Stack>
  );
}
