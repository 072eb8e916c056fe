import { tied } from '../../lib/typography.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { hero, note } from './Hero.css.ts';
import { Signpost } from './Signpost.tsx';

const LEAD = tied(
  'Odpowiedz na trzy krótkie pytania. Szlak opisze Twoje predyspozycje, pokaże ścieżki kariery z widełkami zarobków i ułoży plan rozwoju krok po kroku.',
);

export function Hero() {
  return (
    <Container className={hero}>
      <Stack gap={6} align="start">
        <Heading level={1}>Znajdź zawodowy szlak, który do&nbsp;Ciebie pasuje</Heading>
        <Text size="lead" tone="soft">
          {LEAD}
        </Text>
        <div className={note}>
          <ButtonLink to="/#quiz">Rozpocznij Quiz</ButtonLink>
          <Text as="span" size="small" tone="soft">
            {tied('Pierwsza analiza jest bezpłatna, bez podawania karty.')}
          </Text>
        </div>
      </Stack>
      <Signpost />
    </Container>
  );
}
