// In place of what is counted from an analysis where there is none, or none that can be counted anew.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';

export function NoList({ hasAnalysis }: { hasAnalysis: boolean }) {
  return (
    <Stack gap={4} align="start">
      <Text>
        {withNonBreakingSpaces(
          hasAnalysis
            ? 'Przy tej analizie nie ma zapisanych odpowiedzi, więc nie da się policzyć listy. Będzie przy następnej.'
            : 'Lista powstaje razem z analizą, a tej jeszcze nie ma. To trzy krótkie pytania.',
        )}
      </Text>
      <ButtonLink to="/dashboard">{hasAnalysis ? 'Dziś' : 'Przejdź do quizu'}</ButtonLink>
    </Stack>
  );
}
