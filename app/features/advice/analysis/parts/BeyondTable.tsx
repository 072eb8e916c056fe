// An occupation that our tables don't have: the model's own idea, called so. No figure stands behind it and it can't be chosen.
import type { VisibleAnalysis } from '#domain/advice/analysis/events.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { ClosedNote } from './ClosedNote.tsx';
import { WrittenText } from './WrittenText.tsx';

type BeyondTableProps = { occupation: NonNullable<VisibleAnalysis['pozaTabela']> };

export function BeyondTable({ occupation: { nazwa, dlaczego } }: BeyondTableProps) {
  return (
    <Stack gap={1}>
      <Text>
        Poza naszą tabelą: <strong>{withNonBreakingSpaces(nazwa)}</strong>
      </Text>
      {dlaczego === null ? (
        <ClosedNote>{withNonBreakingSpaces('Dlaczego, przeczytasz w planie Premium.')}</ClosedNote>
      ) : (
        <WrittenText>{dlaczego}</WrittenText>
      )}
      <Text size="small" tone="soft">
        {withNonBreakingSpaces(
          'To pomysł samego modelu AI. Nie mamy danych o tym zawodzie, więc nie pokazujemy przy nim żadnych liczb i nie można go wybrać jako szlaku.',
        )}
      </Text>
    </Stack>
  );
}
