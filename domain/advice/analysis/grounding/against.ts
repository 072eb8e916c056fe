// What honestly speaks against an occupation for this person, from the tables and our estimates: said where the model wrote too little.
import { zloty } from '../../../platform/zloty.ts';
import { payBelowWords } from '../../pay-words.ts';
import type { PersonCondition } from '../../person.ts';
import { PAY_EVIDENCE, type LedgerLine } from '../../ranking/ledger.ts';
import type { AdvisedCandidate } from './context.ts';

const LONG_WAY_MONTHS = 12;
/** Points from which on a condition isn't kept everywhere, and from which on the work itself breaks it. */
const NOT_EVERYWHERE = -5;
const BROKEN = -7;

/** What the person named and this work hasn't, or not at every employer: in their words, and as a sentence. */
export function brokenConditions(ledger: readonly LedgerLine[]): { said: string; sentence: string }[] {
  return ledger.flatMap(({ factor, points, evidence }) => {
    if (factor !== 'conditions' || points > NOT_EVERYWHERE) return [];
    const of =
      points <= BROKEN ? 'Kłóci się z\u00a0Twoim warunkiem' : 'Nie wszędzie da się spełnić Twój warunek';
    return [{ said: evidence, sentence: `${of}: „${evidence}”.` }];
  });
}

/** What is paid beside the pay that is wished for; null = half of the group have that, or no pay is wished for. */
export function payBesideWish(
  { facts: { pay }, ledger }: Pick<AdvisedCandidate, 'facts' | 'ledger'>,
  conditions: readonly PersonCondition[],
): string | null {
  const wish = conditions.find(({ kind }) => kind === 'pay');
  const line = ledger.find(({ factor }) => factor === 'pay');
  if (wish?.kind !== 'pay' || line === undefined || line.evidence === PAY_EVIDENCE.met) return null;
  const wished = `${zloty(wish.value)} brutto`;
  if (pay === null) return `Nie wiemy, ile się tu zarabia, a\u00a0chcesz ${wished}.`;
  const share = payBelowWords(line.evidence);
  return `Mediana płac grupy to ${zloty(pay.median)}, a\u00a0chcesz ${wished}.${share === null ? '' : ` ${share}.`}`;
}

export function againstFromTables({
  facts,
  conditions,
  monthsLeft,
  ledger,
}: Pick<AdvisedCandidate, 'facts' | 'conditions' | 'monthsLeft' | 'ledger'>): string[] {
  const { wayIn, demand, pay } = facts;
  return [
    ...brokenConditions(ledger).map(({ sentence }) => sentence),
    monthsLeft > LONG_WAY_MONTHS
      ? `Droga do pierwszej pracy jest długa: zwykle ${wordsForMonths(monthsLeft)}.`
      : '',
    wayIn.licence === null ? '' : `Zwykle trzeba mieć uprawnienia: ${wayIn.licence.name}.`,
    conditions.physical === 'heavy'
      ? 'To praca, która obciąża ciało: dźwiganie jest w niej codziennością.'
      : '',
    conditions.shifts === true ? 'Często pracuje się na zmiany, także w weekendy i święta.' : '',
    demand?.poland === 'nadwyzka' ? 'Chętnych jest więcej niż miejsc pracy.' : '',
    wayIn.withoutExperience ? '' : 'Na start zwykle oczekuje się doświadczenia albo praktyki.',
    conditions.physical === 'standing' ? 'Większość dnia spędza się na nogach.' : '',
    conditions.screen === true ? 'Większość dnia spędza się przed ekranem.' : '',
    pay === null ? 'Nie ma statystyki płac dla tego zawodu, więc o stawki trzeba pytać pracodawców.' : '',
    conditions.people === true ? 'Cały dzień ma się do czynienia z ludźmi, także w trudnych rozmowach.' : '',
    'Opis zawodu nie zastąpi rozmowy z kimś, kto go wykonuje: codzienność zależy od firmy.',
  ].filter((sentence) => sentence !== '');
}

function wordsForMonths(months: number): string {
  const years = Math.round(months / 6) / 2;
  if (years < 2) return 'ponad rok';
  return `około ${String(years).replace('.', ',')}\u00a0${Number.isInteger(years) ? 'lat' : 'roku'}`;
}
