// What a 404 offers: the likeliest ways from the address that leads nowhere (domain/site/likeliest-ways.ts). No database: strangers get it, too,
// and so do machines that try addresses by the thousand.
import { data } from 'react-router';
import { listCourses } from '#content/catalogue.server.ts';
import { listPosts } from '#content/posts.server.ts';
import { readAtlas } from '#content/atlas.server.ts';
import { readAtlasState } from '#domain/atlas/state.ts';
import { likeliestWays, type Place } from '#domain/site/likeliest-ways.ts';
import { PUBLIC_PAGES } from '../../../public-pages.ts';

type NotFound = { ways: { path: string; name: string; kind: string }[]; isGuess: boolean };

const WORDS: Readonly<Record<string, readonly string[]>> = {
  '/biblioteka-kursow': ['kursy', 'kurs', 'courses', 'course', 'szkolenia', 'biblioteka'],
  '/plany': ['cennik', 'ceny', 'pricing', 'premium', 'plan', 'subskrypcja'],
  '/zawody': ['zawod', 'careers', 'career', 'praca', 'oferty', 'jobs'],
  '/o-nas': ['about', 'firma'],
  '/faq': ['pomoc', 'help', 'pytania', 'support'],
  '/polityka-prywatnosci': ['privacy', 'rodo', 'prywatnosc'],
  '/regulamin': ['terms', 'warunki'],
};

const OWN_PAGES: readonly Place[] = [
  { path: '/dashboard', name: 'Dziś', words: ['panel', 'analiza', 'wyniki', 'konto'] },
  { path: '/moje-kursy', name: 'Moje kursy', words: ['lekcje'] },
  { path: '/profil', name: 'Profil', words: ['profile', 'ustawienia', 'konto'] },
  { path: '/?auth=login', name: 'Zaloguj się', words: ['login', 'logowanie', 'signin', 'zaloguj'] },
  { path: '/?auth=register', name: 'Załóż konto', words: ['rejestracja', 'register', 'signup'] },
];

const HOME: Place = { path: '/', name: 'Strona główna', words: ['home', 'start', 'quiz', 'test'] };

/** To throw in a loader: the response 404 with what its page shows. */
export async function notFoundPage({ pathname }: URL) {
  const [home, library, occupations] = [HOME, pageAt('/biblioteka-kursow'), pageAt('/zawody')];
  const usual = [home, library, occupations];
  const { ways, isGuess } = likeliestWays(pathname, await placesNear(pathname), usual);
  return data<NotFound>(
    { ways: ways.map(({ path, name, kind = 'strona' }) => ({ path, name, kind })), isGuess },
    { status: 404 },
  );
}

function pageAt(path: string): Place {
  const label = PUBLIC_PAGES.find((page) => page.path === path)?.menu?.label ?? path;
  return { path, name: label, words: WORDS[path] ?? [] };
}

// The more particular ones first: of equals they win.
async function placesNear(pathname: string): Promise<Place[]> {
  const courses = listCourses().map(({ id, title }) => ({ path: `/kursy/${id}`, name: title, kind: 'kurs' }));
  const posts = listPosts().map(({ slug, title }) => ({ path: `/blog/${slug}`, name: title, kind: 'blog' }));
  const pages = PUBLIC_PAGES.filter(({ menu }) => menu !== null).map(({ path }) => pageAt(path));
  return [...(await occupationsNear(pathname)), ...courses, ...posts, HOME, ...pages, ...OWN_PAGES];
}

// Two thousand of them: only for somebody who was on the way to one, and through the search that is built for them.
async function occupationsNear(pathname: string): Promise<Place[]> {
  const [, asked] = /^\/zawod\w*\/(.{2,100})$/.exec(pathname) ?? [];
  if (asked === undefined) return [];
  try {
    const { atlas } = await readAtlas();
    const state = readAtlasState(new URLSearchParams({ q: asked.replaceAll('-', ' ') }));
    const { entries, nearest } = atlas.view(state);
    return [...entries, ...nearest]
      .slice(0, 3)
      .map(({ occupation: { id, name } }) => ({ path: `/zawody/${id}`, name, kind: 'zawód' }));
  } catch {
    return [];
  }
}
