// What the pages of the ways back show (docs/security.md 'Ways in and out').

export type Refused = { state: 'failed'; place: 'token' | 'form'; sentence: string; token: string };

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
