// Where one can go from an occupation: up, aside, or into it from zero. Only steps that a person has read (content/careers/moves.json);
// where there is none of a kind, its heading stays away, too.
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { NamedOccupation, OccupationView } from './occupation-view.server.ts';

export function NearOccupations({ view: { moves, occupation } }: { view: OccupationView }) {
  const steps = [
    { name: 'Krok wyżej', others: moves.up },
    { name: 'Krok w\u00a0bok', others: moves.aside },
    { name: 'Od czego zacząć', others: moves.start },
  ].filter(({ others }) => others.length > 0);
  const compared = [...moves.aside, ...moves.up, ...moves.start][0];
  if (compared === undefined) return null;
  return (
    <Stack as="section" gap={5} aria-labelledby="blisko">
      <Heading level={2} id="blisko">
        Blisko tego zawodu
      </Heading>
      <Columns layout="narrow" gap={5}>
        {steps.map(({ name, others }) => (
          <Steps key={name} name={name} others={others} />
        ))}
      </Columns>
      <Stack gap={2} align="start">
        <Link to={`/zawody/porownaj?a=${occupation.id}&b=${compared.id}`} tone="forward">
          Porównaj z&nbsp;zawodem „{compared.name}”
        </Link>
        <Link to={`/zawody/mapa#${occupation.id}`} tone="forward">
          Zobacz na&nbsp;mapie
        </Link>
      </Stack>
    </Stack>
  );
}

function Steps({ name, others }: { name: string; others: readonly NamedOccupation[] }) {
  return (
    <Stack gap={3}>
      <Heading level={3} size={4}>
        {name}
      </Heading>
      <Stack as="ul" gap={3}>
        {others.map(({ id, name: other, oneLine }) => (
          <Stack key={id} as="li" gap={1}>
            <Link to={`/zawody/${id}`}>{withNonBreakingSpaces(other)}</Link>
            <Text size="small">{withNonBreakingSpaces(oneLine)}</Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
