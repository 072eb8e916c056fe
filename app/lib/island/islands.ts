// Every island with its code. Each module has the part as `Part`, and may have `prepare`: what else it needs before React takes it over.
import type { ComponentType } from 'react';

export type IslandModule = {
  // oxlint-disable-next-line typescript/no-explicit-any -- its props are what the server wrote for it
  Part: ComponentType<any>;
  prepare?: () => Promise<void>;
};

type IslandCode = {
  load: () => Promise<IslandModule>;
  /** There is something that it does or shows by itself: it comes with the page. */
  isAwaited?: () => boolean;
};

export const ISLANDS = {
  library: { load: () => import('../../features/courses/library/island.ts') },
  quiz: {
    load: () => import('../../features/advice/quiz/island.ts'),
    // Answers of this tab, or what somebody signed in sent before.
    isAwaited: () => keepsOne(/^quiz_/),
  },
  'sign-in': {
    load: () => import('../../features/account/auth/dialog/island.ts'),
    // The address asks, the page before was saying something, or something is kept that may have to be forgotten.
    isAwaited: () => /[?&](?:auth|wymagane|wylogowano)=/.test(window.location.search) || keepsOne(/./),
  },
  jobs: { load: () => import('../../features/site/landing/sections/jobs-island.ts') },
  stories: { load: () => import('../../features/site/landing/sections/stories-island.ts') },
} satisfies Record<string, IslandCode>;

export type IslandName = keyof typeof ISLANDS;

// Not by browser-storage.ts, which travels with React.
function keepsOne(key: RegExp): boolean {
  try {
    return [sessionStorage, localStorage].some((area) => Object.keys(area).some((one) => key.test(one)));
  } catch {
    return false;
  }
}
