// A run that did not work out: what happened, that nothing was spent, and one next step. What was typed stays, and so does what was
// written, to be read until somebody leaves it.
import { Button } from '../../../ui/form/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { END_ANCHOR } from './end-anchor.ts';

export type RunFailureProps = {
  sentence: string;
  /** Something of it can still be read. */
  isPartial: boolean;
  onRetry: () => void;
  onBack: (() => void) | null;
};

export function RunFailure({ sentence, isPartial, onRetry, onBack }: RunFailureProps) {
  return (
    <Stack gap={4} id={END_ANCHOR} tabIndex={-1} data-entry>
      <Notice tone="error">
        <Text measure="full">{sentence}</Text>
        <Text measure="full">Ta próba nie zmniejsza limitu.</Text>
      </Notice>
      {isPartial ? (
        <Text tone="soft">
          To, co powstało, możesz jeszcze przeczytać. Nie jest sprawdzone ani zapisane; kolejna próba pisze od
          nowa.
        </Text>
      ) : null}
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
