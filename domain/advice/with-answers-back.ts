// What answers do to a ranking (answers-back.ts): each takes the place of whatever the facts and the reading said of its condition. The
// latest word holds, so `denied` is in the order of its saying. Pure.
import { isAnswer } from './answers-back.ts';
import { changeOf, type ChangeableKind, type ConditionChange } from './condition-change.ts';
import { readFacts, type Facts } from './facts.ts';
import type { Careers } from './occupation.ts';
import { LIMIT_OF, type AdviceInput, type Denied } from './person.ts';
import { keyOfCondition } from './reading/condition-key.ts';
import { readByRules } from './reading/read-by-rules.ts';
import type { Condition } from './reading/reading.ts';

/** The input itself where nothing was answered. */
export function withAnswersBack<Input extends AdviceInput>(input: Input, careers: Careers): Input {
  const { denied = [] } = input;
  const answered = new Map<ChangeableKind, ConditionChange & { at: number }>();
  for (const [at, line] of denied.entries()) {
    const change = isAnswer(line) ? changeOf(line.evidence) : null;
    if (change !== null) answered.set(change.kind, { ...change, at });
  }
  if (answered.size === 0) return input;
  const changes = [...answered.values()];
  const reading = input.reading ?? readByRules(input.answers, careers);
  const conditions: Condition[] = [
    ...reading.conditions.filter(({ kind }) => changes.every((change) => change.kind !== kind)),
    ...changes.flatMap(({ condition }) => (condition === null ? [] : [{ ...condition, quote: null }])),
  ];
  return {
    ...input,
    facts: withoutKinds(readFacts(input.facts), [...answered.keys()]),
    reading: { ...reading, conditions },
    denied: denied.filter(
      (line, at) => !isAnswer(line) && !changes.some((change) => at < change.at && speaksOf(line, change)),
    ),
  };
}

function withoutKinds(facts: Facts, kinds: readonly ChangeableKind[]): Facts {
  const left = { ...facts };
  for (const kind of kinds) {
    const fact = LIMIT_OF[kind];
    if (fact !== undefined) delete left[fact];
  }
  return left;
}

/** An objection by which this very condition would not be heard. */
function speaksOf({ factor, evidence }: Denied, { kind, condition }: ConditionChange): boolean {
  if (factor === 'pay') return kind === 'pay';
  if (factor === 'limits') return evidence === LIMIT_OF[kind];
  return factor === 'conditions' && condition !== null && evidence === keyOfCondition(condition);
}
