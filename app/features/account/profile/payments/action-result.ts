import type { ErrorCode } from '#domain/platform/errors.ts';

/** What a form of /profil about money was answered. */
export type PaymentsResult =
  /** Off to the provider's portal. */
  | { state: 'go'; url: string }
  | { state: 'done'; sentence: string }
  | { state: 'refused'; code: ErrorCode; sentence: string };

/** The specified words where no payments are configured. */
export const PORTAL_OFF = 'Zarządzanie płatnościami jeszcze nie działa.';

export const DONE = {
  rezygnacja: 'Subskrypcja nie odnowi się. Premium działa do końca opłaconego okresu.',
  wznowienie: 'Subskrypcja znów się odnawia.',
  odstapienie:
    'Przyjęliśmy Twoje odstąpienie od umowy. Zwrot wyślemy tą samą drogą, którą przyszła płatność, a\u00a0potwierdzenie przyjdzie e-mailem.',
} as const;
