// A path that the plan doesn't open: its name and the public facts are there for everybody, and one calm sentence says exactly what the rest
// holds (docs/look.md 'Closed trail'). Behind the blur there is filler.
import type { FactSources } from '#domain/advice/public-facts.ts';
import type { LockedPath } from '#domain/advice/analysis/events.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { ClosedNote, LockedFiller, MAX_TEASERS } from '../parts/LockedTeaser.tsx';
import { teaser } from '../parts/LockedTeaser.css.ts';
import { PremiumLink } from '../parts/PremiumLink.tsx';
import { trailOf } from '../parts/trails.ts';
import { FactSections } from './FactSections.tsx';
import { heldBy } from './panel-words.ts';
import { PanelHead } from './PanelHead.tsx';

type LockedPanelProps = {
  path: LockedPath;
  index: number;
  /** The first locked path of the analysis; two from there on have blurred lines. */
  firstLocked: number;
  sources: FactSources | null;
  scaleEnd: number;
};

export function LockedPanel({ path, index, firstLocked, sources, scaleEnd }: LockedPanelProps) {
  const { nazwa, fakty, zawodId } = path;
  return (
    <Stack gap={5}>
      <PanelHead name={nazwa} about={fakty?.oneLine ?? ''} index={index} zawodId={zawodId} />
      {fakty === null || sources === null ? null : (
        <div>
          <FactSections
            name={nazwa}
            facts={fakty}
            sources={sources}
            scaleEnd={scaleEnd}
            colour={trailOf(index).colour}
          />
        </div>
      )}
      <Stack gap={3} className={classNames(teaser, screenOnly)}>
        <ClosedNote>{`${heldBy(path)} – w\u00a0planie Premium.`}</ClosedNote>
        {index < firstLocked + MAX_TEASERS ? <LockedFiller kind="path" /> : null}
        <div>
          <PremiumLink />
        </div>
      </Stack>
    </Stack>
  );
}
