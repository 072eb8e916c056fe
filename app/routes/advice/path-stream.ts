// /dashboard/lista/strumien: one more path as it is written, for the script of /dashboard/lista.
import { scopeContext } from '../../context.ts';
import { streamedPath } from '../../features/advice/decide/added-path/path-action.server.ts';
import { notFoundPage } from '../../features/platform/shell/not-found-page.server.ts';
import type { Route } from './+types/path-stream.ts';

/** By its form alone. */
export async function loader({ url }: Route.LoaderArgs) {
  throw await notFoundPage(url);
}

export function action({ context, request }: Route.ActionArgs) {
  return streamedPath(context.get(scopeContext), request);
}
