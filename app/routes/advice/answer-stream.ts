// /dashboard/pytanie/strumien: the answer to a question as it is written, for the script of /dashboard/pytanie.
import { scopeContext } from '../../context.ts';
import { streamedAnswer } from '../../features/advice/ask/ask-action.server.ts';
import { notFoundPage } from '../../features/platform/shell/not-found-page.server.ts';
import type { Route } from './+types/answer-stream.ts';

/** By its form alone. */
export async function loader({ url }: Route.LoaderArgs) {
  throw await notFoundPage(url);
}

export function action({ context, request }: Route.ActionArgs) {
  return streamedAnswer(context.get(scopeContext), request);
}
