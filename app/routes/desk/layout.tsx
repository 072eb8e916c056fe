// What the pages of /panel share, but its entry: they are sent without React, and while the database is away nobody knows who this is.
// Who may enter finds out each page's own deed, in its one round trip (worker/services/desk/desk.ts).
import { isRouteErrorResponse, Outlet } from 'react-router';
import { ErrorPage } from '../../features/platform/shell/ErrorPage.tsx';
import { errorMeta } from '../../features/platform/shell/error-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import type { Route } from './+types/layout.ts';

export const handle: PageHandle = { hydrate: false };

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  return errorMeta(error);
}

export default function DeskLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 503) return <ErrorPage error={error} />;
  return (
    <Container space="page">
      <Notice tone="warning">Baza danych nie odpowiada. Odśwież stronę za chwilę.</Notice>
    </Container>
  );
}
