// What Premium has just opened, said first to whoever comes from paying (`?otwarte=1`): the trails by name, each a way to its panel.
import { useLocation } from 'react-router';
import type { VisiblePath } from '#domain/advice/analysis/events.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { pathAddress } from '../panels/chosen-path.ts';
import { openedWords } from '../panels/panel-words.ts';
import { trailOf } from '../parts/trails.ts';

type JustOpenedProps = {
  paths: readonly VisiblePath[];
  /** Their places, from 0; none = nothing is said. */
  places: readonly number[];
  query: URLSearchParams;
};

export function JustOpened({ paths, places, query }: JustOpenedProps) {
  const { pathname } = useLocation();
  if (places.length === 0) return null;
  return (
    <Card as="section" tone="accent" className={screenOnly} aria-labelledby="otwarte">
      <Stack gap={3}>
        <Heading level={3} id="otwarte">
          {openedWords(places.length)}
        </Heading>
        <Stack as="ul" gap={2}>
          {places.map((place) => (
            <Inline as="li" key={place} gap={2} wrap={false}>
              <Blaze colour={trailOf(place).colour} />
              <Link to={pathAddress(pathname, query, place)}>
                {withNonBreakingSpaces(paths[place]?.nazwa ?? '')}
              </Link>
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
