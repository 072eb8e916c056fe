// A row of the security log as the text that its proof is made over: every column but those that the deletion of an account forgets
// and those that sealing adds.
import type { SecurityEvent, SecurityOutcome } from './events.ts';

export type SecurityRecord = {
  /** Of this row alone, so that a copy of a row is none. */
  nonce: string;
  /** The person, under a key: it tells the same person's rows from others' and not whose they are. */
  mark: string;
  event: SecurityEvent;
  outcome: SecurityOutcome;
  /** 'Chrome, Windows'; null = nobody's browser, such as the provider's message or the clock. */
  device: string | null;
  /** Under a key; null as above. */
  network: string | null;
  /** Epoch ms. */
  at: number;
  /** Who at the operator's desk did it, under a key, and what; null = the person's own deed. */
  actor: string | null;
  detail: string | null;
};

/** A list, so that no text can be moved from one column into the next. */
export function recordText(record: SecurityRecord): string {
  const { nonce, mark, event, outcome, device, network, at, actor, detail } = record;
  const ofDesk = actor === null && detail === null ? [] : [actor, detail];
  return JSON.stringify([nonce, mark, event, outcome, device, network, at, ...ofDesk]);
}

/** What links a row to the one before: the order can't be changed, and no row can leave or come between. */
export function linkText(previousSeal: string, id: number, proof: string): string {
  return JSON.stringify([previousSeal, id, proof]);
}
