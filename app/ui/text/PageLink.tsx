// A link to one of our pages by its path: the router's own within the app, the browser's own in a document and to one
// (lib/documents.ts).
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { leadsToDocument } from '../../lib/documents.ts';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** With its slash. */
  to: string;
  /** Within the app. */
  preventScrollReset?: boolean;
  /** A file, say. */
  reloadDocument?: boolean;
};

/** Writes the router's link; null where no router runs in the browser. */
export const RoutedLink = createContext<((props: Omit<PageLinkProps, 'reloadDocument'>) => ReactNode) | null>(
  null,
);

export function PageLink({ to, preventScrollReset, reloadDocument, children, ...rest }: PageLinkProps) {
  const routed = use(RoutedLink);
  if (routed === null || reloadDocument === true || leadsToDocument(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return routed({
    to,
    ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    ...rest,
    children,
  });
}
