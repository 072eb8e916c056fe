// The operator's switches (docs/operations.md 'Switches'), for the desk.
import type { DeskGuard } from '#db/desk/commands/guard.ts';
import { cutSwitch, storeSwitch } from '#db/desk/commands/switches.ts';
import { comingSwitches, lastSwitches } from '#db/desk/queries/switches.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import {
  isInForce,
  sentencesInForce,
  SWITCH_NAMES,
  type SwitchName,
  type SwitchSentences,
} from '#domain/desk/switches/switches.ts';
import { checkedSwitch, type SwitchDraft } from '#domain/desk/switches/validation.ts';
import type { RequestScope } from '../../scope.ts';

export type SwitchState = {
  name: SwitchName;
  /** 'coming': its start lies ahead. */
  state: 'off' | 'coming' | 'on';
  /** As it was set last; null = never. `setBy`: an address; null = that account is gone. */
  last: { sentence: string; from: number; until: number; setBy: string | null; setAt: number } | null;
};

/** As the database has them; as this isolate knows them, where it is away. */
export async function switchSentences({ batch, now, switches }: RequestScope): Promise<SwitchSentences> {
  try {
    return sentencesInForce(await batch.ask((db) => comingSwitches(db, now)), now);
  } catch {
    return switches;
  }
}

/** All three, in one round trip with whatever else the page asks. */
export async function currentSwitches({ batch, now }: RequestScope): Promise<SwitchState[]> {
  const rows = await batch.ask((db) => lastSwitches(db));
  return SWITCH_NAMES.map((name) => {
    const row = rows.find((one) => one.name === name);
    if (row === undefined) return { name, state: 'off', last: null };
    const { name: _, ...last } = row;
    return { name, state: isInForce(row, now) ? 'on' : row.until > now ? 'coming' : 'off', last };
  });
}

/** Throws `invalid` with the sentence of what is wrong, `not-found` for whoever may not, `database-down`. */
export async function setSwitch(
  scope: RequestScope,
  draft: SwitchDraft & { name: SwitchName },
  deed: DeskGuard & { operatorId: string },
): Promise<void> {
  const { now } = scope;
  const checked = checkedSwitch(draft, now);
  if (!checked.ok) throw new AppError('invalid', checked.fault);
  const terms = { name: draft.name, ...checked.terms, setBy: deed.operatorId, setAt: now };
  if (!(await storeSwitch(scope.writes(), terms, deed))) throw appError('not-found');
}

/** Now. False = it had ended already. Throws `database-down`. */
export async function endSwitch(scope: RequestScope, name: SwitchName, deed: DeskGuard): Promise<boolean> {
  return cutSwitch(scope.writes(), { name, now: scope.now }, deed);
}
