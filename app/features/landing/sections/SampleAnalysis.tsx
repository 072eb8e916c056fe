// The product on its first screen: a sample analysis that grows, drawn by the analysis's own components. Style sheets alone move
// it; with less motion it stands there finished.
import { SAMPLE_PATH, SAMPLE_STEPS } from '#content/landing/sample-analysis.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ElevationProfile } from '../../../ui/charts/ElevationProfile.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { PathCard } from '../../analysis/parts/PathCard.tsx';
import { arrivals, sheet, walked, way } from './SampleAnalysis.css.ts';

const SCALE_END = 20_000;

export function SampleAnalysis() {
  return (
    <div className={sheet}>
      <Inline gap={2} justify="between">
        <Heading level={2} size={4}>
          Tak wygląda analiza
        </Heading>
        <Badge tone="soft">Przykład</Badge>
      </Inline>
      <div className={way} aria-hidden="true">
        <div className={walked} />
      </div>
      <div>
        <h3>
          <VisuallyHidden>Ścieżka kariery</VisuallyHidden>
        </h3>
        <Stack as="ul" gap={0}>
          <PathCard path={SAMPLE_PATH} index={0} scaleEnd={SCALE_END} className={arrivals.path} />
        </Stack>
      </div>
      <Card className={arrivals.plan}>
        <ElevationProfile
          title="Plan rozwoju"
          stages={SAMPLE_STEPS}
          ends={['dziś', 'około 6 miesięcy']}
          legend={SAMPLE_STEPS.map(({ name }, index) => `${index + 1}. ${name}`).join(' · ')}
        />
      </Card>
    </div>
  );
}
