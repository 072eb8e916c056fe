// The recommended paths; locked ones are null, and at most two teasers stand for them all (docs/product.md 'What each plan opens').
import type { VisibleAnalysis } from '#domain/analysis/events.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { LockedGroup, teasersFor } from './LockedTeaser.tsx';
import { Part } from '../document/Part.tsx';
import { PathCard } from './PathCard.tsx';
import { PremiumLink } from './PremiumLink.tsx';
import { scaleEnd } from './salary-scale.ts';

type CareerPathsProps = {
  entries: VisibleAnalysis['sciezkiKariery'];
  entryClass?: string;
  /** What a path asks and gives is a press away. */
  isBrief?: boolean;
};

export function CareerPaths({ entries, entryClass, isBrief = false }: CareerPathsProps) {
  const visible = entries.filter((path) => path !== null);
  const teasers = teasersFor(entries.length - visible.length);
  const end = scaleEnd(visible.map((path) => path.zarobki.max));
  const arrival = entryClass === undefined ? {} : { className: entryClass };
  return (
    <Part anchor="sciezki" title="Rekomendowane ścieżki kariery" isBrief={isBrief}>
      <Stack as="ul" gap={5}>
        {entries.map((path, index) =>
          path === null ? null : (
            // oxlint-disable-next-line react/no-array-index-key -- the place is the path's number and colour
            <PathCard key={index} path={path} index={index} scaleEnd={end} isBrief={isBrief} {...arrival} />
          ),
        )}
        {teasers === 0 ? null : (
          <li className={entryClass}>
            <LockedGroup kind="path" count={teasers} />
          </li>
        )}
      </Stack>
      {teasers === 0 ? null : <PremiumLink />}
    </Part>
  );
}
