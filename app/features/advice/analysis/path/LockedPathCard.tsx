// A path that the plan doesn't open (docs/product.md 'What each plan opens'): its name and the public facts are there for everybody, and one
// calm sentence says what the rest holds.
import type { FactSources } from '#domain/advice/public-facts.ts';
import type { LockedPath } from '#domain/advice/analysis/events.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { PathFacts } from '../facts/PathFacts.tsx';
import { ClosedNote } from '../parts/LockedTeaser.tsx';
import { teaser } from '../parts/LockedTeaser.css.ts';
import { PathFrame } from './PathFrame.tsx';
import { trailOf } from '../parts/trails.ts';

const HOLDS = 'Powody za i przeciw, próba i kroki – w\u00a0planie Premium.';
/** Of an analysis made before the tables. */
const BEFORE = 'Opis, korzyści, wymagania, rozwój – w\u00a0planie Premium.';

type LockedPathCardProps = {
  path: LockedPath;
  index: number;
  sources: FactSources | null;
  scaleEnd: number;
  className?: string;
};

export function LockedPathCard({ path, index, sources, scaleEnd, className }: LockedPathCardProps) {
  const { nazwa, fakty } = path;
  const hasFacts = fakty !== null && sources !== null;
  return (
    <PathFrame name={nazwa} about={fakty?.oneLine ?? ''} index={index} className={className}>
      {hasFacts ? (
        <PathFacts
          zawodId={path.zawodId}
          facts={fakty}
          sources={sources}
          scaleEnd={scaleEnd}
          colour={trailOf(index).colour}
        />
      ) : null}
      <Stack gap={3} className={classNames(teaser, screenOnly)}>
        <ClosedNote>{path.zawodId === null ? BEFORE : HOLDS}</ClosedNote>
      </Stack>
    </PathFrame>
  );
}
