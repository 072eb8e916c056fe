// The paths that the plan doesn't open, as plain rows: the name and the public facts are there for everybody and lead to the occupation's page
// in the atlas; one calm sentence says exactly what the rest holds (docs/look.md 'Closed trail').
import { isLocked, type LockedPath, type VisiblePath } from '#domain/advice/analysis/events.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { rowLink } from '../../../../ui/layout/row-link.css.ts';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { PageLink } from '../../../../ui/text/PageLink.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { PremiumLink } from '../parts/PremiumLink.tsx';
import { trailOf } from '../parts/trails.ts';
import { PATHS_ANCHOR } from './chosen-path.ts';
import { facts, row, rows } from './LockedPaths.css.ts';
import { demandGist, heldBy, payGist, wayInGist } from './panel-words.ts';

export function LockedPaths({ paths }: { paths: readonly VisiblePath[] }) {
  if (!paths.some(isLocked)) return null;
  return (
    <section aria-labelledby={`${PATHS_ANCHOR}-premium`}>
      <Stack gap={3}>
        <Heading level={4} size={3} id={`${PATHS_ANCHOR}-premium`}>
          Pozostałe ścieżki tej analizy
        </Heading>
        <ul className={rows}>
          {paths.map((path, place) =>
            // oxlint-disable-next-line react/no-array-index-key -- the place is the path's number and colour
            isLocked(path) ? <LockedRow key={place} path={path} place={place} /> : null,
          )}
        </ul>
        <p>
          <PremiumLink />
        </p>
      </Stack>
    </section>
  );
}

function LockedRow({ path, place }: { path: LockedPath; place: number }) {
  const { nazwa, fakty, zawodId } = path;
  const shown = withNonBreakingSpaces(`${place + 1}. ${nazwa}`);
  return (
    <li id={`sciezka-${place + 1}`} className={row}>
      <Blaze colour={trailOf(place).colour} />
      <Stack gap={1}>
        {zawodId === null ? (
          <Text weight="strong">{shown}</Text>
        ) : (
          <PageLink to={`/zawody/${zawodId}`} className={rowLink}>
            {shown}
          </PageLink>
        )}
        {fakty === null ? null : (
          <>
            <Text size="small">{withNonBreakingSpaces(fakty.oneLine)}</Text>
            <ul className={facts}>
              <li>{`Płaca: ${payGist(fakty)}`}</li>
              <li>{`Popyt: ${demandGist(fakty)}`}</li>
              <li>{`Droga: ${wayInGist(fakty)}`}</li>
            </ul>
          </>
        )}
        <Text size="small" tone="soft">
          {`${heldBy(path)} – w\u00a0planie Premium.`}
        </Text>
      </Stack>
    </li>
  );
}
