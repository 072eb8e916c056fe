// 'Przełączniki': what is off for a while and what stands on all pages (docs/operations.md 'Switches').
import { SWITCH_NAMES, type SwitchName } from '#domain/desk/switches/switches.ts';
import { SWITCH_DELAYS, SWITCH_HOURS } from '#domain/desk/switches/choices.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import type { RequestScope } from '../../scope.ts';
import { currentSwitches, endSwitch, setSwitch } from './operator-switches.ts';
import { asOperator, authorizeAction } from './desk.ts';

const HOUR_MS = 60 * 60_000;

/** Throws as `asOperator`. */
export function readSwitches(scope: RequestScope) {
  return asOperator(scope, 'switches', () => currentSwitches(scope));
}

export type SwitchForm = { name: string; sentence: string; hours: string; delay: string };

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
