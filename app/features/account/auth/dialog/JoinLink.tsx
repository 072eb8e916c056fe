import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePageTrait } from '../../../../lib/page-handle.ts';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import type { ButtonTone } from '../../../../ui/form/Button.tsx';
import { PageLink } from '../../../../ui/text/PageLink.tsx';
import { authAddress } from './auth-query.ts';
import type { AuthMode } from './use-auth-dialog.ts';

type JoinLinkProps = {
  mode?: AuthMode;
  /** Null = it looks as `className` says. */
  tone?: ButtonTone | null;
  className?: string;
  /** As wide as its place. */
  isWide?: boolean;
  /** Another page than this one. */
  returnTo?: string | null;
  children: ReactNode;
  'aria-label'?: string;
};

/** Leads to the first page with the auth dialog open (SignIn.tsx). From another page the person comes back to it. */
export function JoinLink({
  mode = 'register',
  tone = 'primary',
  isWide = false,
  returnTo,
  ...rest
}: JoinLinkProps) {
  const { pathname, search } = useLocation();
  const isPlace = usePageTrait('isPlace') && pathname !== '/';
  const link = { ...rest, to: authAddress(mode, returnTo ?? (isPlace ? pathname + search : null)) };
  return tone === null ? <PageLink {...link} /> : <ButtonLink {...link} tone={tone} isWide={isWide} />;
}
