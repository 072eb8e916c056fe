// /biblioteka-kursow: all cards go along once, so that every further choice is answered without a call.
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { listCourses } from '#content/catalogue.server.ts';
import { servicesContext } from '../context.ts';
import { LateLibrary, prepareLibrary } from '../features/courses/late-library.ts';
import { headOf } from '../lib/page-head.ts';
import { pageHead } from '../lib/page-head.server.ts';
import { breadcrumbs } from '../lib/structured-data.server.ts';
import type { Route } from './+types/library.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(servicesContext).site;
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
  await prepareLibrary();
  return { cards: listCourses(), head };
}

/** Only on the way from another page: the page comes whole. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), prepareLibrary()]);
  return data;
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta = headOf;

export default function Library() {
  return <LateLibrary />;
}
