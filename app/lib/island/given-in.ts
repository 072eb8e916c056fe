import type { Given } from './IslandFrame.tsx';

/** What an island of this page, or of one that was fetched, has been given. Throws if there is none. */
export function givenIn<Props>(page: ParentNode, name: string): Given<Props> {
  const text = page.querySelector(`[data-island="${name}"] + script`)?.textContent ?? '';
  return JSON.parse(text) as Given<Props>;
}
