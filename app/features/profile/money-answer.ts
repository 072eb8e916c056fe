import type { ErrorCode } from '#domain/errors.ts';

/** What a form of /profil about money was answered. */
export type MoneyAnswer =
  /** Off to the provider's portal. */
  | { state: 'go'; url: string }
  | { state: 'done'; sentence: string }
  | { state: 'refused'; code: ErrorCode; sentence: string };

/** The specified words where no payments are configured. */
export const PORTAL_OFF = 'Portal klienta nie jest jeszcze zaimplementowany.';
