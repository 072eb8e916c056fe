// The hand-over to a counsellor (docs/decisions.md 'Hand-over'): made of what the person's plan shows them at that moment, read by whoever
// has its address, closed at any time. Which parts are in it the person says; what stands in them never comes from the browser.
import { randomBytes, randomUUID } from 'node:crypto';
import { readPublicFacts } from '#content/public-facts.server.ts';
import { readStoredOrder } from '#domain/advice/stored-order.ts';
import type { Decision } from '#domain/advice/decide/decision.ts';
import type { AdviceOrder } from '#domain/advice/analysis/grounding/context.ts';
import {
  DAY_MS,
  filledSections,
  HAND_OVER_KEY,
  readHandOver,
  readReply,
  type HandOverDays,
  type HandOverPart,
  type HandOverSection,
} from '#domain/advice/hand-over/hand-over.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { CARD_NAME_FAULT, cardName } from '#domain/site/share/card.ts';
import * as commands from '#db/advice/commands/hand-overs.ts';
import { currentWithObjections } from '#db/advice/queries/objections.ts';
import { decisionOfCurrent } from '#db/advice/queries/decisions.ts';
import * as queries from '#db/advice/queries/hand-overs.ts';
import { marksOfCurrentAnalysis } from '#db/advice/queries/steps.ts';
import type { RequestScope } from '../../scope.ts';
import { clientNetwork, enforceQuota, quotaRoom } from '../platform/quotas.ts';
import { writeOwn } from '../account/own-write.ts';
import { linesOf } from './objections.ts';
import { storedDecision } from './weigh.ts';
import { openedAnalysis, type OpenedAnalysis } from './stored.ts';

const NO_ANALYSIS = 'Do przekazania potrzebna jest analiza. Zrób ją najpierw.';
const NOTHING_CHOSEN = 'Zaznacz przynajmniej jedną część, którą chcesz przekazać.';
const NOTHING_IN_IT = 'W\u00a0tym, co zaznaczasz, nic jeszcze nie ma. Wybierz też inną część.';
const TOO_MANY = 'Masz już 5\u00a0otwartych linków. Zamknij któryś, żeby utworzyć następny.';
const REPLY_REFUSED =
  'Tej wiadomości nie możemy już przekazać: link jest zamknięty albo przyszło nim 5\u00a0wiadomości.';
const KEY_BYTES = 16;

/** What may be handed over. */
export type HandOverSource = {
  analysisId: string;
  opened: OpenedAnalysis;
  /** Null = it is not kept by what it was ranked. */
  order: AdviceOrder | null;
  denied: ReturnType<typeof linesOf>;
  decision: Decision;
};

type OwnHandOver = {
  key: string;
  address: string;
  parts: HandOverPart[];
  name: string | null;
  /** Epoch ms. */
  expiresAt: number;
  /** The latest day first. */
  openings: { day: string; times: number }[];
};

export type OwnHandOvers = {
  /** Null = no analysis that can be read. */
  source: HandOverSource | null;
  open: OwnHandOver[];
  replies: { id: string; text: string; sentAt: number }[];
};

export type HandedOver = {
  sections: HandOverSection[];
  analysedAt: string;
  name: string | null;
  createdAt: number;
  expiresAt: number;
};

type HandOverWish = {
  parts: readonly HandOverPart[];
  days: HandOverDays;
  /** As it was typed. */
  name: string;
  /** The words of what is handed over. */
  sectionsOf(source: HandOverSource): Promise<HandOverSection[]>;
};

/** Null = no live session. */
export async function readOwnHandOvers(scope: RequestScope): Promise<OwnHandOvers | null> {
  const { session, batch, origin } = scope;
  if (session === null) return null;
  const [source, rows, replies] = await Promise.all([
    readSource(scope),
    batch.ask((db) => queries.ownHandOvers(db, session)),
    batch.ask((db) => queries.ownReplies(db, session)),
  ]);
  if (source === 'no-session') return null;
  return {
    source,
    open: rows.map((row) => ({
      key: row.key,
      address: `${origin}/przekazanie/${row.key}`,
      parts: readHandOver(row.sections).map(({ part }) => part),
      name: row.name,
      expiresAt: row.expires_at,
      openings: openingsOf(row.openings),
    })),
    replies: replies.map(({ id, text, sent_at }) => ({ id, text, sentAt: sent_at })),
  };
}

/** Throws no-session, invalid, not-found, too-many-requests. */
export async function handOver(scope: RequestScope, wish: HandOverWish): Promise<void> {
  const { session, now } = scope;
  if (session === null) throw appError('no-session');
  const named = cardName(wish.name);
  if (named === 'fault') throw new AppError('invalid', CARD_NAME_FAULT);
  if (wish.parts.length === 0) throw new AppError('invalid', NOTHING_CHOSEN);
  const source = await readSource(scope);
  if (source === 'no-session') throw appError('no-session');
  if (source === null) throw new AppError('not-found', NO_ANALYSIS);
  const written = await wish.sectionsOf(source);
  const sections = filledSections(written.filter(({ part }) => wish.parts.includes(part)));
  if (sections.length === 0) throw new AppError('invalid', NOTHING_IN_IT);
  const db = scope.writes();
  const room = quotaRoom(scope, { name: 'handOverBySession', subject: session.tokenHash });
  const one = {
    key: randomBytes(KEY_BYTES).toString('base64url'),
    analysisId: source.analysisId,
    sections: JSON.stringify(sections),
    ...named,
    expiresAt: now + wish.days * DAY_MS,
  };
  const { made, used } = await commands.makeHandOver(db, session, one, room);
  enforceQuota(scope, 'handOverBySession', used);
  if (made.length === 0) throw new AppError('invalid', TOO_MANY);
}

/** From then on nobody opens it; one that isn't there is none. Throws no-session. */
export async function revokeHandOver(scope: RequestScope, key: string): Promise<void> {
  await writeOwn(scope, (db, session) => commands.revokeHandOver(db, session, key));
}

/** Throws no-session. */
export async function deleteReply(scope: RequestScope, id: string): Promise<void> {
  await writeOwn(scope, (db, session) => commands.deleteReply(db, session, id));
}

/** For anybody who has the key, and counted by the day; null = never there, closed or over. */
export async function openHandOver(scope: RequestScope, key: string): Promise<HandedOver | null> {
  if (!HAND_OVER_KEY.test(key)) return null;
  const { session, now } = scope;
  const db = scope.writes();
  const [[row]] = await db.batch([
    queries.handOverByKey(db, key, now),
    commands.noteOpening(db, key, { session, now, day: dayInPoland(now) }),
  ]);
  if (row === undefined) return null;
  return {
    sections: readHandOver(row.sections),
    analysedAt: row.analysed_at,
    name: row.name,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

/** What a counsellor sends back. Throws invalid, not-found, too-many-requests. */
export async function sendReply(scope: RequestScope, key: string, typed: string): Promise<void> {
  const read = readReply(typed);
  if ('fault' in read) throw new AppError('invalid', read.fault);
  if (!HAND_OVER_KEY.test(key)) throw new AppError('not-found', REPLY_REFUSED);
  const room = quotaRoom(scope, { name: 'replyByNetwork', subject: clientNetwork(scope) });
  const reply = { id: randomUUID(), key, text: read.text, now: scope.now };
  const { sent, used } = await commands.sendReply(scope.writes(), reply, room);
  enforceQuota(scope, 'replyByNetwork', used);
  if (sent.length === 0) throw new AppError('not-found', REPLY_REFUSED);
}

/** The whole of it as its owner's plan shows it; null = no analysis that can be read. */
export async function readSource(scope: RequestScope): Promise<HandOverSource | null | 'no-session'> {
  const { session, batch, now } = scope;
  if (session === null) return 'no-session';
  const [book, accountState, [row], steps, [weighed]] = await Promise.all([
    readPublicFacts(dayInPoland(now)),
    scope.accountState(),
    batch.ask((db) => currentWithObjections(db, session)),
    batch.ask((db) => marksOfCurrentAnalysis(db, session)),
    batch.ask((db) => decisionOfCurrent(db, session)),
  ]);
  if (accountState === null) return 'no-session';
  if (row === undefined) return null;
  const { plan } = accountState;
  const opened = openedAnalysis(row, { steps, skills: [], ranked: null }, { plan, now, book });
  if (opened === null) return null;
  return {
    analysisId: row.id,
    opened,
    order: readStoredOrder(row.quiz_answers),
    denied: linesOf(row),
    decision: storedDecision(weighed),
  };
}

function openingsOf(stored: string): OwnHandOver['openings'] {
  const days: Record<string, number> = JSON.parse(stored);
  return Object.entries(days)
    .map(([day, times]) => ({ day, times }))
    .toSorted((one, other) => other.day.localeCompare(one.day));
}
