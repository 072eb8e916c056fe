import { CROSS_FADE } from '#domain/platform/cross-fade.ts';
import { keptMark } from '#worker/auth/kept-mark.ts';
import { readViewer } from '#worker/services/account/viewer.ts';
import { siteOf } from '#worker/services/platform/site.ts';
import './styles/global.css.ts';
import './styles/print.css.ts';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { scopeContext } from './context.ts';
import { ErrorPage } from './features/platform/shell/ErrorPage.tsx';
import { errorMeta } from './features/platform/shell/error-meta.ts';
import { Shell } from './features/platform/shell/Shell.tsx';
import { usePageTrait } from './lib/page-handle.ts';
import { SITE } from './lib/site.ts';
import { RootDataContext, type RootData } from './lib/root-data.ts';
import { useHydrated } from './lib/use-hydrated.ts';
import { media, paper } from './styles/tokens.ts';
import { RoutedLink, type PageLinkProps } from './ui/text/PageLink.tsx';
import type { Route } from './+types/root.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const scope = context.get(scopeContext);
  const frame = { site: siteOf(scope), version: BUILD_ID, year: new Date().getUTCFullYear() };
  const viewer = await readViewer(scope);
  const { session } = scope;
  const kept = viewer.user === null || session === null ? null : keptMark(session.tokenHash);
  const isUnconfirmed = frame.site.hasMail && viewer.user?.emailConfirmed === false;
  return { ...frame, ...viewer, kept, hasNotices: isUnconfirmed || Object.keys(viewer.switches).length > 0 };
}

// A choice in the address, such as in the library, changes nothing of the frame: asked about, it would reach the address, and the way back,
// only with the response. Who signs in or out asks by itself (useRevalidator), without another address.
export { shouldRevalidate } from './lib/choice-in-address.ts';

// The fonts are asked for by the response's Link header (entry.server.tsx).
export function links(): Route.LinkDescriptors {
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/obrazy/ikona-180.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
    { rel: 'alternate', href: '/rss.xml', type: 'application/rss+xml', title: 'Blog Szlaku' },
  ];
}

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  if (error === undefined || error === null)
    return [{ title: SITE.title }, { name: 'description', content: SITE.description }];
  return errorMeta(error);
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrates = usePageTrait('hydrate');
  // A person who came here from a page with React keeps it.
  const runsReact = useHydrated() || hydrates;
  return (
    <html lang="pl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={paper.dark} media={media.dark} />
        <meta name="theme-color" content={paper.light} />
        <style>{CROSS_FADE}</style>
        <Meta />
        {/* Our style sheets need no nonce, and browsers hide it, which React would take for a mismatch. */}
        <Links nonce="" />
      </head>
      <body>
        <RootDataContext value={useRouteLoaderData<RootData>('root') ?? null}>
          <RoutedLink value={runsReact ? routedLink : null}>
            <Provider>
              <Shell>{children}</Shell>
            </Provider>
          </RoutedLink>
        </RootDataContext>
        {runsReact ? (
          <>
            <ScrollRestoration />
            {/* Their nonce comes from ServerRouter (entry.server.tsx), so that it is in no loader's data. */}
            <Scripts />
          </>
        ) : (
          // Not before what somebody came to see.
          <script type="module" fetchPriority="low" src={PLAIN_SCRIPT} />
        )}
      </body>
    </html>
  );
}

function routedLink(props: Omit<PageLinkProps, 'reloadDocument'>) {
  return <Link discover="none" {...props} />;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

// The address of entry.plain.ts: by the build, so that what is cached for ever is this build's. Not in a query: the islands' code, which
// shares modules with it, names the same file.
const PLAIN_SCRIPT = import.meta.env.DEV ? '/app/entry.plain.ts' : `/assets/plain-${BUILD_ID}.js`;
