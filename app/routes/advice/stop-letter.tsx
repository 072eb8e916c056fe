// /list-tygodnia/:key, for whoever has the letter; its POST is answered before any page (worker/routes/advice/reminders.ts).
import { data } from 'react-router';
import { StopLetterPage } from '../../features/advice/reminders/StopLetterPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/stop-letter.ts';

export const handle: PageHandle = { hydrate: false };

const NOT_KEPT = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

export function loader({ url }: Route.LoaderArgs) {
  return data({ isDone: url.searchParams.get('zrobione') === 'koniec' }, { headers: NOT_KEPT });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Poniedziałkowy list – Szlak' }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default function StopLetter({ loaderData: { isDone } }: Route.ComponentProps) {
  return <StopLetterPage isDone={isDone} />;
}
