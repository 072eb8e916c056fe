// A path that the plan doesn't open (docs/product.md 'What each plan opens'): its name and the public facts are there for everybody, and one
// plain sentence says what Premium adds.
import type { FactSources } from '#domain/advice/public-facts.ts';
import type { LockedPath } from '#domain/advice/analysis/events.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Text } from '../../../../ui/text/Text.tsx';
import { PathFacts } from '../facts/PathFacts.tsx';
import { PathFrame } from './PathFrame.tsx';
import { trailColour } from '#domain/site/trail-colour.ts';

const ADDS = 'Premium dodaje: powody za i\u00a0przeciw, próbę do zrobienia i\u00a0kroki.';
/** Of an analysis made before the tables. */
const ADDS_BEFORE = 'Premium dodaje: opis, korzyści, wymagania, rozwój.';

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
          colour={trailColour(index)}
        />
      ) : null}
      <Text size="small" tone="soft" className={screenOnly}>
        {path.zawodId === null ? ADDS_BEFORE : ADDS}
      </Text>
    </PathFrame>
  );
}
