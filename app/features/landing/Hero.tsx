import { withNonBreakingSpaces } from '../../lib/typography.ts';
import type { TrailColour } from '../../styles/theme.css.ts';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Blaze } from '../../ui/text/Blaze.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { DataArea } from '../shell/DataArea.tsx';
import { entry, hero, legend, meaning, sample, term, words } from './Hero.css.ts';
import { LateSample } from './late-parts.ts';

const LEAD = withNonBreakingSpaces(
  'Odpowiedz na trzy krótkie pytania. Szlak opisze Twoje predyspozycje, pokaże ścieżki kariery z widełkami zarobków i ułoży plan rozwoju krok po kroku.',
);

// What one gets, as the legend of a map.
const LEGEND: { colour: TrailColour; name: string; text: string }[] = [
  { colour: 'red', name: 'Predyspozycje', text: 'co przychodzi Ci naturalnie i po czym to widać' },
  { colour: 'blue', name: 'Ścieżki kariery', text: 'kierunki dla Ciebie z widełkami zarobków' },
  { colour: 'green', name: 'Plan rozwoju', text: 'kolejne kroki i ile mniej więcej zajmą' },
];

export function Hero() {
  return (
    <Container className={hero}>
      <div className={words}>
        <Heading level={1}>Znajdź zawodowy szlak, który do&nbsp;Ciebie pasuje</Heading>
        <Text size="lead" tone="soft">
          {LEAD}
        </Text>
        <Inline gap={4}>
          <ButtonLink to="/#quiz">Rozpocznij Quiz</ButtonLink>
          <Text as="span" size="small" tone="soft">
            {withNonBreakingSpaces('Pierwsza analiza jest bezpłatna, bez podawania karty.')}
          </Text>
        </Inline>
      </div>
      <div className={sample}>
        <DataArea>
          <LateSample />
        </DataArea>
      </div>
      <dl className={legend}>
        {LEGEND.map(({ colour, name, text }) => (
          <div className={entry} key={name}>
            <Blaze colour={colour} />
            <dt className={term}>{name}</dt>
            <dd className={meaning}>{withNonBreakingSpaces(text)}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}
