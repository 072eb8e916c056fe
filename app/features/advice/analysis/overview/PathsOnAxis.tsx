// All paths of an analysis side by side by the public facts, which no plan locks: pay on one axis with the legal minimum, demand, way in;
// an open one leads to its own panel, a locked one to its row below.
import { useLocation, useSearchParams } from 'react-router';
import { isLocked, type VisibleAnalysis, type VisiblePath } from '#domain/advice/analysis/events.ts';
import { type PathPay, payOfPath } from '#domain/advice/analysis/path-pay.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { trails } from '../../../../ui/charts/RangeBar.css.ts';
import { ground, words } from '../../../../ui/charts/chart.css.ts';
import { stretchOf, ticksOf } from '../../../../ui/charts/range-scale.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { Fact } from '../facts/Fact.tsx';
import { minimumLine, rings } from '../facts/PayAxis.css.ts';
import { forecastWord, monthsWords, nextMinimumWords, NO_FIGURE, paySource } from '../facts/fact-words.ts';
import { zloty, zlotyRange } from '../money.ts';
import { pathAddress } from '../panels/chosen-path.ts';
import { trailColour } from '#domain/site/trail-colour.ts';
import { scaleOfPaths } from '../path/salary-scale.ts';
import { axis, bareRow, ends, facts, name, row, rows } from './PathsOnAxis.css.ts';

export function PathsOnAxis({ analysis }: { analysis: VisibleAnalysis }) {
  const { sciezkiKariery: paths, zrodla } = analysis;
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const scaleEnd = scaleOfPaths(paths);
  const hasPay = paths.some((path) => payOfPath(path) !== null);
  const minimum = zrodla?.minimumWage ?? null;
  const look = hasPay ? row : bareRow;
  return (
    <section aria-labelledby="na-jednej-osi">
      <Stack gap={3}>
        <Text id="na-jednej-osi" weight="strong">
          {hasPay ? 'Ścieżki na jednej osi' : 'Ścieżki obok siebie'}
        </Text>
        <ul className={rows}>
          {paths.map((path, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the place is the path's number and colour
            <li key={place} className={look}>
              <span className={name}>
                <Blaze colour={trailColour(place)} />
                <Link to={isLocked(path) ? `#sciezka-${place + 1}` : pathAddress(pathname, query, place)}>
                  {`${place + 1}. `}
                  {withNonBreakingSpaces(path.nazwa)}
                </Link>
              </span>
              <AxisRow
                pay={payOfPath(path)}
                minimum={minimum?.gross ?? null}
                scaleEnd={scaleEnd}
                colour={trailColour(place)}
              />
              <PathLine path={path} saysNoPay={hasPay} />
            </li>
          ))}
        </ul>
        {hasPay ? (
          <div className={row} aria-hidden="true">
            <svg className={ends}>
              {ticksOf(scaleEnd).map((tick, index) => (
                <text key={tick} className={words} x={`${index * 50}%`} y="16" textAnchor={ANCHORS[index]}>
                  {zloty(tick)}
                </text>
              ))}
            </svg>
          </div>
        ) : null}
        {zrodla === null || !hasPay ? null : (
          <Fact note="pay" source={paySource(zrodla.pay)} of="płace">
            <Text size="small" tone="soft">
              {withNonBreakingSpaces(
                `Brutto miesięcznie w grupie zawodów: pasek od dolnych do górnych 10%, kółko to mediana, kreska to minimum ${zrodla.minimumWage.from.slice(0, 4)} (${zloty(zrodla.minimumWage.gross)}${laterMinimum(zrodla)}).`,
              )}
            </Text>
          </Fact>
        )}
        {hasPay || zrodla === null ? null : (
          <Text size="small" tone="soft">
            {withNonBreakingSpaces('Żadnego z tych zawodów nie obejmuje statystyka płac.')}
          </Text>
        )}
        <OnMap paths={paths} />
      </Stack>
    </section>
  );
}

/** The paths stand behind '#', which no server reads: the map is the same page for everybody. */
function OnMap({ paths }: { paths: readonly VisiblePath[] }) {
  const ids = paths.flatMap((path) => ('zawodId' in path && path.zawodId !== null ? [path.zawodId] : []));
  if (ids.length === 0) return null;
  return (
    <Link to={`/zawody/mapa#${ids.join(',')}`} tone="forward" className={screenOnly}>
      Zobacz na&nbsp;mapie zawodów
    </Link>
  );
}

function laterMinimum({ minimumWage }: NonNullable<VisibleAnalysis['zrodla']>): string {
  const next = nextMinimumWords(minimumWage);
  return next === null ? '' : `, ${next}`;
}

const ANCHORS = ['start', 'middle', 'end'] as const;

/** What the drawing shows, and what it can't; where none has a figure, that is said once for all. */
function PathLine({ path, saysNoPay }: { path: VisiblePath; saysNoPay: boolean }) {
  const { fakty } = path;
  const way = fakty === null ? null : monthsWords(fakty.wayIn.months);
  const said = [
    saysNoPay ? payWords(path) : '',
    fakty === null || fakty.demand === null ? '' : `popyt: ${forecastWord(fakty.demand.poland)}`,
    way === null ? '' : `droga: ${way}`,
  ];
  return (
    <div className={facts}>
      <p>{said.filter(Boolean).join(' · ')}</p>
      {!isLocked(path) && !('zawodId' in path) && path.zarobki !== null ? (
        <Badge tone="warning">szacunek AI</Badge>
      ) : null}
    </div>
  );
}

function payWords(path: VisiblePath): string {
  const pay = payOfPath(path);
  if (pay === null) return path.fakty === null ? '' : NO_FIGURE;
  return pay.median === null ? zlotyRange(pay.from, pay.to) : `mediana ${zloty(pay.median)}`;
}

// One path's pay on the axis that all share: the band, the ring at its median, the dashed line of the legal minimum.
type AxisRowProps = {
  /** Null = there is no figure, so nothing is drawn. */
  pay: PathPay | null;
  minimum: number | null;
  scaleEnd: number;
  colour: TrailColour;
};

function AxisRow({ pay, minimum, scaleEnd, colour }: AxisRowProps) {
  const at = (value: number) => `${Math.round((1000 * value) / scaleEnd) / 10}%`;
  if (pay === null) return null;
  const { from, width } = stretchOf({ min: pay.from, max: pay.to }, scaleEnd);
  return (
    <svg className={axis} aria-hidden="true">
      <line className={ground} x1="0" x2="100%" y1="50%" y2="50%" />
      <rect className={trails[colour]} x={`${from}%`} width={`${width}%`} y="11" height="10" rx="5" />
      {minimum === null ? null : (
        <line className={minimumLine} x1={at(minimum)} x2={at(minimum)} y1="0" y2="100%" />
      )}
      {pay.median === null ? null : <circle className={rings[colour]} cx={at(pay.median)} cy="50%" r="8" />}
    </svg>
  );
}
