// /zawody/mapa: all occupations as a topographic map. The picture stands in the HTML with a link at every dot; moving about in it is
// plain-map.ts. Its twin is the list.
import { PLANE, type Point } from '#domain/atlas/map/geography.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { AtlasFilters } from '../AtlasFilters.tsx';
import { outcome } from '../AtlasPage.tsx';
import { AtlasViews } from '../AtlasViews.tsx';
import {
  above,
  card,
  cardHead,
  controls,
  frame,
  ground,
  mapRoom,
  picture,
  skip,
  step,
  steps,
} from './MapPage.css.ts';
import type { MapPageView, MappedOccupation, Massif } from './map-view.server.ts';

const LEAD = 'Każda kropka to zawód, każde wzniesienie to dziedzina. Podobne leżą blisko siebie.';

const WHOLE = { viewBox: `0 0 ${PLANE} ${PLANE}`, preserveAspectRatio: 'xMidYMin' };

const STEPS = [
  ['up', 'Krok wyżej'],
  ['aside', 'Krok w bok'],
  ['start', 'Od czego zacząć'],
] as const;

export function MapPage(view: MapPageView) {
  const { state, facets, found } = view;
  return (
    <Container space="page">
      <Stack gap={4}>
        <Inline as="header" justify="between">
          <Heading level={1}>Mapa zawodów</Heading>
          <AtlasViews shown="/zawody/mapa" state={state} />
        </Inline>

        <AtlasFilters state={state} facets={facets} path="/zawody/mapa" />
        {view.isNarrowed ? (
          <Text tone="soft">
            {outcome(found, state.query)}
            {found === 0 ? '' : ' na mapie, pozostałe są przygaszone.'}
          </Text>
        ) : (
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(LEAD)}
          </Text>
        )}
        <MapPicture view={view} />
        <Stack gap={2} align="start" id="za-mapa">
          <Text size="small" tone="soft" className={scriptOnly}>
            {withNonBreakingSpaces(
              'Mapę przybliżysz dwoma palcami, kółkiem myszy albo klawiszami + i −, a przesuniesz palcem, myszą albo strzałkami. Naciśnij zawód, żeby zobaczyć, dokąd z niego blisko; drugie naciśnięcie otwiera jego stronę.',
            )}
          </Text>
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(
              'Im dalej na wschód, tym więcej pracy z ludźmi, im dalej na zachód, tym więcej z rzeczami. Położenie liczymy z podobieństwa zawodów, z kroków między nimi i z zainteresowań. To przybliżenie: na płaszczyźnie nie każdy bliski zawód da się położyć obok.',
            )}{' '}
            <Link to="/dane-i-metoda">Dane i&nbsp;metoda</Link>
          </Text>
        </Stack>
      </Stack>
    </Container>
  );
}

function MapPicture({ view: { ground: heights, massifs, isNarrowed } }: { view: MapPageView }) {
  return (
    <section className={mapRoom} aria-label="Mapa" data-atlas-map={isNarrowed ? 'narrowed' : ''}>
      <a className={skip} href="#za-mapa">
        Pomiń mapę
      </a>
      <div className={frame} data-frame="">
        {/* Names of massifs come first for who reads, and lie above the dots for who sees. */}
        <svg className={classNames(picture, above)} {...WHOLE}>
          {massifs.map((massif) => (
            <MassifName key={massif.field} massif={massif} />
          ))}
        </svg>
        <svg className={picture} {...WHOLE}>
          <g className={ground} aria-hidden="true">
            {heights.map((height) => (
              <path key={height} d={height} />
            ))}
          </g>
          <g className={steps} aria-hidden="true" data-steps="" />
          {massifs.map((massif) => (
            <MassifDots key={massif.field} massif={massif} />
          ))}
        </svg>
        <div className={classNames(controls, scriptOnly)}>
          <Button tone="secondary" data-nearer="1" aria-label="Przybliż">
            +
          </Button>
          <Button tone="secondary" data-nearer="-1" aria-label="Oddal">
            −
          </Button>
          <Button tone="secondary" data-whole="">
            Cała mapa
          </Button>
        </div>
      </div>
      <Card />
    </section>
  );
}

function MassifName({ massif: { field, name, lines, centre } }: { massif: Massif }) {
  return (
    <a href={`/zawody/mapa?dziedzina=${field}`} aria-label={name} {...at(centre)} data-massif={field}>
      <Lines lines={lines} first={0.35} />
    </a>
  );
}

function MassifDots({ massif: { field, name, occupations } }: { massif: Massif }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture has no tag of its own for it
    <g role="group" aria-label={name} data-field={field}>
      {occupations.map((occupation) => (
        <Dot key={occupation.id} {...occupation} />
      ))}
    </g>
  );
}

function Dot({ id, name, lines, place, level, side, fits, isHit }: MappedOccupation) {
  return (
    <a
      id={id}
      href={`/zawody/${id}`}
      aria-label={name}
      {...at(place)}
      data-n={level}
      data-s={side}
      {...(fits ? {} : { 'data-out': '', tabIndex: -1 })}
      {...(isHit ? { 'data-hit': '' } : {})}
    >
      <circle />
      <Lines lines={lines} first={FIRST_LINE[side](lines.length)} />
    </a>
  );
}

/** A link in a picture can be placed; React's types know links of a text alone. */
function at([x, y]: Point) {
  return { transform: `translate(${x} ${y})` };
}

/** Where the first line's foot stands, in letters' heights. */
const FIRST_LINE: Record<MappedOccupation['side'], (lines: number) => number> = {
  r: (lines) => 0.35 - (lines - 1) * 0.575,
  l: (lines) => 0.35 - (lines - 1) * 0.575,
  b: () => 1.35,
  t: (lines) => -0.75 - (lines - 1) * 1.15,
};

function Lines({ lines, first }: { lines: readonly string[]; first: number }) {
  return (
    <text>
      {lines.map((line, place) => (
        <tspan key={line} x="0" dy={`${place === 0 ? Number(first.toFixed(2)) : 1.15}em`}>
          {place === lines.length - 1 ? line : `${line} `}
        </tspan>
      ))}
    </text>
  );
}

/** What plain-map.ts fills when somebody chooses an occupation. */
function Card() {
  return (
    <div className={card} data-card="" hidden>
      <div className={cardHead}>
        <a data-name="" href="/zawody">
          Zawód
        </a>
        <Button tone="quiet" data-close="" aria-label="Zamknij">
          <Icon name="close" />
        </Button>
      </div>
      <p data-line="" />
      {STEPS.map(([kind, name]) => (
        <div key={kind} className={step} data-kind={kind}>
          <p>
            <svg viewBox="0 0 32 8" aria-hidden="true">
              <path d="M1 4h30" />
            </svg>
            {name}
          </p>
          <ul />
        </div>
      ))}
    </div>
  );
}
