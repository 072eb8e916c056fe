// /biblioteka-kursow: the server answers each choice with the part of the list that the page shows. Once the browser has all
// cards (course-cards.ts), every further choice is answered without a call.
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { readLibraryState } from '#domain/courses/library/state.ts';
import { readCatalogue } from '#worker/services/courses/figures.ts';
import { scopeContext } from '../../context.ts';
import { hasCards } from '../../features/courses/library/course-cards.ts';
import { LateLibrary } from '../../features/courses/library/late-parts.ts';
import { readLibrary } from '../../features/courses/library/cards.server.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { breadcrumbs } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/library.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const { origin } = scope;
  const path = '/biblioteka-kursow';
  const head = pageHead(
    {
      title: 'Biblioteka kursów online – Szlak',
      description:
        'Kursy dla zmieniających pracę: programowanie, dane, AI, marketing, finanse, języki. Szukaj po temacie, poziomie i cenie, kupuj pojedynczo.',
      path,
      structured: [breadcrumbs(origin, [{ name: 'Biblioteka kursów', path }])],
    },
    origin,
  );
  const [{ figures, cards }] = await Promise.all([readCatalogue(scope), LateLibrary.prepare()]);
  return { ...readLibrary(cards, readLibraryState(url.searchParams)), figures, head };
}

/** Only on the way from another page: the page comes whole. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), LateLibrary.prepare()]);
  return data;
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || (!hasCards() && currentUrl.search !== nextUrl.search);
}

export const meta = headOf;

export default function Library({ loaderData: { total, list, figures } }: Route.ComponentProps) {
  return <LateLibrary total={total} answered={list} figures={figures} />;
}
