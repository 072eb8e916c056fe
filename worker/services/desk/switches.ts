// 'Przełączniki': what is off for a while and what stands on all pages (docs/operations.md 'Switches').
import type { DeskGuard } from '#db/desk/commands/guard.ts';
import { cutSwitch, storeSwitch } from '#db/desk/commands/switches.ts';
import { comingSwitches, lastSwitches } from '#db/desk/queries/switches.ts';
import {
  isInForce,
  sentencesInForce,
  SWITCH_NAMES,
  type SwitchName,
  type SwitchSentences,
  SWITCH_DELAYS,
  SWITCH_HOURS,
  checkedSwitch,
  type SwitchDraft,
} from '#domain/desk/switches/switches.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import type { RequestScope } from '../../scope.ts';
import { asOperator, authorizeAction } from './desk.ts';

const HOUR_MS = 60 * 60_000;

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

/** Throws `invalid` with the sentence of what is wrong, `not-found` for anyone who may not, `database-down`. */
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

/** Throws as `asOperator`. */
export function readSwitches(scope: RequestScope) {
  return asOperator(scope, 'switches', () => currentSwitches(scope));
}

type SwitchForm = { name: string; sentence: string; hours: string; delay: string };

/** Throws as `authorizeAction`, `invalid` with the sentence of what is wrong. */
export async function setDeskSwitch(scope: RequestScope, form: SwitchForm): Promise<void> {
  const name = nameOf(form.name);
  const deed = await authorizeAction(scope, { page: 'switches', what: `włączone ${name}`, personId: null });
  const [hours, delay] = [oneOf(SWITCH_HOURS, form.hours), oneOf(SWITCH_DELAYS, form.delay)];
  const from = scope.now + delay * HOUR_MS;
  const draft = {
    name,
    sentence: form.sentence,
    from: delay === 0 ? null : from,
    until: from + hours * HOUR_MS,
  };
  await setSwitch(scope, draft, deed);
}

/** Harmless where it has ended. Throws as `authorizeAction`. */
export async function endDeskSwitch(scope: RequestScope, typed: string): Promise<void> {
  const name = nameOf(typed);
  const deed = await authorizeAction(scope, { page: 'switches', what: `wyłączone ${name}`, personId: null });
  await endSwitch(scope, name, deed);
}

function nameOf(typed: string): SwitchName {
  const name = SWITCH_NAMES.find((one) => one === typed);
  if (name === undefined) throw appError('not-found');
  return name;
}

function oneOf(choices: readonly number[], typed: string): number {
  const chosen = choices.find((one) => String(one) === typed);
  if (chosen === undefined) throw new AppError('invalid', 'Wybierz czas z listy.');
  return chosen;
}
