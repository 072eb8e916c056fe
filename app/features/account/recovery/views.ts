// What the pages of the ways back show (docs/security.md 'Ways in and out').

import type { Refused } from '../mailed-link/token-action.server.ts';

/** `resetToken` sets the next password; `keys`: those that are left, their days as epoch ms. */
export type KeysUndone =
  | { state: 'done'; resetToken: string; keys: { name: string; createdAt: number }[] }
  | { state: 'ended' }
  | Refused;

export type AccountRecovered =
  | { state: 'done'; resetToken: string }
  /** `opensAt`: epoch ms. */
  | { state: 'waits'; opensAt: number; token: string }
  | { state: 'cancelled' | 'ended' }
  | Refused;
