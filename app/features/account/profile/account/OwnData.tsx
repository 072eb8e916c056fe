// A person's data rights (docs/decisions.md 'Data rights'): everything in one file, at once; and everything gone.
import { useState, type MouseEvent } from 'react';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Dialog } from '../../../../ui/feedback/Dialog.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { askForProof } from '../../auth/proof/calls.ts';
import { useProof } from '../../auth/proof/use-proof.ts';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { AccountDeletion } from './AccountDeletion.tsx';
import { sentenceOf } from './calls.ts';
import { Row, Subject } from '../Row.tsx';
import { ProfileSection } from '../ProfileSection.tsx';

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
