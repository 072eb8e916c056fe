import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { recordEarlyClicks } from './lib/early-clicks.ts';
import { followLinksWithoutLine } from './lib/offline/follow-links.ts';
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
