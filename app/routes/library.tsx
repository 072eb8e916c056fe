// /biblioteka-kursow: all cards go along once, so that every further choice is answered without a call.
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { listCourses } from '#content/catalogue.server.ts';
import { LibraryPage } from '../features/courses/LibraryPage.tsx';
import type { Route } from './+types/library.ts';

export function loader() {
  return { cards: listCourses() };
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Biblioteka kursów – Szlak' },
    {
      name: 'description',
      content:
        'Kursy online dla zmieniających pracę: programowanie, dane, AI, marketing, finanse, języki. Szukaj po temacie, poziomie i cenie, kupuj pojedynczo.',
    },
  ];
}

export default function Library({ loaderData }: Route.ComponentProps) {
  return <LibraryPage cards={loaderData.cards} />;
}
