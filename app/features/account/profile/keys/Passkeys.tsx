// 'Klucze dostępu' on /profil (docs/decisions.md 'Passkeys'), in words for people who never heard of them.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Profile } from '#worker/services/account/profile.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { useCeremony } from '../../auth/passkey/use-ceremony.ts';
import { useProof } from '../../auth/proof/use-proof.ts';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { ProfileSection } from '../ProfileSection.tsx';
import { KeyRow } from './KeyRow.tsx';
import { KeyDialog, type KeyTask } from './KeyDialog.tsx';
import { SecondFactor } from './SecondFactor.tsx';

export function Passkeys({ profile }: { profile: Profile }) {
  const { passkeys, hasSecondFactor, recoveryCodesLeft } = profile;
  const [task, setTask] = useState<KeyTask | null>(null);
  return (
    <ProfileSection
      id="klucze"
      title="Klucze dostępu"
      intro={withNonBreakingSpaces(
        'Klucz dostępu zastępuje hasło: logujesz się odciskiem palca, twarzą albo kodem, którym odblokowujesz telefon lub komputer. Nie można go odgadnąć ani wyłudzić na fałszywej stronie.',
      )}
    >
      {passkeys.length === 0 ? (
        <Text tone="soft">Nie masz jeszcze żadnego klucza.</Text>
      ) : (
        <Stack as="ul" gap={0}>
          {passkeys.map((key) => (
            <KeyRow
              key={key.id}
              passkey={key}
              onRename={() => setTask({ kind: 'rename', passkey: key })}
              onRemove={() =>
                setTask({
                  kind: 'remove',
                  passkey: key,
                  endsSecondFactor: hasSecondFactor && passkeys.length === 1,
                })
              }
            />
          ))}
        </Stack>
      )}
      <Adding />
      {passkeys.length === 0 ? null : <SecondFactor isOn={hasSecondFactor} codesLeft={recoveryCodesLeft} />}
      <KeyDialog task={task} onClose={() => setTask(null)} />
    </ProfileSection>
  );
}

function Adding() {
  const { fault, isBusy, run } = useCeremony();
  const withProof = useProof();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  async function add() {
    if (!(await run(({ addPasskey }) => withProof(addPasskey)))) return;
    toast({ tone: 'success', text: 'Klucz dostępu został dodany.' });
    await revalidate();
  }
  return (
    <Stack gap={3}>
      {fault === null ? null : <Notice tone="error">{fault}</Notice>}
      <div>
        <Button tone="secondary" busy={isBusy} onClick={() => void add()}>
          Dodaj klucz dostępu
        </Button>
      </div>
    </Stack>
  );
}
