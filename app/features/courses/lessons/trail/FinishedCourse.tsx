// The end of a course: the stamp, and where the way goes on.
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { Stamp } from '../../../advice/trail/Stamp.tsx';

/** `certificate`: where the confirmation is; null = the course comes without one. */
export function FinishedCourse({ certificate }: { certificate: string | null }) {
  return (
    <Card as="section">
      <Stack gap={4} align="start">
        <Stamp>Kurs ukończony</Stamp>
        <Heading level={2} size={3}>
          Cała droga za Tobą
        </Heading>
        <Text>
          {withNonBreakingSpaces(
            'Lekcje zostają na Twoim koncie, więc możesz do nich wracać. Teraz użyj tego w praktyce: wróć do kroków swojego planu albo wybierz kolejny kurs.',
          )}
        </Text>
        <Inline>
          {certificate === null ? null : <ButtonLink to={certificate}>Zobacz zaświadczenie</ButtonLink>}
          <ButtonLink tone={certificate === null ? 'primary' : 'secondary'} to="/dashboard">
            Wróć do „Dziś”
          </ButtonLink>
          <ButtonLink tone="secondary" to="/biblioteka-kursow">
            Wybierz kolejny kurs
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
