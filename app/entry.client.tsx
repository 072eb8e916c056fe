import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { recordEarlyClicks } from './lib/early-clicks.ts';
import { reloadOnMissingChunk } from './lib/reload-once.ts';
import { reportError } from './lib/report-error.ts';

reloadOnMissingChunk();
recordEarlyClicks();
followLinksWithoutLine();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        onError={(error, { location, errorInfo }) => {
          // A status that a loader gave on purpose is a response, not an error.
          if (isRouteErrorResponse(error)) return;
          reportError(error, {
            path: location.pathname,
            componentStack: errorInfo?.componentStack ?? null,
          });
        }}
      />
    </StrictMode>,
  );
});

/**
 * Without a network the browser follows a link, not the router, which would load the present page again: the service worker then opens the
 * copy of where the link leads, or says that there is none.
 */
function followLinksWithoutLine(): void {
  const follow = (event: MouseEvent) => {
    if (navigator.onLine || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    const { origin, pathname } = window.location;
    if (link?.origin === origin && link.pathname !== pathname) event.stopImmediatePropagation();
  };
  window.addEventListener('click', follow, { capture: true });
}
