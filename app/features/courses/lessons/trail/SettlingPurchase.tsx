import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Text } from '../../../../ui/text/Text.tsx';

// Back from paying, and the payment isn't settled yet: transfers take a moment. Asks again by itself for half a minute; without
// JavaScript by the link.
const ASK_EVERY_MS = 3_000;
const ASK_TIMES = 10;

export function SettlingPurchase({ title, address }: { title: string; address: string }) {
  const isAsking = useAskingAgain();
  return (
    <Container space="course" gap={6}>
      <Card as="section">
        <Stack gap={4} align="start">
          <Blaze colour="yellow" size="large" />
          <Heading level={1} size={2}>
            Czekamy na potwierdzenie płatności
          </Heading>
          <Text>
            {withNonBreakingSpaces(
              `Gdy tylko bank ją potwierdzi, otworzymy kurs „${title}”. Zwykle trwa to kilka sekund, a przy przelewie czasem kilka minut.`,
            )}
          </Text>
          <Text tone="soft">
            <span aria-live="polite">
              {withNonBreakingSpaces(
                isAsking
                  ? 'Sprawdzamy dalej, nie musisz nic robić.'
                  : 'Możesz zamknąć tę stronę: kurs i tak trafi do „Moich kursów”, a my wyślemy potwierdzenie e-mailem.',
              )}
            </span>
          </Text>
          <Inline>
            <ButtonLink to={address} reloadDocument>
              Sprawdź ponownie
            </ButtonLink>
            <ButtonLink tone="secondary" to="/moje-kursy">
              Moje kursy
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
    </Container>
  );
}

function useAskingAgain(): boolean {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked >= ASK_TIMES) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      void revalidate();
    }, ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [asked, revalidate]);
  return asked < ASK_TIMES;
}
