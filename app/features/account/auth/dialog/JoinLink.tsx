import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePageTrait } from '../../../../lib/page-handle.ts';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import type { ButtonTone } from '../../../../ui/form/Button.tsx';
import { PageLink } from '../../../../ui/text/PageLink.tsx';
import { authAddress } from './auth-query.ts';
import { useAuthDialog, type AuthMode } from './use-auth-dialog.ts';

type JoinLinkProps = {
  mode?: AuthMode;
  /** Null = it looks as `className` says. */
  tone?: ButtonTone | null;
  className?: string;
  /** Another page than this one. */
  returnTo?: string | null;
  children: ReactNode;
  'aria-label'?: string;
};

/**
 * Opens the auth dialog; a link, so that it works on pages without React, too. From a page other than the first one the person
 * comes back to it.
 */
export function JoinLink({ mode = 'register', tone = 'primary', returnTo, ...rest }: JoinLinkProps) {
  const { open } = useAuthDialog();
  const { pathname, search } = useLocation();
  const isPlace = usePageTrait('isPlace') && pathname !== '/';
  const way = returnTo ?? (isPlace ? pathname + search : null);
  function intercept(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open({ mode, returnTo: way });
  }
  const link = { ...rest, to: authAddress(mode, way), onClick: intercept };
  return tone === null ? <PageLink {...link} /> : <ButtonLink {...link} tone={tone} />;
}
