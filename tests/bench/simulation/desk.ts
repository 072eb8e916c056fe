// The operator's desk: the rows that it alone reads, and its statements.
import { sql } from 'drizzle-orm';
import { deskEvents } from '#db/desk/queries/journal.ts';
import { operatorOf } from '#db/desk/queries/operators.ts';
import * as people from '#db/desk/queries/people.ts';
import { alertFigures, latestAlerts } from '#db/desk/queries/alerts.ts';
import { errorGroupsBefore } from '#db/desk/queries/errors.ts';
import { figuresOfSpan, storedFigures } from '#db/desk/queries/figures.ts';
import { callsOf, spentInMonth } from '#db/desk/queries/model-calls.ts';
import { runById, runsBefore } from '#db/desk/queries/runs.ts';
import { comingSwitches, lastSwitches } from '#db/desk/queries/switches.ts';
import type { Filling } from './fill.ts';
import { somebody, type Statement } from './somebody.ts';

const DAY_MS = 86_400_000;
const LIST = 50;

export const DESK_ROWS: readonly Filling[] = [
  {
    table: 'model_calls',
    each: 1.2,
    columns:
      'id, purpose, subject, model, started_at, ended_at, outcome, input_tokens, output_tokens, reserved_micro, cost_micro',
    values: ({ people: count, now }) =>
      sql`'c' || i, 'analysis', 'r' || i, 'gemini', ${sql.raw(`${now - 365 * DAY_MS} + cast(i * ${(365 * DAY_MS) / (count * 1.2)} AS integer)`)}, 1, 'ok', 6000, 5000, 90000, 60000`,
  },
  {
    table: 'error_groups',
    each: 0.0005,
    columns: 'id, source, message, frame, route, version, count, first_seen, last_seen, request_ids',
    values: ({ now }) => sql`'e' || i, 'worker', 'x', '', '/', 'v', 3, ${now}, ${now} - i, '[]'`,
  },
  {
    table: 'alerts',
    each: 0.0005,
    columns: 'id, name, since, detail, last_told_at, ended_at, is_closed',
    values: ({ now }) => sql`'a' || i, 'outbox-stuck', ${now} - i * 1000, '{}', 1, 2, 1`,
  },
  {
    table: 'daily_figures',
    each: 0.007,
    columns: 'day, name, value',
    values: () => sql`date('2026-11-22', '-' || (i / 20) || ' days'), 'f' || (i % 20), i`,
  },
  {
    // Deeds at the desk, among the rows of the security log.
    table: 'security_events',
    each: 0.002,
    columns: 'nonce, mark, event, outcome, at, actor, actor_id, detail, proof, seal',
    values: ({ now }) => sql`'desk' || i, 'm', 'desk-look', 'done', ${now}, 'x', NULL, 'konto', 'p', 's'`,
  },
];

export const DESK_STATEMENTS: Readonly<Record<string, Statement>> = {
  'desk: whose session it is': (db, { now, round }) =>
    operatorOf(db, { tokenHash: round.toString(16).padStart(64, '0'), now }),
  'person: by an address': (db, { round }) => people.personIdOf(db, `osoba${round * 997}@example.pl`),
  'person: the account': (db, round) => people.personAtDesk(db, somebody(round)),
  'person: sessions': (db, round) => people.sessionsOfPerson(db, somebody(round), round.now),
  'person: subscriptions': (db, round) => people.subscriptionsOfPerson(db, somebody(round)),
  'person: purchases': (db, round) => people.purchasesOfPerson(db, somebody(round)),
  'person: lines of the ledger': (db, round) => people.linesOfPerson(db, somebody(round)),
  'person: security events': (db, round) => people.eventsOfPerson(db, somebody(round)),
  'journal: the newest': (db) => deskEvents(db, { before: null, most: LIST }),
  'journal: further back': (db, { people: count }) => deskEvents(db, { before: count * 3 + 500, most: LIST }),
  'today: figures as they stand': (db, { now }) => figuresOfSpan(db, { from: now - DAY_MS, to: now }),
  'today: thirty stored days': (db) => storedFigures(db, { from: '2026-10-24', to: '2026-11-23' }),
  "today: the month's cost": (db) => spentInMonth(db, '2026-11'),
  'runs: the newest': (db) => runsBefore(db, null, LIST),
  'runs: further back': (db, { now }) => runsBefore(db, { startedAt: now - 180 * DAY_MS, id: 'r1' }, LIST),
  'runs: one': (db, { round }) => runById(db, `r${round}`),
  "runs: one's calls of the model": (db, { round }) => callsOf(db, `r${round}`),
  'errors: the newest': (db) => errorGroupsBefore(db, null, LIST),
  'switches: coming': (db, { now }) => comingSwitches(db, now),
  'switches: the last': (db) => lastSwitches(db),
  'alerts: figures of a minute, 7 statements': (db, { now }) => alertFigures(db, now),
  'alerts: the newest': (db, { now }) => latestAlerts(db, { before: now, limit: LIST }),
};
