import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reportError } from './lib/report-error.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        onError={(error, { location, errorInfo }) =>
          reportError(error, {
            path: location.pathname,
            componentStack: errorInfo?.componentStack ?? null,
          })
        }
      />
    </StrictMode>,
  );
});
