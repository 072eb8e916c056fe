// A person's data rights (docs/decisions.md 'Data rights'): everything in one file, at once; and everything gone.
import { useState } from 'react';
import type { Profile } from '#worker/services/account/profile.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AccountDeletion } from './AccountDeletion.tsx';
import { list, row, subject } from '../List.css.ts';
import { ProfileSection } from '../ProfileSection.tsx';

export function OwnData({ profile }: { profile: Profile }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <ProfileSection title="Twoje dane">
      <ul className={list}>
        <li className={row}>
          <div className={subject}>
            <strong>Pobierz swoje dane</strong>
            <Text size="small" tone="soft">
              {withNonBreakingSpaces('Wszystko, co o Tobie przechowujemy, w jednym pliku JSON.')}
            </Text>
          </div>
          <ButtonLink tone="secondary" to="/api/account/export" reloadDocument download>
            Pobierz plik
          </ButtonLink>
        </li>
        <li className={row}>
          <div className={subject}>
            <strong>Usuń konto</strong>
            <Text size="small" tone="soft">
              {withNonBreakingSpaces(
                'Usuwamy konto i wszystkie dane poza tymi, które każą nam przechowywać przepisy księgowe.',
              )}
            </Text>
          </div>
          <Button tone="danger" onClick={() => setDeleting(true)}>
            Usuń konto
          </Button>
        </li>
      </ul>
      <Dialog isOpen={isDeleting} title="Usunąć konto?" onClose={() => setDeleting(false)}>
        <AccountDeletion profile={profile} onCancel={() => setDeleting(false)} />
      </Dialog>
    </ProfileSection>
  );
}
