import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePageTrait } from '../../../lib/page-handle.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import type { ButtonTone } from '../../../ui/form/Button.tsx';
import { authAddress } from './auth-query.ts';
import { useAuthDialog, type AuthMode } from './use-auth-dialog.ts';

type JoinLinkProps = { mode?: AuthMode; tone?: ButtonTone; className?: string; children: ReactNode };

/**
 * Opens the auth dialog; a link, so that it works on pages without React, too. From a page other than the first one the person
 * comes back to it.
 */
export function JoinLink({ mode = 'register', tone = 'primary', className, children }: JoinLinkProps) {
  const { open } = useAuthDialog();
  const { pathname } = useLocation();
  const isPlace = usePageTrait('isPlace');
  const returnTo = isPlace && pathname !== '/' ? pathname : null;
  function intercept(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open({ mode, ...(returnTo === null ? {} : { returnTo }) });
  }
  return (
    <ButtonLink tone={tone} className={className} to={authAddress(mode, returnTo)} onClick={intercept}>
      {children}
    </ButtonLink>
  );
}
