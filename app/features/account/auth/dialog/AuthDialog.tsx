import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Dialog } from '../../../../ui/feedback/Dialog.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { ToastRegion } from '../../../platform/toasts/ToastRegion.tsx';
import { AUTH_TEXTS, PROMO, QUIZ_WAITS } from './auth-texts.ts';
import { AuthForm } from './AuthForm.tsx';
import { or, promo, promoMark, waits } from './AuthForm.css.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { ModeTabs } from './ModeTabs.tsx';
import { TermsNote } from './TermsNote.tsx';
import { authDraftAtom, useSwitchMode } from './use-auth-form.ts';
import { useSite } from '../session/use-user.ts';
import { authRequestAtom, type AuthRequest } from './use-auth-dialog.ts';

/** Sign in, register, or ask for a new password. Toasts are heard inside it, since the page behind a modal dialog is inert. */
export function AuthDialog({ request, onClose }: { request: AuthRequest; onClose: () => void }) {
  const setRequest = useSetAtom(authRequestAtom);
  const switchTo = useSwitchMode();
  const panelId = useId();
  const { mode } = request;
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
      onClose={onClose}
    >
      <Stack id={panelId} role="tabpanel" aria-label={AUTH_TEXTS[mode].submit} gap={3}>
        {request.isQuizWaiting ? <p className={waits}>{QUIZ_WAITS}</p> : null}
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
