// The open paths one at a time: a link for each, as boards of one signpost, and under them the one that the address asks for. The others are on
// the page, too, for paper; without JavaScript each press is a page. What the plan doesn't open follows as rows.
import { useLocation, useSearchParams } from 'react-router';
import { isLocked, isOpen, type LockedPath, type VisiblePath } from '#domain/advice/analysis/events.ts';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { anchor } from '../../../../ui/layout/anchor.css.ts';
import { rowLink } from '../../../../ui/layout/row-link.css.ts';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { PageLink } from '../../../../ui/text/PageLink.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { PremiumLink } from '../parts/PremiumLink.tsx';
import { trailColour } from '#domain/site/trail-colour.ts';
import { scaleOfPaths } from '../path/salary-scale.ts';
import { OpenPanel } from './OpenPanel.tsx';
import {
  away,
  board,
  boardName,
  boards,
  facts,
  firstPanel,
  nextPath,
  panel,
  row,
  rows,
  trails,
} from './PathPanels.css.ts';
import { chosenPath, pathAddress, PATHS_ANCHOR } from './chosen-path.ts';
import { demandGist, heldBy, payGist, wayInGist } from './panel-words.ts';

type PathPanelsProps = {
  opened: OpenedAnalysis;
  /** A copy: nothing can be saved now. */
  isReadOnly: boolean;
};

export function PathPanels({ opened, isReadOnly }: PathPanelsProps) {
  const { sciezkiKariery: paths, zrodla } = opened.analysis;
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const chosen = chosenPath(paths, query, opened.trail?.place ?? null);
  const common = { sources: zrodla, scaleEnd: scaleOfPaths(paths), opened, isReadOnly };
  const open = paths.flatMap((path, place) => (isOpen(path) ? [{ path, place }] : []));
  const next = open[(open.findIndex(({ place }) => place === chosen) + 1) % open.length];
  const hasBoards = open.length > 1;
  return (
    <section id={PATHS_ANCHOR} className={anchor} aria-labelledby="sciezki-kariery">
      <Stack gap={5}>
        <Heading level={3} size={2} id="sciezki-kariery">
          Rekomendowane ścieżki kariery
        </Heading>
        <div>
          {hasBoards ? (
            <nav aria-label="Ścieżki tej analizy">
              <ul className={boards}>
                {open.map(({ path, place }) => (
                  <li key={place}>
                    <Board
                      path={path}
                      place={place}
                      isChosen={place === chosen}
                      to={pathAddress(pathname, query, place)}
                    />
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          {open.map(({ path, place }) => (
            <div
              key={place}
              id={`sciezka-${place + 1}`}
              className={classNames(place === chosen ? panel : away, !hasBoards && firstPanel)}
            >
              <OpenPanel path={path} index={place} {...common} />
              {place === chosen && hasBoards && next !== undefined ? (
                <NextPath name={next.path.nazwa} to={pathAddress(pathname, query, next.place)} />
              ) : null}
            </div>
          ))}
        </div>
        <LockedPaths paths={paths} />
      </Stack>
    </section>
  );
}

type BoardProps = { path: VisiblePath; place: number; isChosen: boolean; to: string };

function Board({ path, place, isChosen, to }: BoardProps) {
  const colour = trailColour(place);
  return (
    <PageLink
      to={to}
      preventScrollReset
      className={`${board} ${trails[colour]}`}
      aria-current={isChosen ? 'true' : undefined}
    >
      <Blaze colour={colour} />
      <span className={boardName}>
        {`${place + 1}. `}
        {withNonBreakingSpaces(path.nazwa)}
      </span>
    </PageLink>
  );
}

/** At the end of one path the way leads to the next. */
function NextPath({ name, to }: { name: string; to: string }) {
  return (
    <p className={nextPath}>
      <Link to={to} tone="forward">
        Następna ścieżka: {withNonBreakingSpaces(name)}
      </Link>
    </p>
  );
}

// The paths that the plan doesn't open, as plain rows: the name and the public facts are there for everybody and lead to the occupation's page
// in the atlas; one calm sentence says exactly what the rest holds (docs/look.md 'Closed trail').
function LockedPaths({ paths }: { paths: readonly VisiblePath[] }) {
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
      <Blaze colour={trailColour(place)} />
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
