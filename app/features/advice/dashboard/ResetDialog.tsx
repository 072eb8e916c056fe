// 'Potwierdź reset analizy' (docs/product.md 'Analysis reset', 'Reset messages'): one reset is spent, the analysis and its local
// copies go, the history stays.
import { useState } from 'react';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ownFetch } from '../../../lib/call-api.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { forgetAnalysisCopies } from '../../account/auth/session/forget-copies.ts';
import { useUser } from '../../account/auth/session/use-user.ts';
import { useLeave, useToast } from '../../platform/toasts/toast-store.ts';
import { resetsWords } from './left-words.ts';

const NONE_LEFT = 'Wykorzystano limit resetów w tym miesiącu';
const WARNING = withNonBreakingSpaces(
  'Reset usunie obecne wyniki i rekomendacje z panelu. Wcześniejsze analizy zostaną w historii, a Ty możesz wypełnić quiz od nowa.',
);

type ResetDialogProps = { resetsLeft: number; onClose: () => void };

export function ResetDialog({ resetsLeft, onClose }: ResetDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const userId = useUser()?.id ?? null;
  const toast = useToast();
  const leave = useLeave();

  async function reset() {
    setBusy(true);
    const code = await askForReset();
    setBusy(false);
    if (code !== 'done') {
      toast({ tone: 'error', text: REFUSALS.get(code) ?? 'Wystąpił błąd podczas resetowania' });
      return;
    }
    forgetAnalysisCopies((owner) => owner === userId);
    toast({ tone: 'success', text: 'Możesz teraz wypełnić quiz ponownie' });
    leave('/#quiz');
  }

  return (
    <Dialog title="Potwierdź reset analizy" onClose={onClose} isOpen>
      <Stack gap={4}>
        <Text>{WARNING}</Text>
        {resetsLeft > 0 ? (
          <Text tone="soft">{resetsWords(resetsLeft)}</Text>
        ) : (
          <Notice tone="warning">{NONE_LEFT}</Notice>
        )}
        <Inline>
          <Button tone="secondary" data-autofocus onClick={onClose}>
            Anuluj
          </Button>
          <Button tone="danger" busy={isBusy} disabled={resetsLeft <= 0} onClick={() => void reset()}>
            Tak, resetuj
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

const REFUSALS = new Map([
  ['no-resets', NONE_LEFT],
  ['no-session', 'Zaloguj się, aby zresetować analizę.'],
]);

/** 'done', the code of a refusal, or 'no-answer'. */
async function askForReset(): Promise<string> {
  try {
    const response = await ownFetch('/api/analysis/reset', { method: 'POST' });
    if (response.ok) return 'done';
    const { code } = (await response.json()) as { code: string };
    return code;
  } catch {
    return 'no-answer';
  }
}
