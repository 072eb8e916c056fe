// The analysis page of somebody who has none (docs/product.md 'Career analysis page'): what to do first.
import { toTheEdges } from '../../../../styles/print.css.ts';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';

export function NoAnalysis() {
  return (
    <Container width="reading" space="page" className={toTheEdges}>
      <Stack gap={5} align="start">
        <Heading level={1}>Twoja analiza kariery</Heading>
        <Text size="lead" tone="soft">
          Brak analizy kariery. Wypełnij quiz, aby wygenerować analizę.
        </Text>
        <ButtonLink to="/#quiz">Rozpocznij quiz</ButtonLink>
      </Stack>
    </Container>
  );
}
