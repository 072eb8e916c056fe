// How often the gate is right, on the sentences it was made from and on those written later (gate-sentences.ts).
import { gate } from '#domain/advice/gate.ts';
import * as sentences from './gate-sentences.ts';
import { average } from './measure.ts';

type GateRow = { measure: string; must: number | null; aim: number | null; measured: number };
type Kind = ReturnType<typeof gate>['kind'];

const MUST = 0.98;

/** How many are measured, all sets together. */
export const SENTENCES = Object.values(sentences)
  .flat()
  .filter((one) => typeof one === 'string').length;

export function measureGate(): GateRow[] {
  const caught = { must: MUST, aim: 1 };
  const passed = { must: MUST, aim: 0.99 };
  const unseen = { must: 0.99, aim: 1 };
  // 98 % is the goal. Words alone don't reach it on sentences that nobody tuned on, least of all on violence told in passing; the model's
  // reading hears more, where there is one.
  const onlySaid = { must: null, aim: null };
  const row = (
    measure: string,
    limits: Omit<GateRow, 'measure' | 'measured'>,
    list: readonly string[],
    isRight: (kind: Kind) => boolean,
  ): GateRow => ({ measure, ...limits, measured: shareRight(list, isRight) });
  const isCrisis = (kind: Kind) => kind === 'crisis';
  const passes = (kind: Kind) => kind === 'ok';
  const said = [...sentences.CRISIS_SENTENCES, ...sentences.LATER_CRISIS, ...sentences.LEARNED_CRISIS];
  const ordinary = [
    ...sentences.ORDINARY_SENTENCES,
    ...sentences.LATER_ORDINARY,
    ...sentences.LEARNED_ORDINARY,
  ];
  const firstSight = sentences.AT_FIRST_SIGHT;
  const adults = [...sentences.NOT_MINOR_SENTENCES, ...sentences.BLIND_NOT_MINOR_1];
  return [
    row('gate: crisis sentences caught', caught, said, isCrisis),
    { measure: 'gate: crisis sentences caught, written later', ...onlySaid, measured: firstSight.caught },
    {
      measure: 'gate: crisis sentences stopped or told a number, written later',
      ...onlySaid,
      measured: firstSight.caughtOrGentle,
    },
    row('gate: ordinary sentences let through', passed, ordinary, passes),
    { measure: 'gate: ordinary let through, written later', ...unseen, measured: firstSight.passed },
    row(
      'gate: pupils noticed',
      caught,
      [...sentences.MINOR_SENTENCES, ...sentences.BLIND_MINOR_1],
      (kind) => kind === 'minor',
    ),
    row('gate: adults not taken for pupils', passed, adults, (kind) => kind !== 'minor'),
    row(
      'gate: empty answers noticed',
      caught,
      [...sentences.TOO_LITTLE, ...sentences.BLIND_TOO_LITTLE_1],
      (kind) => kind === 'too-little',
    ),
    row(
      'gate: short answers let through',
      passed,
      [...sentences.ENOUGH, ...sentences.BLIND_ENOUGH_1],
      passes,
    ),
  ];
}

function shareRight(list: readonly string[], isRight: (kind: Kind) => boolean): number {
  return average(list.map((sentence) => (isRight(kindOf(sentence)) ? 1 : 0)));
}

function kindOf(sentence: string): Kind {
  return gate({ preferences: ['helping'], additional_interests: sentence, additional_info: '' }).kind;
}
