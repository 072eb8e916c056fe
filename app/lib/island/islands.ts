// Every island with its code. Each module has the part as `Part`, and may have `prepare`: what else it needs before React takes it over.
import type { ComponentType } from 'react';

export type IslandModule = {
  // oxlint-disable-next-line typescript/no-explicit-any -- its props are what the server wrote for it
  Part: ComponentType<any>;
  prepare?: () => Promise<void>;
};

export const ISLANDS = {
  library: (): Promise<IslandModule> => import('../../features/courses/library/island.ts'),
};

export type IslandName = keyof typeof ISLANDS;
