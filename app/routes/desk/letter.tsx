// /panel/poczta/{letter}: one letter with sample data.
import { readLetter } from '#worker/services/desk/letters.ts';
import { scopeContext } from '../../context.ts';
import { LetterPage } from '../../features/desk/content/LetterPage.tsx';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import type { Route } from './+types/letter.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return deskData(readLetter(context.get(scopeContext), params.letter), url);
}

export const meta = deskMeta('List');

export default function LetterRoute({ loaderData }: Route.ComponentProps) {
  return <LetterPage operator={loaderData.operator} letter={loaderData.data} />;
}
