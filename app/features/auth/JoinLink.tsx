import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { ButtonTone } from '../../ui/Button.tsx';
import { useAuthDialog, type AuthMode } from './use-auth-dialog.ts';

type JoinLinkProps = { mode?: AuthMode; tone?: ButtonTone; className?: string; children: ReactNode };

/** Opens the auth dialog; a link, so that it works on pages without React, too. */
export function JoinLink({ mode = 'register', tone = 'primary', className, children }: JoinLinkProps) {
  const { open } = useAuthDialog();
  function intercept(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open({ mode });
  }
  return (
    <ButtonLink tone={tone} className={className} to={`/?auth=${mode}`} onClick={intercept}>
      {children}
    </ButtonLink>
  );
}
