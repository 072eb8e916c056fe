import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { faultOfEmail } from '#domain/account/auth/credentials.ts';
import { Dialog } from '../../../../ui/feedback/Dialog.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { ToastRegion } from '../../../platform/toasts/ToastRegion.tsx';
import { noResponseSentence } from '../session/session-texts.ts';
import { useSite } from '../session/use-user.ts';
import { or, promo, promoMark, waits } from './AuthForm.css.ts';
import { AuthForm, TermsNote } from './AuthForm.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { list, tab } from './ModeTabs.css.ts';
import { forgotPassword } from './account-calls.ts';
import { Waiting } from './Waiting.tsx';
import { AUTH_TEXTS, FORGOT_INTRO, FORGOT_SENT, PROMO, QUIZ_WAITS } from './auth-texts.ts';
import { type AuthRequest, authRequestAtom } from './use-auth-dialog.ts';
import { authDraftAtom, useAuthCall, useSwitchMode } from './use-auth-form.ts';

/** Sign in, register, or ask for a new password. Toasts are heard inside it, since the page behind a modal dialog is inert. */
export function AuthDialog({ request, onClose }: { request: AuthRequest; onClose: () => void }) {
  const setRequest = useSetAtom(authRequestAtom);
  const switchTo = useSwitchMode();
  const panelId = useId();
  const { mode, isQuizWaiting, isPageWaiting, place } = request;
  const isWaiting = isQuizWaiting || isPageWaiting || place !== null;
  const whyId = useId();
  if (mode === 'forgot') {
    return (
      <Dialog isOpen title={AUTH_TEXTS.forgot.title} onClose={onClose}>
        <ForgotForm onBack={() => setRequest({ ...request, mode: 'login' })} />
        <ToastRegion />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      title={AUTH_TEXTS[mode].title}
      head={<ModeTabs mode={mode} panelId={panelId} onChoose={switchTo} />}
      describedBy={isWaiting ? whyId : undefined}
      onClose={onClose}
    >
      <Stack id={panelId} role="tabpanel" aria-label={AUTH_TEXTS[mode].submit} gap={3}>
        {isWaiting ? (
          <p className={waits} id={whyId}>
            {isQuizWaiting ? QUIZ_WAITS : <Waiting mode={mode} place={place} />}
          </p>
        ) : null}
        <AuthForm request={{ ...request, mode }} />
        <GoogleWay request={request} />
        {mode === 'register' ? <Promo /> : null}
      </Stack>
      <ToastRegion />
    </Dialog>
  );
}

/** After the form, so that when registering one note stands above both buttons that make an account. */
function GoogleWay({ request }: { request: AuthRequest }) {
  const { hasGoogle } = useSite();
  const { remember } = useAtomValue(authDraftAtom);
  if (!hasGoogle) return null;
  return (
    <Stack gap={2}>
      <p className={or}>albo</p>
      {request.mode === 'register' ? null : <TermsNote />}
      <GoogleButton returnTo={request.returnTo} remember={remember} />
    </Stack>
  );
}

function Promo() {
  return (
    <Stack as="ul" gap={2} paddingBlockStart={3} className={promo}>
      {PROMO.map((line) => (
        <Inline as="li" key={line} gap={2} align="stretch" wrap={false}>
          <span className={promoMark}>
            <Icon name="check" />
          </span>
          {line}
        </Inline>
      ))}
    </Stack>
  );
}

// The two ways in, side by side at the dialog's top, after the ARIA pattern of tabs: the arrows move and choose.
type Mode = 'register' | 'login';

const MODES = ['register', 'login'] as const satisfies readonly Mode[];

const NAMES = { register: 'Załóż konto', login: 'Zaloguj się' } as const;

type ModeTabsProps = { mode: Mode; panelId: string; onChoose: (mode: Mode) => void };

function ModeTabs({ mode, panelId, onChoose }: ModeTabsProps) {
  const other = useRef<HTMLButtonElement>(null);
  function move({ key }: KeyboardEvent) {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    onChoose(mode === 'register' ? 'login' : 'register');
    other.current?.focus();
  }
  return (
    <div className={list} role="tablist" aria-label="Konto">
      {MODES.map((one) => (
        <button
          key={one}
          ref={one === mode ? null : other}
          type="button"
          className={tab}
          role="tab"
          aria-selected={one === mode}
          aria-controls={panelId}
          tabIndex={one === mode ? 0 : -1}
          onClick={() => onChoose(one)}
          onKeyDown={move}
        >
          {NAMES[one]}
        </button>
      ))}
    </div>
  );
}

// 'Nie pamiętasz hasła?': asks for a link by mail. The response is the same whether there is such an account or not.
function ForgotForm({ onBack }: { onBack: () => void }) {
  const [draft, setDraft] = useAtom(authDraftAtom);
  const [isSent, setSent] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const { fault, isBusy, during, fail } = useAuthCall((place: 'email' | 'form') => {
    if (place === 'email') email.current?.focus();
  });

  // The button that led here is gone, and later the field, too: the focus follows what took their place.
  useEffect(() => {
    if (isSent) back.current?.focus();
    else email.current?.focus();
  }, [isSent]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const typo = faultOfEmail(draft.email);
    if (typo !== null) return fail('email', typo);
    const result = await during(forgotPassword({ email: draft.email }));
    if (result.ok) setSent(true);
    else fail('form', result.sentence ?? noResponseSentence(navigator.onLine));
  }

  return (
    <Stack as="form" onSubmit={(event) => void send(event)} noValidate>
      {fault?.place === 'form' ? <Notice tone="error">{fault.sentence}</Notice> : null}
      <div aria-live="polite">
        {isSent ? <Notice tone="success">{FORGOT_SENT}</Notice> : <Text tone="soft">{FORGOT_INTRO}</Text>}
      </div>
      {isSent ? null : (
        <>
          <Field label="E-mail" error={fault?.place === 'email' ? fault.sentence : null}>
            {(control) => (
              <TextInput
                {...control}
                ref={email}
                type="email"
                name="email"
                autoComplete="username"
                required
                value={draft.email}
                onChange={(event) => setDraft({ ...draft, email: event.target.value })}
              />
            )}
          </Field>
          <Button type="submit" busy={isBusy}>
            {AUTH_TEXTS.forgot.submit}
          </Button>
        </>
      )}
      <Inline gap={0} justify="center" paddingBlockStart={3} rule="above">
        <Button tone="quiet" ref={back} onClick={onBack}>
          Wróć do logowania
        </Button>
      </Inline>
    </Stack>
  );
}
