import type { PageHandle } from '../../lib/page-handle.ts';
import { notFoundPage } from '../../features/platform/shell/not-found-page.server.ts';
import type { Route } from './+types/not-found.ts';

// It only reads, so it comes without React.
export const handle: PageHandle = { hydrate: false, isPlace: false };

/** Every unknown address: the root's error boundary shows 'Nie ma takiej strony'. */
export async function loader({ url }: Route.LoaderArgs) {
  throw await notFoundPage(url);
}

export default function NotFound() {
  return null;
}
