import { useState } from 'react';
import { useNavigate } from 'react-router';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ownFetch } from '../../../lib/call-api.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useToast } from '../../platform/toasts/toast-store.ts';

export type DeleteDialogProps = { id: string; day: string; isCurrent: boolean; onClose: () => void };

const WARNING = withNonBreakingSpaces(
  'Usuniesz tę analizę z jej krokami i terminami na zawsze. Limit analiz się przez to nie zmieni.',
);
const CURRENT = withNonBreakingSpaces('To Twoja obecna analiza – zniknie też ze strony „Dziś”.');

export function DeleteDialog({ id, day, isCurrent, onClose }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();

  async function remove() {
    setBusy(true);
    const isGone = await deleted(id);
    setBusy(false);
    if (!isGone) {
      toast({ tone: 'error', text: 'Nie udało się usunąć analizy. Spróbuj ponownie za chwilę.' });
      return;
    }
    onClose();
    toast({ tone: 'success', text: 'Analiza została usunięta' });
    // Without the comparison, of which it may have been a part.
    await navigate('/dashboard/historia', { replace: true, preventScrollReset: true });
  }

  return (
    <Dialog title="Usunąć tę analizę?" onClose={onClose} isOpen>
      <Stack gap={4}>
        <Text>Analiza z&nbsp;{day}.</Text>
        {isCurrent ? <Text>{CURRENT}</Text> : null}
        <Text tone="soft">{WARNING}</Text>
        <Inline>
          <Button tone="secondary" data-autofocus onClick={onClose}>
            Anuluj
          </Button>
          <Button tone="danger" busy={isBusy} onClick={() => void remove()}>
            Tak, usuń
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

/** One that is gone already counts as deleted: an earlier response may have got lost. */
async function deleted(id: string): Promise<boolean> {
  try {
    const response = await ownFetch(`/api/analysis/${id}`, { method: 'DELETE' });
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}
