// What honestly speaks against an occupation for this person, from the tables and our estimates: said where the model wrote too little.
import type { LedgerLine } from '../../ranking/ledger.ts';
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
