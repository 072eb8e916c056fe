// A link to one of our pages by its path: the router's own within the app, the browser's own in a document and to one.
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { patternOf, PUBLIC_PAGES } from '../../public-pages.ts';

// Documents: the pages that are the same for everybody (app/public-pages.ts), and a person's own that a script of documents serves. They come
// whole and without the router, so a link to one is the browser's own (docs/architecture.md 'Pages with and without React').

/** Where conditions are tried (features/advice/decide/live-conditions.ts). */
const OWN = /^\/dashboard\/(lista|co-gdyby)$/;

const DOCUMENTS = [...PUBLIC_PAGES.map((page) => patternOf(page)), OWN];

/** `to`: as a link has it, with its slash. */
function leadsToDocument(to: string): boolean {
  const [path = ''] = to.split(/[?#]/, 1);
  return DOCUMENTS.some((pattern) => pattern.test(path));
}

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
