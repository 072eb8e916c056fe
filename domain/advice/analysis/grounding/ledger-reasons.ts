// Reasons for a path that the model gave none for: the strongest lines of the ledger, each with the person's own word or answer.
import type { LedgerLine } from '../../ranking/ledger.ts';
import { PREFERENCES } from '../../quiz/answers.ts';
import type { Reason } from '../analysis.ts';
import { PREFERENCE_MEANINGS } from '../prompt.ts';

const MOST = 2;

export function reasonsOfLedger(ledger: readonly LedgerLine[]): Reason[] {
  const reasons = ledger
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .flatMap(reasonOf)
    .slice(0, MOST);
  return reasons.length > 0 ? reasons : [NOTHING_SAID];
}

const NOTHING_SAID: Reason = {
  cytat: 'Twoje odpowiedzi jako całość',
  wniosek: 'Żadne pojedyncze słowo nie wskazuje na ten zawód. Pasuje do reszty tylko ogólnie.',
};

// The evidence may be an occupation's key, which is nothing that a person reads.
const WORK_DONE = 'Twoja dotychczasowa praca';

function reasonOf({ factor, evidence }: LedgerLine): Reason[] {
  if (factor === 'words')
    return [{ cytat: evidence, wniosek: 'To wprost należy do codziennej pracy w tym zawodzie.' }];
  if (factor === 'interests')
    return [{ cytat: evidence, wniosek: 'Takie zainteresowania są bliskie temu zawodowi.' }];
  if (factor === 'experience')
    return [
      { cytat: WORK_DONE, wniosek: 'To, co już potrafisz z poprzedniej pracy, przyda się tu od początku.' },
    ];
  const preference = factor === 'preferences' ? PREFERENCES.find((one) => one === evidence) : undefined;
  if (preference === undefined) return [];
  const [cytat = ''] = PREFERENCE_MEANINGS[preference].split(' – ');
  return [{ cytat, wniosek: 'W tym zawodzie jest tego na co dzień więcej niż w wielu innych.' }];
}
