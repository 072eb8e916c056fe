import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';

/** The database is away. */
export function ReaderAway({ title }: { title: string }) {
  return (
    <Container space="course" gap={6}>
      <Heading level={1}>{withNonBreakingSpaces(title)}</Heading>
      <Card>
        <Stack gap={4}>
          <Heading level={2}>Nie możemy teraz otworzyć tego kursu</Heading>
          <Text tone="soft">
            {withNonBreakingSpaces(
              'Lekcje i postępy są bezpieczne, tylko baza danych nie odpowiada. Odczekaj chwilę i odśwież stronę.',
            )}
          </Text>
        </Stack>
      </Card>
    </Container>
  );
}
