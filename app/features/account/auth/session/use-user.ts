import { atom, useAtomValue } from 'jotai';
import { useRootData, type RootData } from '../../../../lib/root-data.ts';

type User = NonNullable<RootData['user']>;

/** Who was here when a page last knew. */
export const lastUserAtom = atom<User | null>(null);

/**
 * Who is signed in, as the server saw it with this page; null = nobody. On the way from page to page one that asks nothing may
 * find the snapshot run out (worker/services/account/viewer.ts): then it is whoever it was a moment ago.
 */
export function useUser(): User | null {
  const root = useRootData();
  const last = useAtomValue(lastUserAtom);
  if (root === null) return null;
  return root.isSessionUnknown ? last : root.user;
}

const NOTHING_KNOWN = {
  origin: '',
  isDemo: false,
  contactEmail: null,
  hasGoogle: false,
  hasMail: false,
  hasPayments: false,
  hasCoursePhotos: false,
};

/** What of the configuration the browser may know. */
export function useSite() {
  return useRootData()?.site ?? NOTHING_KNOWN;
}
