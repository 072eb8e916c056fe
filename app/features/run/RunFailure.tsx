// A run that did not work out: what happened, that nothing was spent, and one next step. What was typed stays.
import { Button } from '../../ui/form/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

export type RunFailureProps = { sentence: string; onRetry: () => void; onBack: (() => void) | null };

export function RunFailure({ sentence, onRetry, onBack }: RunFailureProps) {
  return (
    <Stack gap={4}>
      <Notice tone="error">
        <Text measure="full">{sentence}</Text>
        <Text measure="full">Twoja generacja nie została wykorzystana.</Text>
      </Notice>
      <Inline>
        <Button onClick={onRetry}>Spróbuj ponownie</Button>
        {onBack === null ? null : (
          <Button tone="secondary" onClick={onBack}>
            Wróć do odpowiedzi
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
