// A link to one of our pages by its path. The server writes the path as it stands: React Router's link works it out of contexts,
// a tenth of what a page with a hundred links costs, and comes to the same.
import { Link, type LinkProps } from 'react-router';
import { usePrefetch } from '../../lib/use-prefetch.ts';

export type PageLinkProps = Omit<
  LinkProps,
  'to' | 'discover' | 'prefetch' | 'relative' | 'mask' | 'state' | 'replace' | 'viewTransition'
> & {
  /** With its slash. */
  to: string;
};

export const PageLink = import.meta.env.SSR ? WrittenLink : LiveLink;

function WrittenLink({
  to,
  children,
  preventScrollReset: _onlyOnTheWay,
  reloadDocument: _onlyOnAPress,
  ...attributes
}: PageLinkProps) {
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  );
}

function LiveLink({ to, ...rest }: PageLinkProps) {
  return <Link discover="none" prefetch={usePrefetch(to)} to={to} {...rest} />;
}
