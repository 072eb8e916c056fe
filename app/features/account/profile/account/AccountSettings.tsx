import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { faultOfNewPassword } from '#domain/account/auth/credentials.ts';
import type { Profile } from '#worker/services/account/profile.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { PasswordInput } from '../../../../ui/form/PasswordInput.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { ADDRESS_PATH } from '../../address-change/address-views.ts';
import { PASSWORD_POLICY } from '../../auth/dialog/auth-texts.ts';
import { askForProof, useProof } from '../../auth/proof/use-proof.ts';
import { useSite } from '../../auth/session/use-user.ts';
import { ProfileSection } from '../ProfileSection.tsx';
import { changePassword, sentenceOf } from './calls.ts';

export function AccountSettings({ profile }: { profile: Profile }) {
  const { person, hasPassword, hasGoogle, passkeys, addressWish } = profile;
  const { hasMail } = useSite();
  const ways = [
    hasPassword ? 'e-mailem i\u00a0hasłem' : null,
    hasGoogle ? 'przez Google' : null,
    passkeys.length > 0 ? 'kluczem dostępu' : null,
  ];
  return (
    <ProfileSection title="Ustawienia konta" id="konto">
      <Stack gap={5} width="form">
        {person.fullName === null ? null : (
          <Stack gap={1}>
            <Text as="span" size="small" tone="soft">
              Imię i&nbsp;nazwisko
            </Text>
            <Text as="span">{person.fullName}</Text>
          </Stack>
        )}
        <Field label="E-mail" hint={addressWish === null ? undefined : waitingSentence(addressWish.email)}>
          {(control) => (
            <TextInput {...control} type="email" readOnly autoComplete="off" value={person.email} />
          )}
        </Field>
        <div>
          <ButtonLink to={ADDRESS_PATH} tone="secondary">
            {addressWish === null ? 'Zmień adres' : 'Zobacz zmianę adresu'}
          </ButtonLink>
        </div>
        <Inline gap={2}>
          {hasMail ? (
            <Badge tone={person.emailConfirmed ? 'positive' : 'warning'}>
              {person.emailConfirmed ? 'Adres potwierdzony' : 'Adres niepotwierdzony'}
            </Badge>
          ) : null}
          <Text as="span" size="small" tone="soft">
            Logujesz się {ways.filter((way) => way !== null).join(' lub ')}.
          </Text>
        </Inline>
        <PasswordChange profile={profile} />
      </Stack>
    </ProfileSection>
  );
}

function waitingSentence(email: string): string {
  return `Na potwierdzenie czeka nowy adres: ${email}.`;
}

// The change of the password: hidden, shown, then sent or cancelled (docs/product.md 'Profile page', 'Credentials'). Who has only ever
// come by Google sets a first one, with a fresh proof, which may lead away and back: asked for before anything is typed.
const CHANGED = 'Hasło zostało zmienione.';

function PasswordChange({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { hasMail } = useSite();
  const toast = useToast();
  const withProof = useProof();
  const { revalidate } = useRevalidator();

  // The form is gone: the focus goes back to what opened it.
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function open() {
    const result = profile.hasPassword ? null : await withProof(askForProof);
    if (result === null || result.ok) setOpen(true);
    else toast({ tone: 'error', text: sentenceOf(result) });
  }

  async function finish() {
    toast({ tone: 'success', text: hasMail ? `${CHANGED} Sprawdź e-mail z potwierdzeniem.` : CHANGED });
    setOpen(false);
    await revalidate();
  }

  if (!isOpen) {
    return (
      <div>
        <Button tone="secondary" ref={opener} onClick={() => void open()}>
          {profile.hasPassword ? 'Zmień hasło' : 'Ustaw hasło'}
        </Button>
      </div>
    );
  }
  return (
    <PasswordForm
      email={profile.person.email}
      hasPassword={profile.hasPassword}
      onDone={() => void finish()}
      onCancel={() => setOpen(false)}
    />
  );
}

type PasswordFormProps = {
  /** For password managers, which file the new password under it. */
  email: string;
  /** Then the present one is asked for, too. */
  hasPassword: boolean;
  onDone: () => void;
  onCancel: () => void;
};

function PasswordForm({ email, hasPassword, onDone, onCancel }: PasswordFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const first = hasPassword ? 'currentPassword' : 'newPassword';
  const { draft, setDraft, fault, isBusy, submit } = usePasswordForm({
    hasPassword,
    onDone,
    onFault: (place) => focusOn(element.current, place),
  });
  useEffect(() => focusOn(element.current, first), [first]);

  function send(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  const field = (name: PasswordField, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={fault?.place === name ? fault.sentence : null}>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
          required
          value={draft[name]}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Stack as="form" ref={element} onSubmit={send} noValidate>
      {fault?.place === 'form' ? <Notice tone="error">{fault.sentence}</Notice> : null}
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      {hasPassword ? field('currentPassword', 'Obecne hasło') : null}
      {field('newPassword', 'Nowe hasło', PASSWORD_POLICY)}
      {field('confirmation', 'Powtórz nowe hasło')}
      <Inline>
        <Button type="submit" busy={isBusy}>
          {hasPassword ? 'Zmień hasło' : 'Ustaw hasło'}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Anuluj
        </Button>
      </Inline>
    </Stack>
  );
}

function focusOn(element: HTMLFormElement | null, name: string): void {
  const control = element?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

type PasswordField = 'currentPassword' | 'newPassword' | 'confirmation';

type Place = PasswordField | 'form';

const NOTHING_TYPED = { currentPassword: '', newPassword: '', confirmation: '' };

type PasswordFormOptions = {
  hasPassword: boolean;
  onDone: () => void;
  /** Moves the focus to where the fault is. */
  onFault: (place: Place) => void;
};

/** What was typed stays through every failure. */
function usePasswordForm({ hasPassword, onDone, onFault }: PasswordFormOptions) {
  const [draft, setDraft] = useState(NOTHING_TYPED);
  const [fault, setFault] = useState<{ place: Place; sentence: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const withProof = useProof();

  function fail(place: Place, sentence: string) {
    setFault({ place, sentence });
    onFault(place);
  }

  async function submit() {
    if (isBusy) return;
    setFault(null);
    if (hasPassword && draft.currentPassword === '')
      return fail('currentPassword', 'Wypełnij wszystkie pola');
    const typo = faultOfNewPassword(draft.newPassword, draft.confirmation);
    if (typo !== null) return fail(typo.field, typo.sentence);
    const { currentPassword, ...wanted } = draft;
    setBusy(true);
    const result = await withProof(() =>
      changePassword(hasPassword ? { currentPassword, ...wanted } : wanted),
    );
    setBusy(false);
    if (result.ok) return onDone();
    toast({ tone: 'error', text: 'Nie udało się zmienić hasła' });
    if (result.code === 'no-session') return fail('form', 'Zaloguj się, aby zmienić hasło.');
    fail(placeOf(result.code), sentenceOf(result));
  }

  return { draft, setDraft, fault, isBusy, submit };
}

// Past the checks above, what is still invalid is a new password that too many people use.
function placeOf(code: string): Place {
  if (code === 'invalid-credentials') return 'currentPassword';
  return code === 'invalid' ? 'newPassword' : 'form';
}
