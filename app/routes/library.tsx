// /biblioteka-kursow: all cards go along once, so that every further choice is answered without a call.
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { listCourses } from '#content/catalogue.server.ts';
import { LibraryPage } from '../features/courses/LibraryPage.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';
import { breadcrumbs } from '../lib/structured-data.ts';
import type { Route } from './+types/library.ts';

export function loader() {
  return { cards: listCourses() };
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const path = '/biblioteka-kursow';
  return pageMeta(
    {
      title: 'Biblioteka kursów online – Szlak',
      description:
        'Kursy dla zmieniających pracę: programowanie, dane, AI, marketing, finanse, języki. Szukaj po temacie, poziomie i cenie, kupuj pojedynczo.',
      path,
      structured: [breadcrumbs(originOf(matches), [{ name: 'Biblioteka kursów', path }])],
    },
    matches,
  );
}

export default function Library({ loaderData }: Route.ComponentProps) {
  return <LibraryPage cards={loaderData.cards} />;
}
