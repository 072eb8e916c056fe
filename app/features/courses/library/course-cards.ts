// All the catalogue's cards in the browser: one file, kept for good under its hashed name, fetched with the library's code.
// Until it is there, and if it never comes, the server answers each choice.
import { useSyncExternalStore } from 'react';
import cardsFile from '#content/compiled/course-cards.json?url';
import type { CatalogueCard } from '#domain/courses/library/facets.ts';

type Cards = readonly CatalogueCard[];

let cards: Cards | null = null;
let underWay: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Called again after a failure, it tries again. */
export function fetchCards(): void {
  underWay ??= load().catch(() => {
    underWay = null;
  });
}

/** Null = not here yet; so is the server's HTML. */
export function useCards(): Cards | null {
  return useSyncExternalStore(
    listen,
    () => cards,
    () => null,
  );
}

async function load(): Promise<void> {
  const response = await fetch(cardsFile);
  if (!response.ok) throw new Error(`The cards answered ${response.status}.`);
  cards = (await response.json()) as Cards;
  for (const tell of listeners) tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
