// The first screen: what Szlak is for, and beside it the quiz itself, whose first question is answered here.
import type { ReactNode } from 'react';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { free, hero, lead, map, quiz, title, trail, words } from './Hero.css.ts';

const LEAD = withNonBreakingSpaces(
  'Trzy pytania, a potem zawody, które pasują do Twoich słów, i plan na start.',
);

export function Hero({ children }: { children: ReactNode }) {
  return (
    <div className={map}>
      <Container className={hero}>
        <div className={words}>
          <Heading level={1} className={title}>
            Znajdź zawodowy szlak, który do&nbsp;Ciebie pasuje
          </Heading>
          <Text size="lead" tone="soft" className={lead}>
            {LEAD}
          </Text>
          <Text size="small" tone="soft" className={free}>
            {withNonBreakingSpaces('Pierwsza analiza jest bezpłatna, bez karty.')}
          </Text>
          <div className={trail} aria-hidden="true" />
        </div>
        <section className={quiz} id="quiz" aria-label="Quiz predyspozycji">
          {children}
        </section>
      </Container>
    </div>
  );
}
