// An address that leads nowhere (docs/product.md 'Fallback screens'): the three likeliest ways, and a search.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { media } from '../../../styles/tokens.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { PageLink } from '../../../ui/text/PageLink.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { kind as kindStyle, picture, way, ways as waysStyle } from './NotFoundPage.css.ts';

type Way = { path: string; name: string; kind: string };
type Trail = { ways: readonly Way[]; isGuess: boolean };

/** Where a response came without ways, as from a call that found nothing. */
const USUAL: readonly Way[] = [
  { path: '/', name: 'Strona główna', kind: 'strona' },
  { path: '/biblioteka-kursow', name: 'Biblioteka kursów', kind: 'strona' },
  { path: '/zawody', name: 'Zawody', kind: 'strona' },
];

/** `told`: what the response 404 says, if anything. */
export function NotFoundPage({ told }: { told: unknown }) {
  const trail = trailIn(told) ?? { ways: USUAL, isGuess: false };
  return (
    <Container width="reading" space="page">
      <Stack gap={6}>
        <picture>
          <source media={media.dark} srcSet="/obrazy/bez-szlaku-noc.svg" />
          <img
            className={picture}
            src="/obrazy/bez-szlaku.svg"
            alt=""
            width={400}
            height={180}
            decoding="async"
          />
        </picture>
        <Stack gap={3}>
          <Heading level={1}>Nie ma takiej strony</Heading>
          <Text size="lead" tone="soft">
            {withNonBreakingSpaces(
              'Szlak urywa się pod tym adresem. Może jest w nim literówka albo strona zmieniła miejsce.',
            )}
          </Text>
        </Stack>
        <Stack gap={3} as="section">
          <Heading level={2} size={3}>
            {trail.isGuess ? 'Najpewniej chodziło o:' : 'Stąd łatwo ruszyć dalej:'}
          </Heading>
          <ul className={waysStyle}>
            {trail.ways.map(({ path, name, kind }) => (
              <li key={path}>
                <PageLink className={way} to={path}>
                  {withNonBreakingSpaces(name)}
                  <span className={kindStyle}>
                    {kind}
                    <Icon name="arrow" />
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        </Stack>
        <search aria-label="Kursy">
          <form method="get" action="/biblioteka-kursow">
            <Columns layout="tail" gap={3} align="end">
              <Field label="Albo poszukaj wśród kursów">
                {(control) => <TextInput {...control} type="search" name="q" enterKeyHint="search" />}
              </Field>
              <Button type="submit" tone="secondary">
                Szukaj
              </Button>
            </Columns>
          </form>
        </search>
      </Stack>
    </Container>
  );
}

function trailIn(told: unknown): Trail | null {
  const trail = told as Partial<Trail> | null | undefined;
  return Array.isArray(trail?.ways) && trail.ways.length > 0
    ? { ways: trail.ways, isGuess: trail.isGuess === true }
    : null;
}
