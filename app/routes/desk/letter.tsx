// /panel/poczta/{letter}: one letter with sample data.
import { data } from 'react-router';
import { readLetter } from '#worker/services/desk/letters.ts';
import { scopeContext } from '../../context.ts';
import { LetterPage } from '../../features/desk/content/LetterPage.tsx';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { DeskUnavailable } from '../../features/desk/DeskUnavailable.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/letter.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await deskData(readLetter(context.get(scopeContext), params.letter), url);
  return data(page, page === null ? 503 : 200);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'List – panel obsługi' }, { name: 'robots', content: 'noindex' }];
}

export default function LetterRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <DeskUnavailable />;
  return <LetterPage operator={loaderData.operator} letter={loaderData.data} />;
}
