// The last question before an account goes; with it, a fresh proof (docs/decisions.md 'A fresh proof').
import { useState } from 'react';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { useProof } from '../../auth/proof/use-proof.ts';
import { announce } from '../../auth/session/auth-channel.ts';
import { forgetCopies } from '../../auth/session/forget-copies.ts';
import { useLeave, useToast } from '../../../platform/toasts/toast-store.ts';
import { deleteAccount, sentenceOf } from './calls.ts';

export function AccountDeletion({ onCancel }: { onCancel: () => void }) {
  const { fault, isBusy, remove } = useDeletion();
  return (
    <Stack gap={4}>
      {fault === null ? null : <Notice tone="error">{fault}</Notice>}
      <Text>
        {withNonBreakingSpaces(
          'Znikną: konto, analizy z odpowiedziami, postępy i zakupy. Subskrypcja zostanie anulowana. Tego nie da się cofnąć.',
        )}
      </Text>
      <Inline>
        <Button tone="secondary" data-autofocus onClick={onCancel}>
          Anuluj
        </Button>
        <Button tone="danger" busy={isBusy} onClick={() => void remove()}>
          Usuń konto na zawsze
        </Button>
      </Inline>
    </Stack>
  );
}

function useDeletion() {
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const leave = useLeave();
  const withProof = useProof();

  async function remove() {
    if (isBusy) return;
    setFault(null);
    setBusy(true);
    const result = await withProof(deleteAccount);
    setBusy(false);
    if (!result.ok) return setFault(sentenceOf(result));
    toast({ tone: 'success', text: 'Twoje konto zostało usunięte.' });
    forgetCopies();
    announce('SIGNED_OUT');
    leave('/');
  }
  return { fault, isBusy, remove };
}
