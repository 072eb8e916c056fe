// Links by which contracts are withdrawn from without signing in: single use, kept as hashes. What a link declares and its end are one
// batch, which SQLite runs as one transaction: of ten parallel uses one finds the row (docs/faults.md 47).
import { eq, lte, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { departedContracts, withdrawalLinks } from '../schema/withdrawal.ts';
import { purchases } from '../schema/courses.ts';
import { subscriptions } from '../schema/premium.ts';
import { insertMail, type NewMail } from '../../platform/commands/outbox.ts';
import { sendBatch } from '../../send-batch.ts';

type NewWithdrawalLink = {
  tokenHash: string;
  /** Normalised; only to find the person by. */
  email: string;
  addressHash: string;
  addressSealed: string;
  /** Of the keys before the present one: what was kept under them comes under it. */
  olderHashes: readonly string[];
  now: number;
  expiresAt: number;
  mail: NewMail;
};

/** Written only if the address is that of an account, or of one that is gone and left a contract: nobody else gets mail from us. */
export async function storeWithdrawalLink(db: Database, link: NewWithdrawalLink): Promise<void> {
  const owner = sql`(SELECT ${profiles.id} FROM ${profiles} WHERE ${profiles.email} = ${link.email})`;
  const isKnown = sql`(${owner} IS NOT NULL OR EXISTS (SELECT 1 FROM ${departedContracts}
    WHERE ${departedContracts.address_hash} = ${link.addressHash}))`;
  const moved = link.olderHashes.map((hash) =>
    db
      .update(departedContracts)
      .set({ address_hash: link.addressHash, address_sealed: link.addressSealed })
      .where(eq(departedContracts.address_hash, hash)),
  );
  const asked =
    db.run(sql`INSERT INTO ${withdrawalLinks} (token_hash, user_id, address_hash, address_sealed, asked_at, expires_at)
    SELECT ${link.tokenHash}, ${owner}, ${link.addressHash}, ${link.addressSealed}, ${link.now}, ${link.expiresAt}
    WHERE ${isKnown}`);
  const [first = asked, ...others] = [...moved, asked];
  await db.batch([first, ...others, insertMail(db, link.mail, null, isKnown)]);
}

export type LinkUse = { tokenHash: string; now: number };

const liveLink = ({ tokenHash, now }: LinkUse) =>
  sql`${withdrawalLinks.token_hash} = ${tokenHash} AND ${withdrawalLinks.used_at} IS NULL AND ${withdrawalLinks.expires_at} > ${now}`;

/** The person whose live link this is; NULL, which equals nothing, if it is none or the account is gone. */
export function ownerOfLink(use: LinkUse): SQL<string> {
  return sql`(SELECT ${withdrawalLinks.user_id} FROM ${withdrawalLinks} WHERE ${liveLink(use)})`;
}

/** A condition on purchases: their buyer's account has the address of this live link. */
export function purchaseOfLink(use: LinkUse): SQL {
  return sql`${purchases.user_id} = ${ownerOfLink(use)}`;
}

/** A condition on subscriptions, likewise. */
export function subscriptionOfLink(use: LinkUse): SQL {
  return sql`${subscriptions.user_id} = ${ownerOfLink(use)}`;
}

/** A condition on departed contracts: they were made with the address of this live link. */
export function departedOfLink(use: LinkUse): SQL {
  return sql`${departedContracts.address_hash} =
    (SELECT ${withdrawalLinks.address_hash} FROM ${withdrawalLinks} WHERE ${liveLink(use)})`;
}

/** A condition on purchases: their buyer's account is gone, and it had the address of this live link. */
export function departedPurchaseOfLink(use: LinkUse): SQL {
  return sql`${purchases.user_id} IS NULL AND EXISTS (SELECT 1 FROM ${departedContracts}
    WHERE ${departedContracts.id} = ${purchases.id} AND ${departedOfLink(use)})`;
}

/** What each declaration writes; `declared` returns a row if it happened. */
export type Declaration = {
  told: readonly BatchItem<'sqlite'>[];
  declared: BatchItem<'sqlite'> & PromiseLike<readonly unknown[]>;
};

/** Of each declaration whether it happened; null = the link was no longer live, and nothing was written. */
export async function declareByLink(
  db: Database,
  use: LinkUse,
  declarations: readonly Declaration[],
): Promise<boolean[] | null> {
  const used = db
    .update(withdrawalLinks)
    .set({ used_at: use.now })
    .where(liveLink(use))
    .returning({ tokenHash: withdrawalLinks.token_hash });
  const told = declarations.flatMap((one) => one.told);
  const answers = await sendBatch(db, { told, declared: declarations.map(({ declared }) => declared), used });
  return answers.used.length === 1 ? answers.declared.map((rows) => rows.length === 1) : null;
}

export async function deleteWithdrawalLinks(db: Database, before: number): Promise<void> {
  await db.delete(withdrawalLinks).where(lte(withdrawalLinks.expires_at, before));
}
