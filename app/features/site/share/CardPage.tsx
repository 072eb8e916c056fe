// A shared card as others see it: the picture, and where one's own trail begins.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { CardSeen } from './card-view.server.ts';
import { onPhone, picture, seen } from './Pictures.css.ts';
import { SHAPES } from './Pictures.tsx';

const NOTE =
  'Kartę pokazał ktoś, kto zrobił analizę w Szlaku. Samą analizę widzi tylko ta osoba. Profil pod nazwą to zainteresowania typowe dla zawodu.';

export function CardPage({ card: { key, name, zawodId, words } }: { card: CardSeen }) {
  const { wide, tall } = SHAPES;
  return (
    <Container space="page">
      <Stack gap={6} align="center">
        <VisuallyHidden as="div">
          <h1>Szlak: {name}</h1>
        </VisuallyHidden>
        <picture className={seen}>
          <source
            media={onPhone}
            srcSet={`/karta/${key}/${tall.file}`}
            width={tall.width}
            height={tall.height}
          />
          <img
            className={picture}
            src={`/karta/${key}/${wide.file}`}
            width={wide.width}
            height={wide.height}
            alt={words}
          />
        </picture>
        <Inline gap={5} justify="center">
          <ButtonLink to="/">Znajdź swój szlak</ButtonLink>
          <Link tone="forward" to={`/zawody/${zawodId}`}>
            Poznaj ten zawód
          </Link>
        </Inline>
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(NOTE)}
        </Text>
      </Stack>
    </Container>
  );
}
