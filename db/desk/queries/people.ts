// One person as the desk sees them. Statements by their id, each with an index; nothing of their answers, analyses or lessons.
import { desc, eq, sql } from 'drizzle-orm';
import type { DeskRole } from '#domain/desk/roles.ts';
import type { Database } from '../../client.ts';
import { accounts, profiles, sessions } from '../../account/schema/accounts.ts';
import { runs } from '../../advice/schema/analyses.ts';
import { entitlements } from '../../payments/schema/entitlements.ts';
import { operators } from '../schema/operators.ts';
import { passkeys } from '../../account/schema/passkeys.ts';
import { purchases } from '../../payments/schema/courses.ts';
import { subscriptions } from '../../payments/schema/premium.ts';
import { securityEvents } from '../../account/schema/security-log.ts';

const MAX_SESSIONS = 50;
const MAX_LINES = 20;
const MAX_EVENTS = 25;
const MAX_ORDERS = 100;

/** By an address (normalised) or an id, and by nothing else: at most one row. */
export function personIdOf(db: Database, typed: string) {
  return db
    .select({ id: profiles.id })
    .from(profiles)
    .where(typed.includes('@') ? eq(profiles.email, typed) : eq(profiles.id, typed));
}

export function personAtDesk(db: Database, id: string) {
  return db
    .select({
      id: profiles.id,
      email: profiles.email,
      emailConfirmedAt: profiles.email_confirmed_at,
      mailFault: profiles.mail_fault,
      mailHeardAt: profiles.mail_heard_at,
      secondFactorAt: profiles.second_factor_at,
      customerId: profiles.stripe_customer_id,
      createdAt: profiles.created_at,
      // Columns lose their table's name in a statement of one table.
      role: sql<DeskRole | null>`(SELECT own.role FROM ${operators} AS own WHERE own.user_id = profiles.id)`,
      passkeys: sql<number>`(SELECT count(*) FROM ${passkeys} AS own WHERE own.user_id = profiles.id)`,
      ways: sql<string>`coalesce((SELECT group_concat(own.provider, ', ') FROM ${accounts} AS own WHERE own.user_id = profiles.id), '')`,
    })
    .from(profiles)
    .where(eq(profiles.id, id));
}

export function sessionsOfPerson(db: Database, id: string, now: number) {
  return db
    .select({
      userAgent: sessions.user_agent,
      provider: sessions.provider,
      lastSeenAt: sessions.last_seen_at,
    })
    .from(sessions)
    .where(sql`${sessions.user_id} = ${id} AND ${sessions.expires_at} > ${now}`)
    .orderBy(desc(sessions.last_seen_at))
    .limit(MAX_SESSIONS);
}

export function subscriptionsOfPerson(db: Database, id: string) {
  return db.select().from(subscriptions).where(eq(subscriptions.user_id, id)).limit(MAX_ORDERS);
}

/** Of the person who started the run. */
export function subscriptionsOfRun(db: Database, runId: string) {
  const owner = db.select({ id: runs.user_id }).from(runs).where(eq(runs.id, runId));
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.user_id, sql`(${owner})`))
    .limit(MAX_ORDERS);
}

export function purchasesOfPerson(db: Database, id: string) {
  return db
    .select({
      id: purchases.id,
      orderNumber: purchases.order_number,
      courseId: purchases.course_id,
      amountGrosze: purchases.amount_grosze,
      currency: purchases.currency,
      boughtAt: purchases.bought_at,
      withdrawnAt: purchases.withdrawn_at,
    })
    .from(purchases)
    .where(eq(purchases.user_id, id))
    .orderBy(desc(purchases.bought_at))
    .limit(MAX_ORDERS);
}

/** The newest lines of the ledger. */
export function linesOfPerson(db: Database, id: string) {
  return db
    .select({
      id: entitlements.id,
      what: entitlements.what,
      kind: entitlements.kind,
      amount: entitlements.amount,
      why: entitlements.why,
      at: entitlements.at,
    })
    .from(entitlements)
    .where(eq(entitlements.user_id, id))
    .orderBy(desc(entitlements.id))
    .limit(MAX_LINES);
}

export function eventsOfPerson(db: Database, id: string) {
  return db
    .select({
      id: securityEvents.id,
      event: securityEvents.event,
      outcome: securityEvents.outcome,
      device: securityEvents.device,
      detail: securityEvents.detail,
      at: securityEvents.at,
    })
    .from(securityEvents)
    .where(eq(securityEvents.user_id, id))
    .orderBy(desc(securityEvents.id))
    .limit(MAX_EVENTS);
}
