// What waits behind the sign-in that the first page's address asks for, named by the titles that we have.
import { readAtlas } from '#content/atlas.server.ts';
import { findCourse } from '#content/catalogue.server.ts';
import { listPosts } from '#content/posts.server.ts';
import { placeWords } from '#domain/account/auth/place-words.ts';
import { PUBLIC_PAGES } from '../../../../public-pages.ts';
import { readAuthQuery } from './read-auth-query.ts';

/** `words` as in 'otworzymy …'. */
export type WaitingPlace = { path: string; words: string };

/** Null = no sign-in is asked for, or nothing that we can name waits. */
export async function waitingPlace(search: string): Promise<WaitingPlace | null> {
  const path = readAuthQuery(search)?.returnTo ?? null;
  if (path === null) return null;
  // Without the tables the dialog opens all the same.
  const atlas = /^\/(?:zawody|proba)\//.test(path) ? await readAtlas().catch(() => null) : null;
  const words = placeWords(path, {
    course: (id) => findCourse(id)?.title ?? null,
    post: (slug) => listPosts().find((post) => post.slug === slug)?.title ?? null,
    occupation: (id) => atlas?.atlas.entryOf(id)?.occupation.name ?? null,
    page: (address) => PUBLIC_PAGES.find((page) => page.path === address)?.menu?.label ?? null,
  });
  return words === null ? null : { path, words };
}
