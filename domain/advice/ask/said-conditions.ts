// What a question says of the person who asks it that isn't held of them yet ('Dopisać to do tego, co o Tobie wiemy?'). Read by rules, to which what is
// only asked ('Czy pracuje się tam na zmiany?') says nothing. Pure.
import { CHANGEABLE_KINDS, type ChangeableValue, type ConditionChange } from '../condition-change.ts';
import { currentOf } from '../decide/changes.ts';
import type { Careers } from '../occupation.ts';
import type { PersonCondition } from '../person.ts';
import { readByRules } from '../reading/read-by-rules.ts';

/** `quote`: the words that say it. */
export type SaidCondition = ConditionChange & { condition: ChangeableValue; quote: string };

/** `held`: all that the rule holds of the person today. */
export function saidBesides(
  question: string,
  held: readonly PersonCondition[],
  careers: Careers,
): SaidCondition[] {
  const today = currentOf(held);
  const said = readByRules({ additional_interests: '', additional_info: question }, careers).conditions;
  return CHANGEABLE_KINDS.flatMap((kind): SaidCondition[] => {
    const found = said.find((one) => one.kind === kind);
    if (found === undefined || found.kind === 'polish' || found.kind === 'field') return [];
    const { quote, ...condition } = found;
    if (quote === null || today.get(kind)?.value === condition.value) return [];
    return [{ kind, condition, quote }];
  });
}
