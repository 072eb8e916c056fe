// The recommended paths, all on one axis of pay; of a locked one its name and the public facts (docs/product.md 'What each plan opens').
import { isLocked, type VisibleAnalysis } from '#domain/analysis/events.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { FactNotes } from '../facts/FactNotes.tsx';
import type { Objecting } from '../ledger/Ledger.tsx';
import { scaleOfPaths } from '../path/salary-scale.ts';
import { MAX_TEASERS } from './LockedTeaser.tsx';
import { Part } from '../document/Part.tsx';
import type { Why } from '../path/AdvisedPart.tsx';
import { LockedPathCard } from '../path/LockedPathCard.tsx';
import { PathCard } from '../path/PathCard.tsx';
import { PremiumLink } from './PremiumLink.tsx';

type CareerPathsProps = {
  analysis: Pick<VisibleAnalysis, 'sciezkiKariery' | 'zrodla'>;
  /** How the ledger opens. */
  Why: Why;
  objecting: Objecting;
  entryClass?: string;
  /** What a path asks and gives is a press away. */
  isBrief?: boolean;
};

export function CareerPaths({ analysis, Why, objecting, entryClass, isBrief = false }: CareerPathsProps) {
  const { sciezkiKariery: entries, zrodla } = analysis;
  const common = {
    sources: zrodla,
    scaleEnd: scaleOfPaths(entries),
    isBrief,
    ...(entryClass === undefined ? {} : { className: entryClass }),
  };
  const firstLocked = entries.findIndex(isLocked);
  return (
    <Part anchor="sciezki" title="Rekomendowane ścieżki kariery" isBrief={isBrief}>
      <Stack as="ul" gap={5}>
        {entries.map((path, index) =>
          isLocked(path) ? (
            <LockedPathCard
              // oxlint-disable-next-line react/no-array-index-key -- the place is the path's number and colour
              key={index}
              path={path}
              index={index}
              hasTeaser={index < firstLocked + MAX_TEASERS}
              {...common}
            />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- the place is the path's number and colour
            <PathCard key={index} path={path} index={index} Why={Why} objecting={objecting} {...common} />
          ),
        )}
      </Stack>
      {zrodla === null ? null : <FactNotes sources={zrodla} namesFrom={zrodla.names} />}
      {firstLocked < 0 ? null : <PremiumLink />}
    </Part>
  );
}
