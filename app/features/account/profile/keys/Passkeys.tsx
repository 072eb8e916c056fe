// 'Klucze dostępu' on /profil (docs/decisions.md 'Passkeys'), in words for people who never heard of them.
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { polishDay, polishMoment } from '#domain/platform/polish-date.ts';
import type { OwnPasskey } from '#worker/services/account/passkeys/keys.ts';
import type { Profile } from '#worker/services/account/profile.ts';
import type { CallResult } from '../../../../lib/call-api.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Dialog } from '../../../../ui/feedback/Dialog.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { useCeremony } from '../../auth/passkey/PasskeyButton.tsx';
import { useProof } from '../../auth/proof/use-proof.ts';
import { ProfileSection } from '../ProfileSection.tsx';
import { Row, Subject } from '../Row.tsx';
import { sentenceOf } from '../account/calls.ts';
import { removePasskey, renamePasskey, SecondFactor } from './SecondFactor.tsx';

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

type KeyRowProps = { passkey: OwnPasskey; onRename: () => void; onRemove: () => void };

function KeyRow({ passkey, onRename, onRemove }: KeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Row>
      <Subject>
        <strong>{name}</strong>
        <Text as="span" size="small" tone="soft">
          Dodany <time dateTime={createdAt}>{polishDay(createdAt.slice(0, 10))}</time>.{' '}
          {lastUsedAt === null ? (
            'Jeszcze nieużyty.'
          ) : (
            <>
              Ostatnio użyty: <time dateTime={lastUsedAt}>{polishMoment(lastUsedAt)}</time>
            </>
          )}
        </Text>
      </Subject>
      <Inline gap={2}>
        <Button tone="quiet" onClick={onRename}>
          Zmień nazwę<VisuallyHidden> klucza {name}</VisuallyHidden>
        </Button>
        <Button tone="secondary" onClick={onRemove}>
          Usuń<VisuallyHidden> klucz {name}</VisuallyHidden>
        </Button>
      </Inline>
    </Row>
  );
}

// A key gets another name, or goes.
type KeyTask =
  | { kind: 'rename'; passkey: OwnPasskey }
  | { kind: 'remove'; passkey: OwnPasskey; endsSecondFactor: boolean };

type KeyDialogProps = { task: KeyTask | null; onClose: () => void };

function KeyDialog({ task, onClose }: KeyDialogProps) {
  return (
    <Dialog
      isOpen={task !== null}
      title={task?.kind === 'rename' ? 'Nazwa klucza' : 'Usunąć ten klucz?'}
      onClose={onClose}
    >
      {task?.kind === 'rename' ? <Naming passkey={task.passkey} onClose={onClose} /> : null}
      {task?.kind === 'remove' ? <Removal task={task} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Naming({ passkey, onClose }: { passkey: OwnPasskey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const { fault, isBusy, perform } = useChange(onClose);
  function send(event: FormEvent) {
    event.preventDefault();
    void perform(() => renamePasskey(passkey.id, name), 'Nazwa klucza została zmieniona.');
  }
  return (
    <Stack as="form" onSubmit={send} noValidate>
      <Field label="Nazwa" hint="Na przykład „Telefon” albo „Laptop w pracy”." error={fault}>
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            name="name"
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Inline>
        <Button type="submit" busy={isBusy}>
          Zapisz
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Anuluj
        </Button>
      </Inline>
    </Stack>
  );
}

function Removal({ task, onClose }: { task: Extract<KeyTask, { kind: 'remove' }>; onClose: () => void }) {
  const { passkey, endsSecondFactor } = task;
  const { fault, isBusy, perform } = useChange(onClose);
  return (
    <Stack gap={5}>
      {fault === null ? null : <Notice tone="error">{fault}</Notice>}
      <Text>
        {withNonBreakingSpaces('Klucz ')}
        <strong>{passkey.name}</strong>
        {withNonBreakingSpaces(' przestanie otwierać Twoje konto. Usuń go też na samym urządzeniu.')}
      </Text>
      {endsSecondFactor ? (
        <Text>
          {withNonBreakingSpaces(
            'To Twój ostatni klucz, więc logowanie w dwóch krokach też się wyłączy, a kody zapasowe przestaną działać.',
          )}
        </Text>
      ) : null}
      <Inline>
        <Button tone="secondary" data-autofocus onClick={onClose}>
          Anuluj
        </Button>
        <Button
          tone="danger"
          busy={isBusy}
          onClick={() => void perform(() => removePasskey(passkey.id), 'Klucz dostępu został usunięty.')}
        >
          Usuń klucz
        </Button>
      </Inline>
    </Stack>
  );
}

function useChange(onClose: () => void) {
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const withProof = useProof();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  async function perform(call: () => Promise<CallResult<unknown>>, done: string) {
    if (isBusy) return;
    setFault(null);
    setBusy(true);
    const result = await withProof(call);
    setBusy(false);
    if (!result.ok) return setFault(sentenceOf(result));
    toast({ tone: 'success', text: done });
    onClose();
    await revalidate();
  }
  return { fault, isBusy, perform };
}
