// The server's answer to an address, for as long as the browser has no cards of its own: the page of that address is fetched, and what its
// island was given is taken.
import { useEffect, useState } from 'react';
import type { CourseCard } from '#domain/courses/library/facets.ts';
import type { LibraryPage } from '#domain/courses/library/page.ts';
import { givenIn } from '../../../lib/island/given-in.ts';
import { fetchCards } from './course-cards.ts';

export type Answered = { path: string; list: LibraryPage<CourseCard> };

/** The latest answer; it stays while another address is asked about. `isNeeded`: false = the browser answers. */
export function useAnswered(first: Answered, path: string, isNeeded: boolean): Answered {
  const [latest, setLatest] = useState(first);
  const isKnown = latest.path === path;
  useEffect(() => {
    if (!isNeeded || isKnown) return;
    const asking = new AbortController();
    fetchCards();
    ask(path, asking.signal).then(setLatest, () => {
      // The browser's own error page says what is the matter.
      if (!asking.signal.aborted) window.location.assign(path);
    });
    return () => asking.abort();
  }, [path, isNeeded, isKnown]);
  return latest;
}

async function ask(path: string, signal: AbortSignal): Promise<Answered> {
  const response = await fetch(path, { signal, headers: { Accept: 'text/html' } });
  // Inert: as a document its inline style would be held against the policy of the page that is shown.
  const page = document.createElement('template');
  page.innerHTML = await response.text();
  const { props } = givenIn<{ answered: Answered }>(page.content, 'library');
  return { path, list: props.answered.list };
}
