import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { band, row, said } from './FinalCall.css.ts';

export function FinalCall() {
  return (
    <section className={band} aria-labelledby="na-szlak">
      <Container className={row}>
        <Stack gap={2}>
          <Heading level={2} id="na-szlak">
            {withNonBreakingSpaces('Zrób pierwszy krok')}
          </Heading>
          <Text tone="soft" className={said}>
            {withNonBreakingSpaces('Trzy pytania i masz przed sobą mapę.')}
          </Text>
        </Stack>
        <ButtonLink to="/#quiz">Rozpocznij quiz</ButtonLink>
      </Container>
    </section>
  );
}
