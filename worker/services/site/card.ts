// The shared card (docs/decisions.md 'The shared card'): made from what the server knows, seen by anyone who has its address, taken back at
// any time. No text of the person or of the model gets on it but a name that is typed for it.
import { randomBytes } from 'node:crypto';
import { readCareers } from '#content/careers.server.ts';
import { objectionTo } from '#domain/advice/objections.ts';
import type { Occupation } from '#domain/advice/occupation.ts';
import { readStoredAnalysis } from '#domain/advice/analysis/schema.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { viewOf, type Plan } from '#domain/payments/plan/plans.ts';
import {
  CARD_KEY,
  CARD_LIFE_MS,
  CARD_NAME_FAULT,
  cardName,
  pathForCard,
  type CardContent,
} from '#domain/site/share/card.ts';
import { readStrengths, strengthsOf } from '#domain/site/share/strengths.ts';
import { deleteCard, keepCard } from '#db/site/commands/shared-cards.ts';
import { currentAnalysis } from '#db/advice/queries/analyses.ts';
import { objectionsToCurrent } from '#db/advice/queries/objections.ts';
import { cardByKey, ownCard } from '#db/site/queries/shared-cards.ts';
import type { SessionRef } from '#db/session-ref.ts';
import type { RequestScope } from '../../scope.ts';
import { writeOwn } from '../account/own-write.ts';
import { linesOf } from '../advice/objections.ts';
import { enforceQuota, quotaRoom } from '../platform/quotas.ts';

const NO_PATH = 'Do karty potrzebna jest otwarta ścieżka. Zrób najpierw analizę.';
const KEY_BYTES = 16;

type SharedCard = { key: string; address: string; /** ISO 8601. */ expiresAt: string };

/** What the person's page shows. */
export type OwnCard = {
  /** What would be on a card made now; null = no open path of an analysis. */
  possible: ShownCard | null;
  card: (SharedCard & { shown: ShownCard }) | null;
};

export type ShownCard = { content: CardContent; occupation: Occupation };

type CardRow = Awaited<ReturnType<typeof cardByKey>>[number];

/** `name` as it was typed. Makes the card, or puts what is new on the one that is there. Throws no-session, invalid, not-found. */
export async function shareCard(scope: RequestScope, typed: string | null): Promise<SharedCard> {
  const { session, now } = scope;
  if (session === null) throw appError('no-session');
  const named = cardName(typed);
  if (named === 'fault') throw new AppError('invalid', CARD_NAME_FAULT);
  const { analysisId, possible } = await readPossible(scope, session);
  if (possible === null) throw new AppError('not-found', NO_PATH);
  const db = scope.writes();
  const room = quotaRoom(scope, { name: 'cardBySession', subject: session.tokenHash });
  const card = {
    ...possible.content,
    ...named,
    analysisId,
    key: randomBytes(KEY_BYTES).toString('base64url'),
    expiresAt: now + CARD_LIFE_MS,
  };
  const {
    kept: [kept],
    used,
  } = await keepCard(db, session, card, room);
  enforceQuota(scope, 'cardBySession', used);
  if (kept === undefined) throw new AppError('not-found', NO_PATH);
  return sharedCard(scope, kept.key, kept.expires_at);
}

/** From then on page and pictures are gone; without a card nothing happens. Throws no-session. */
export async function takeBackCard(scope: RequestScope): Promise<void> {
  await writeOwn(scope, deleteCard);
}

/** Null = no live session. */
export async function readOwnCard(scope: RequestScope): Promise<OwnCard | null> {
  const { session } = scope;
  if (session === null) return null;
  const [accountState, { possible }, [row]] = await Promise.all([
    scope.accountState(),
    readPossible(scope, session),
    scope.batch.ask((db) => ownCard(db, session)),
  ]);
  if (accountState === null) return null;
  const shown = row === undefined ? null : await shownCard(contentOf(row));
  return {
    possible,
    card:
      row === undefined || shown === null ? null : { ...sharedCard(scope, row.key, row.expiresAt), shown },
  };
}

/** For anybody; null = never there, taken back or over. */
export async function readCard(scope: RequestScope, key: string): Promise<ShownCard | null> {
  if (!CARD_KEY.test(key)) return null;
  const [row] = await scope.batch.ask((db) => cardByKey(db, key, scope.now));
  return row === undefined ? null : shownCard(contentOf(row));
}

async function readPossible(scope: RequestScope, session: SessionRef) {
  const [accountState, [current], [denied]] = await Promise.all([
    scope.accountState(),
    scope.batch.ask((db) => currentAnalysis(db, session)),
    scope.batch.ask((db) => objectionsToCurrent(db, session)),
  ]);
  if (accountState === null) return { analysisId: '', possible: null };
  return {
    analysisId: current?.id ?? '',
    possible: await possibleCard(current, linesOf(denied), accountState.plan),
  };
}

async function possibleCard(
  current: { analysis: string; trail: string | null } | undefined,
  denied: ReturnType<typeof linesOf>,
  plan: Plan,
): Promise<ShownCard | null> {
  const analysis = readStoredAnalysis(current?.analysis);
  if (analysis === null || current === undefined) return null;
  const found = pathForCard(analysis, { trail: current.trail, openPaths: viewOf(plan).paths });
  if (found === null) return null;
  const { path, place } = found;
  const occupation = await occupationOf(path.zawodId);
  if (occupation === null) return null;
  const ledger = path.bilans.filter((line) => objectionTo(line, denied) === null);
  const strengths = strengthsOf(ledger, occupation);
  return { occupation, content: { zawodId: path.zawodId, place, strengths, name: null } };
}

function contentOf({ zawodId, place, strengths, name }: CardRow): CardContent {
  return { zawodId, place, strengths: readStrengths(strengths), name };
}

/** Null = the occupation is gone from the tables. */
async function shownCard(content: CardContent): Promise<ShownCard | null> {
  const occupation = await occupationOf(content.zawodId);
  return occupation === null ? null : { content, occupation };
}

async function occupationOf(id: string): Promise<Occupation | null> {
  const { occupations } = await readCareers();
  return occupations.find((one) => one.id === id) ?? null;
}

function sharedCard({ origin }: RequestScope, key: string, expiresAt: number): SharedCard {
  return { key, address: `${origin}/karta/${key}`, expiresAt: new Date(expiresAt).toISOString() };
}
