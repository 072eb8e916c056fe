// How long we keep what isn't the account's own (docs/security.md 'What data is where'): by the task that deletes it. The tasks take their
// ages from here, and a test finds each promise in the privacy policy.
import { REMEMBERED_MS } from '../../account/auth/session-life.ts';
import { UNCONFIRMED_KEPT_MS } from '../../account/auth/unconfirmed-life.ts';
import { GIVE_UP_AFTER_MS } from '../mail/held-back.ts';
import { DEPARTED_KEPT_MS } from '../../payments/withdrawal-link.ts';
import { SECURITY_EVENTS_KEPT_MS } from '../../account/security-log/events.ts';
import { HAND_OVER_DAYS } from '../../advice/hand-over/hand-over.ts';
import { CARD_LIFE_MS } from '../../site/share/card.ts';

const DAY_MS = 24 * 60 * 60_000;

type Retention = {
  /** The longest that a row can be there, in ms. */
  keptMs: number;
  /** As the privacy policy says it, with `keptMs` in its words. */
  promise: string;
};

export const RETENTION = {
  sessions: { keptMs: REMEMBERED_MS, promise: 'sesja do 30 dni' },
  /** A link whose message was held up starts its hour again, so that it stays for a while after its end. */
  tokens: { keptMs: 4 * DAY_MS, promise: 'Przechowujemy tylko jego skrót, najwyżej cztery dni' },
  /** An account whose address nobody confirms. */
  unconfirmed: {
    keptMs: UNCONFIRMED_KEPT_MS,
    promise: 'Konto, którego adresu nikt nie potwierdzi, usuwamy po 14 dniach',
  },
  quotas: { keptMs: 2 * DAY_MS, promise: 'liczniki prób do 2 dni' },
  mail: { keptMs: GIVE_UP_AFTER_MS, promise: 'a niewysłaną najpóźniej po trzech dniach' },
  cards: { keptMs: CARD_LIFE_MS, promise: 'rok od ostatniej zmiany' },
  'hand-overs': {
    keptMs: Math.max(...HAND_OVER_DAYS) * DAY_MS,
    promise: 'najdłużej 90 dni od utworzenia linku',
  },
  /** Well beyond the week in which they are counted. */
  talks: { keptMs: 30 * DAY_MS, promise: 'rozmowę na próbę kasujemy 30 dni po jej rozpoczęciu' },
  /** An order that ran out may still be asked about: slow ways to pay, and what was consented to. */
  orders: {
    keptMs: 30 * DAY_MS,
    promise: 'Rozpoczęte zamówienie kasujemy 30 dni po tym, jak straci ważność',
  },
  /** The provider sends an event again for three days, and by hand for thirty. */
  'stripe-events': { keptMs: 90 * DAY_MS, promise: 'a numer zdarzenia otrzymanego od Stripe po 90 dniach' },
  /** A link that was used says so for a while. */
  'withdrawal-links': {
    keptMs: 14 * DAY_MS,
    promise: 'Jego skrót, z zaszyfrowanym adresem, kasujemy po 14 dniach',
  },
  'departed-contracts': { keptMs: DEPARTED_KEPT_MS, promise: 'przez 19 dni trzymamy też numer zamówienia' },
  /** What somebody had used up when they left. */
  'entitlements-forgotten': {
    keptMs: 365 * DAY_MS,
    promise: 'Przez 12 miesięcy od usunięcia konta zostaje też zapis',
  },
  'security-log-cut': {
    keptMs: SECURITY_EVENTS_KEPT_MS,
    promise: 'Dziennik bezpieczeństwa konta prowadzimy przez 12 miesięcy',
  },
  logs: { keptMs: 30 * DAY_MS, promise: 'dzienniki do 30 dni' },
  /** Of an error that came again it counts from then. */
  'error-groups': { keptMs: 30 * DAY_MS, promise: 'dzienniki do 30 dni' },
  metrics: { keptMs: 90 * DAY_MS, promise: 'zapisy zdarzeń do 90 dni' },
  /** They name no person, but may name a run. */
  'model-calls': { keptMs: 90 * DAY_MS, promise: 'zapisy zdarzeń do 90 dni' },
  /** Counts, and nothing of a person's; one that goes on stays. */
  'alerts-forgotten': { keptMs: 90 * DAY_MS, promise: 'zapisy alarmów do 90 dni' },
  /** Longer than any backup. */
  erasures: { keptMs: 100 * DAY_MS, promise: 'przez 100 dni przechowujemy skrót identyfikatora' },
} satisfies Record<string, Retention>;

/** How long a backup of the database may be kept: the operator's to keep to (docs/operations.md 'Backups'). */
export const BACKUPS_KEPT: Retention = {
  keptMs: 90 * DAY_MS,
  promise: 'Kopie nadpisują się same, najpóźniej po 90 dniach',
};
