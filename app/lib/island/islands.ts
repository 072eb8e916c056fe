// Every island with its code. Each module has the part as `Part`, and may have `prepare`: what else it needs before React takes it over.
import type { ComponentType } from 'react';
import { givenIn } from './given-in.ts';

export type IslandModule = {
  // oxlint-disable-next-line typescript/no-explicit-any -- its props are what the server wrote for it
  Part: ComponentType<any>;
  prepare?: () => Promise<void>;
};

type IslandCode = {
  load: () => Promise<IslandModule>;
  /** There is something that it does or shows by itself: it comes once it is near the window, without a sign of a person. */
  isAwaited?: () => boolean;
};

// As forget-copies.ts knows them; exercises may stay.
const OF_A_PERSON = /^(?!exercises_).*_[0-9a-f]{8}-[0-9a-f-]{27}$|^subscription_/;

export const ISLANDS = {
  library: { load: () => import('../../features/courses/library/island.ts') },
  quiz: {
    load: () => import('../../features/advice/quiz/island.ts'),
    // Answers of this tab.
    isAwaited: () => keepsOne('sessionStorage', /^quiz_draft$/),
  },
  'sign-in': {
    load: () => import('../../features/account/auth/dialog/island.ts'),
    // The address asks, the page before was saying something, or copies of somebody are left whom the server doesn't know any more.
    isAwaited: () =>
      /[?&](?:auth|wymagane|wylogowano)=/.test(window.location.search) ||
      keepsOne('sessionStorage', /^szlak_powiadomienia$/) ||
      (keepsOne('localStorage', OF_A_PERSON) && isNobodyHere()),
  },
  jobs: { load: () => import('../../features/site/landing/sections/jobs-island.ts') },
} satisfies Record<string, IslandCode>;

export type IslandName = keyof typeof ISLANDS;

function isNobodyHere(): boolean {
  const { root } = givenIn(document, 'sign-in');
  return root?.isSessionUnknown === false && root.user === null;
}

// Not by browser-storage.ts, which travels with React.
function keepsOne(area: 'localStorage' | 'sessionStorage', key: RegExp): boolean {
  try {
    return Object.keys(window[area]).some((one) => key.test(one));
  } catch {
    return false;
  }
}
