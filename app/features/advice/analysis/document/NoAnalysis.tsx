// The analysis page of somebody who has none (docs/product.md 'Career analysis page'). The button is there as specified, disabled, with its
// reason in plain sight, so that neither a mouse nor a working hover is needed to learn it.
import { useId } from 'react';
import { toTheEdges } from '../../../../styles/print.css.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';

export function NoAnalysis() {
  const reasonId = useId();
  return (
    <Container width="reading" space="page" className={toTheEdges}>
      <Stack gap={5} align="start">
        <Heading level={1}>Twoja analiza kariery</Heading>
        <Text size="lead" tone="soft">
          Brak analizy kariery. Wypełnij quiz, aby wygenerować analizę.
        </Text>
        <ButtonLink to="/#quiz">Rozpocznij quiz</ButtonLink>
        <Stack gap={2} align="start">
          <Button tone="secondary" disabled aria-describedby={reasonId}>
            Pobierz PDF
          </Button>
          <Text id={reasonId} size="small" tone="soft">
            Funkcja pobierania PDF jest tymczasowo niedostępna.
          </Text>
        </Stack>
      </Stack>
    </Container>
  );
}
