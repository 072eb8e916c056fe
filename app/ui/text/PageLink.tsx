// A link to one of our pages by its path: the router's own, with what this application fetches ahead (lib/use-prefetch.ts).
import { Link, type LinkProps } from 'react-router';
import { usePrefetch } from '../../lib/use-prefetch.ts';

export type PageLinkProps = Omit<LinkProps, 'to' | 'discover' | 'prefetch'> & {
  /** With its slash. */
  to: string;
};

export function PageLink({ to, ...rest }: PageLinkProps) {
  return <Link discover="none" prefetch={usePrefetch(to)} to={to} {...rest} />;
}
