import { useSetAtom } from 'jotai';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { AUTH_TEXTS, PROMO } from './auth-texts.ts';
import { AuthForm } from './AuthForm.tsx';
import { promo, promoLine, promoMark } from './AuthForm.css.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { authRequestAtom, type AuthRequest } from './use-auth-dialog.ts';

/** Sign in, register, or ask for a new password. Toasts are heard inside it, since the page behind a modal dialog is inert. */
export function AuthDialog({ request, onClose }: { request: AuthRequest; onClose: () => void }) {
  const setRequest = useSetAtom(authRequestAtom);
  return (
    <Dialog isOpen title={AUTH_TEXTS[request.mode].title} onClose={onClose}>
      {request.mode === 'register' ? <Promo /> : null}
      {request.mode === 'forgot' ? (
        <ForgotForm onBack={() => setRequest({ ...request, mode: 'login' })} />
      ) : (
        <AuthForm request={request} />
      )}
      <ToastRegion />
    </Dialog>
  );
}

function Promo() {
  return (
    <ul className={promo}>
      {PROMO.map((line) => (
        <li className={promoLine} key={line}>
          <span className={promoMark}>
            <Icon name="check" />
          </span>
          {line}
        </li>
      ))}
    </ul>
  );
}
