// What stands near an occupation: a step up, a step aside, one to start now, and the six nearest.
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { TagLink } from '../../ui/text/Tag.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { NamedOccupation, OccupationView } from './occupation-view.server.ts';

export function NearOccupations({ view }: { view: OccupationView }) {
  const { up, aside, startNow, near, occupation } = view;
  const steps = [
    { name: 'Krok wyżej', other: up },
    { name: 'Krok w\u00a0bok', other: aside },
    { name: 'Na początek, od zaraz', other: startNow },
  ].flatMap(({ name, other }) => (other === null ? [] : [{ name, other }]));
  const others = near.filter(({ id }) => steps.every(({ other }) => other.id !== id));
  return (
    <Stack as="section" gap={5} aria-labelledby="blisko">
      <Heading level={2} id="blisko">
        Blisko tego zawodu
      </Heading>
      <Columns as="ul" layout="narrow" gap={5}>
        {steps.map(({ name, other }) => (
          <Step key={name} name={name} other={other} />
        ))}
      </Columns>
      <Inline as="ul" gap={2}>
        {others.map(({ id, name }) => (
          <li key={id}>
            <TagLink to={`/zawody/${id}`}>{name}</TagLink>
          </li>
        ))}
      </Inline>
      {others[0] === undefined ? null : (
        <Link to={`/zawody/porownaj?a=${occupation.id}&b=${others[0].id}`} tone="forward">
          Porównaj z&nbsp;zawodem „{others[0].name}”
        </Link>
      )}
    </Stack>
  );
}

function Step({ name, other }: { name: string; other: NamedOccupation }) {
  return (
    <Stack as="li" gap={1}>
      <Text size="small" tone="soft">
        {name}
      </Text>
      <Link to={`/zawody/${other.id}`}>{withNonBreakingSpaces(other.name)}</Link>
      <Text size="small">{withNonBreakingSpaces(other.oneLine)}</Text>
    </Stack>
  );
}
