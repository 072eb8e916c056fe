// What one gets: a path as the analysis draws it, from words to certainty, labelled as an example. It stands whole from the start; what
// moves on the way past is the trail alone.
import {
  SAMPLE_CERTAINTY,
  SAMPLE_FACTS,
  SAMPLE_PATH,
  SAMPLE_SOURCES,
  SAMPLE_STEPS,
} from '#content/landing/sample-analysis.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { ElevationProfile } from '../../../../ui/charts/ElevationProfile.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { CertaintyLine } from '../../../advice/analysis/facts/CertaintyLine.tsx';
import { DemandFact } from '../../../advice/analysis/facts/DemandFact.tsx';
import { FactNotes } from '../../../advice/analysis/facts/FactNotes.tsx';
import { PayFact } from '../../../advice/analysis/facts/PayFact.tsx';
import { PathFrame } from '../../../advice/analysis/path/PathFrame.tsx';
import { Reasons } from '../../../advice/analysis/path/Reasons.tsx';
import { WrittenList } from '../../../advice/analysis/parts/WrittenText.tsx';
import { Section } from '../Section.tsx';
import { card, entry, legend, meaning, path, plan, sample, term, walked, way } from './SampleAnalysis.css.ts';

const SCALE_END = 20_000;

// As the legend of a map.
const LEGEND: { colour: TrailColour; name: string; text: string }[] = [
  { colour: 'red', name: 'Predyspozycje', text: 'co przychodzi Ci łatwo' },
  { colour: 'blue', name: 'Ścieżki', text: 'kierunki i płace, za i przeciw' },
  { colour: 'green', name: 'Plan', text: 'kroki i ich czas' },
];

export function SampleAnalysis() {
  return (
    <Section id="przyklad" title="Co dostajesz" more={<Badge tone="soft">Przykład</Badge>} ground="surface">
      <div className={sample}>
        <dl className={legend}>
          {LEGEND.map(({ colour, name, text }) => (
            <div className={entry} key={name}>
              <Blaze colour={colour} />
              <dt className={term}>{name}</dt>
              <dd className={meaning}>{withNonBreakingSpaces(text)}</dd>
            </div>
          ))}
        </dl>
        <div className={path}>
          <h3>
            <VisuallyHidden>Tak wygląda ścieżka, przykład</VisuallyHidden>
          </h3>
          <div className={way} aria-hidden="true">
            <div className={walked} />
          </div>
          <Columns as="ul" layout="wide" gap={0}>
            <PathFrame name={SAMPLE_PATH.name} about={SAMPLE_PATH.about} index={0} size={3} className={card}>
              <Columns layout="halves" gap={5} columnGap={8}>
                <Reasons entries={SAMPLE_PATH.reasons} />
                <WrittenList label="Co przemawia przeciw" items={SAMPLE_PATH.against} />
              </Columns>
              <PayFact facts={SAMPLE_FACTS} sources={SAMPLE_SOURCES} scaleEnd={SCALE_END} colour="red" />
              <DemandFact demand={SAMPLE_FACTS.demand} source={SAMPLE_SOURCES.demand} />
              <CertaintyLine certainty={SAMPLE_CERTAINTY} />
            </PathFrame>
          </Columns>
          <FactNotes sources={SAMPLE_SOURCES} namesFrom={null} />
        </div>
        <div className={plan}>
          <ElevationProfile
            title="Plan rozwoju"
            stages={SAMPLE_STEPS}
            ends={['dziś', 'około 6 miesięcy']}
            legend={SAMPLE_STEPS.map(({ name }, index) => `${index + 1}. ${name}`).join(' · ')}
          />
        </div>
      </div>
    </Section>
  );
}
