// A person's data rights (docs/decisions.md 'Data rights'): everything in one file, at once; and everything gone.
import { type MouseEvent, useState } from 'react';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Dialog } from '../../../../ui/feedback/Dialog.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { useLeave, useToast } from '../../../platform/toasts/toast-store.ts';
import { askForProof, useProof } from '../../auth/proof/use-proof.ts';
import { announce } from '../../auth/session/auth-channel.ts';
import { forgetCopies } from '../../auth/session/forget-copies.ts';
import { ProfileSection } from '../ProfileSection.tsx';
import { Row, Subject } from '../Row.tsx';
import { deleteAccount, sentenceOf } from './calls.ts';

const EXPORT = '/api/account/export';

export function OwnData() {
  const [isDeleting, setDeleting] = useState(false);
  const download = useDownload();
  return (
    <ProfileSection id="dane" title="Twoje dane">
      <Stack as="ul" gap={0}>
        <Row>
          <Subject>
            <strong>Pobierz swoje dane</strong>
            <Text size="small" tone="soft">
              {withNonBreakingSpaces('Wszystko, co o Tobie przechowujemy, w jednym pliku JSON.')}
            </Text>
          </Subject>
          <ButtonLink tone="secondary" to={EXPORT} reloadDocument download onClick={download}>
            Pobierz plik
          </ButtonLink>
        </Row>
        <Row>
          <Subject>
            <strong>Usuń konto</strong>
            <Text size="small" tone="soft">
              {withNonBreakingSpaces(
                'Usuwamy konto i wszystkie dane poza tymi, które każą nam przechowywać przepisy księgowe.',
              )}
            </Text>
          </Subject>
          <Button tone="danger" onClick={() => setDeleting(true)}>
            Usuń konto
          </Button>
        </Row>
      </Stack>
      <Dialog isOpen={isDeleting} title="Usunąć konto?" onClose={() => setDeleting(false)}>
        <AccountDeletion onCancel={() => setDeleting(false)} />
      </Dialog>
    </ProfileSection>
  );
}

/** Without JavaScript the link itself leads by the proof. */
function useDownload() {
  const withProof = useProof();
  const toast = useToast();
  return async (event: MouseEvent) => {
    event.preventDefault();
    const result = await withProof(askForProof);
    if (result.ok) window.location.assign(EXPORT);
    else toast({ tone: 'error', text: sentenceOf(result) });
  };
}

// The last question before an account goes; with it, a fresh proof (docs/decisions.md 'A fresh proof').
function AccountDeletion({ onCancel }: { onCancel: () => void }) {
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
