import { tied } from '../../lib/typography.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Text } from '../../ui/Text.tsx';
import { band, row, words } from './FinalCall.css.ts';

export function FinalCall() {
  return (
    <section className={band} aria-labelledby="na-szlak">
      <Container className={row}>
        <div className={words}>
          <Heading level={2} id="na-szlak">
            {tied('Pierwszy krok zajmuje kilka minut')}
          </Heading>
          <Text tone="soft">
            {tied('Trzy pytania i masz przed sobą mapę. Którędy pójdziesz, zdecydujesz w swoim tempie.')}
          </Text>
        </div>
        <ButtonLink to="/#quiz">Rozpocznij Quiz</ButtonLink>
      </Container>
    </section>
  );
}
