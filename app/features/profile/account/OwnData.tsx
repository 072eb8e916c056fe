// A person's data rights (docs/decisions.md 'Data rights'): everything in one file, at once; and everything gone.
import { useState } from 'react';
import type { Profile } from '#worker/services/account/profile.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AccountDeletion } from './AccountDeletion.tsx';
import { Row, Subject } from '../Row.tsx';
import { ProfileSection } from '../ProfileSection.tsx';

export function OwnData({ profile }: { profile: Profile }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <ProfileSection title="Twoje dane">
      <Stack as="ul" gap={0}>
        <Row>
          <Subject>
            <strong>Pobierz swoje dane</strong>
            <Text size="small" tone="soft">
              {withNonBreakingSpaces('Wszystko, co o Tobie przechowujemy, w jednym pliku JSON.')}
            </Text>
          </Subject>
          <ButtonLink tone="secondary" to="/api/account/export" reloadDocument download>
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
        <AccountDeletion profile={profile} onCancel={() => setDeleting(false)} />
      </Dialog>
    </ProfileSection>
  );
}
