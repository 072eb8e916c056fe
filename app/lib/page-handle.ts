// What a route may say about its page in `handle`.
import { useMatches } from 'react-router';

export type PageHandle = {
  /** false: the page is sent without React (docs/architecture.md 'Pages, cache and policy'). Its menus, links and <details> work by the browser alone. */
  hydrate?: false;
  /** false: its frame is the name alone, for anyone who has other cares now. */
  sells?: false;
  /** false: nowhere to come back to after signing in. */
  isPlace?: false;
};

type Trait = keyof PageHandle;

/** Whether every route agrees; one that says nothing does. */
export function allAgree(handles: readonly unknown[], trait: Trait): boolean {
  return handles.every((handle) => (handle as PageHandle | undefined)?.[trait] !== false);
}

/** The same of those on screen. */
export function usePageTrait(trait: Trait): boolean {
  return allAgree(
    useMatches().map(({ handle }) => handle),
    trait,
  );
}
