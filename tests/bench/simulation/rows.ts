// What a person leaves in each table, in SQL over the row's number `i`. New tables get a line here.
import { sql, type SQL } from 'drizzle-orm';
import { DESK_ROWS } from './desk.ts';
import type { Filling, Size } from './fill.ts';

const DAY_MS = 86_400_000;

/** The id of person number `i`, in the form of a UUID. */
export function idOfPerson(i: number): string {
  return `${i.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
}

const ID = `printf('%08x-0000-4000-8000-000000000000', `;

/** Person number `number` (SQL). */
const person = (number: string) => sql.raw(`${ID}${number})`);

/** Rows spread over people as over nobody's order: neighbours in the table are strangers. */
const anybody = ({ people }: Size) => person(`(i * 7919) % ${people}`);

/** Somewhere in the last `days`, growing with `i`, so that the newest rows come last. */
const ago = ({ people, now }: Size, days: number, each: number) =>
  sql.raw(`${now - days * DAY_MS} + cast(i * ${(days * DAY_MS) / (people * each)} AS integer)`);

const text = (value: string): SQL => sql.raw(value);

export const ROWS: readonly Filling[] = [
  {
    table: 'profiles',
    each: 1,
    columns: 'id, email, email_confirmed_at, terms_told, holder, created_at',
    values: (size) =>
      sql`${person('i')}, 'osoba' || i || '@example.pl', ${size.now}, '2026-01-01', 'h' || i, ${ago(size, 365, 1)}`,
  },
  {
    table: 'accounts',
    each: 1,
    columns: 'provider, provider_account_id, user_id, password_hash, proven_at, created_at',
    values: (size) => sql`'password', ${person('i')}, ${person('i')}, 'x', 1, ${size.now}`,
  },
  {
    table: 'sessions',
    each: 0.5,
    columns:
      'id, token_hash, user_id, user_agent, created_at, last_seen_at, expires_at, ends_at, fresh_auth_at',
    values: (size) =>
      sql`'s' || i, printf('%064x', i), ${anybody(size)}, 'Firefox', ${size.now - DAY_MS}, ${size.now - DAY_MS}, ${size.now + DAY_MS}, ${size.now + DAY_MS}, 0`,
  },
  {
    table: 'subscriptions',
    each: 1,
    columns:
      'id, user_id, status, plan_id, quiz_generations_left, resets_left, created_at, updated_at, started_at',
    values: (size) =>
      sql`CASE WHEN i % 50 = 0 THEN 'sub_' ELSE 'free:' END || i, ${person('i')}, 'active', 'free', 1, 1, ${size.now}, ${size.now}, NULL`,
  },
  {
    table: 'entitlements',
    each: 2,
    columns: 'holder, user_id, source, what, kind, amount, why, key, at',
    values: (size) =>
      sql`'h' || (i % ${size.people}), ${person(`i % ${size.people}`)}, 'free', 'analysis', CASE WHEN i < ${size.people} THEN 'grant' ELSE 'spend' END, CASE WHEN i < ${size.people} THEN 1 ELSE -1 END, 'test', 'k' || i, ${ago(size, 365, 2)}`,
  },
  {
    table: 'runs',
    each: 1.2,
    columns: 'id, user_id, subscription_id, started_at, ended_at, outcome',
    values: (size) =>
      sql`'r' || i, ${anybody(size)}, 'free:' || i, ${ago(size, 365, 1.2)}, ${ago(size, 365, 1.2)} + 30000, CASE WHEN i % 40 = 0 THEN 'gemini' ELSE 'done' END`,
  },
  {
    table: 'metrics',
    each: 3,
    columns: 'metric_name, value, user_id, timestamp',
    values: (size) =>
      sql`CASE i % 6 WHEN 0 THEN 'request_ms' WHEN 1 THEN 'checkout_completed' WHEN 2 THEN 'mail_sent' WHEN 3 THEN 'quiz_started' ELSE 'page_view' END, i % 300, NULL, ${ago(size, 90, 3)}`,
  },
  {
    table: 'logs',
    each: 0.2,
    columns: 'level, message, data, user_id, timestamp',
    values: (size) => sql`'error', 'TypeError: x', '{"route":"/dashboard"}', NULL, ${ago(size, 30, 0.2)}`,
  },
  {
    table: 'security_events',
    each: 3,
    columns: 'nonce, mark, user_id, event, outcome, device, network, at, proof, seal',
    values: (size) =>
      sql`printf('%032x', i), 'm' || i, ${anybody(size)}, 'password-sign-in', 'done', 'Firefox', 'n', ${ago(size, 365, 3)}, printf('%064x', i), printf('%064x', i)`,
  },
  {
    table: 'outbox',
    each: 0.0005,
    columns: 'id, user_id, kind, sealed, attempts, next_attempt_at, created_at',
    values: (size) => sql`'o' || i, ${anybody(size)}, 'confirm-email', 'x', 0, ${size.now}, ${size.now}`,
  },
  {
    table: 'purchases',
    each: 0.05,
    columns: 'id, user_id, order_number, course_id, amount_grosze, currency, bought_at, withdrawn_at',
    values: (size) =>
      sql`'p' || i, ${anybody(size)}, 'SZ-' || i, 'kurs-' || (i % 50), 18999, 'pln', ${ago(size, 365, 0.05)}, CASE WHEN i % 30 = 0 THEN ${ago(size, 365, 0.05)} END`,
  },
  {
    table: 'course_reviews',
    each: 0.01,
    columns: 'id, user_id, course_id, stars, text, written_at, objected_at',
    values: (size) =>
      sql`'v' || i, ${person('i')}, 'kurs-' || (i % 50), 1 + i % 5, ${text("'Dobry kurs.'")}, ${ago(size, 365, 0.01)}, CASE WHEN i % 500 = 0 THEN ${size.now} END`,
  },
  ...DESK_ROWS,
];
