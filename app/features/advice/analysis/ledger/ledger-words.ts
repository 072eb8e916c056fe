// The ledger in plain words: what pulled an occupation up or down for this person, and what nobody knows. The rule's keys are translated
// here; names of occupations and licences come with the path, since the tables stay on the server.
import type { GivenFact } from '#domain/advice/certainty.ts';
import { EDUCATION_LEVELS, RIASEC, type RiasecLetter } from '#domain/advice/occupation.ts';
import { payWords } from '#domain/advice/pay-words.ts';
import { ASKED, LEADS, type LedgerLine } from '#domain/advice/ranking/ledger.ts';
import { conditionOfKey } from '#domain/advice/reading/condition-key.ts';
import { conditionName } from '#domain/advice/reading/condition-words.ts';
import type { AdvisedPath } from '#domain/advice/analysis/analysis.ts';
import type { OpenPath } from '#domain/advice/analysis/events.ts';
import { PREFERENCES } from '#domain/advice/quiz/answers.ts';
import { PREFERENCE_TEXTS } from '#content/quiz.ts';
import { durationWords, educationWords, forecastWord } from '../facts/fact-words.ts';

const ACTIVITIES: Record<RiasecLetter, string> = {
  R: 'praca rękami, w terenie i przy maszynach',
  I: 'badanie i dociekanie przyczyn',
  A: 'tworzenie i projektowanie',
  S: 'praca z ludźmi',
  E: 'przekonywanie i prowadzenie innych',
  C: 'porządek, liczby i dokumenty',
};

const FORECASTS = ['deficyt', 'rownowaga', 'nadwyzka'] as const;

export function ledgerWords(
  { factor, points, evidence }: LedgerLine,
  names: Readonly<Record<string, string>> = {},
): string {
  const listed = evidence.split(', ');
  switch (factor) {
    case 'words':
      return `Twoje słowa: ${evidence}`;
    case 'portrait':
      return `${points > 0 ? 'Opis zawodu mówi o\u00a0tym, co lubisz' : 'W\u00a0opisie zawodu jest coś, czego unikasz'}: ${evidence}`;
    case 'interests':
      return `Twoje zainteresowania: ${evidence}`;
    case 'preferences': {
      const chosen = PREFERENCES.find((one) => one === evidence);
      return chosen === undefined ? evidence : PREFERENCE_TEXTS[chosen].label;
    }
    case 'activities':
      return evidence === ''
        ? 'Zajęcia, których nie lubisz'
        : `Zajęcia, które lubisz: ${meaningsOf(listed).join('; ')}`;
    case 'dislikes':
      return `Czego nie lubisz: ${evidence}`;
    case 'wanted':
      return `Tego chcesz: ${namedWork(listed, names)}`;
    case 'ideas':
      return `Podpowiedź AI z\u00a0tego, co piszesz: ${evidence}`;
    case 'alike':
      return `Bliskie temu, co piszesz: ${evidence}`;
    case 'stays':
      return `Zostajesz w\u00a0zawodzie: ${namedWork(listed, names)}`;
    case 'experience': {
      const work = namedWork(listed, names);
      return points > 0 ? `Bliskie dotychczasowej pracy: ${work}` : `Dotychczasowa praca: ${work}`;
    }
    case 'level': {
      if (evidence === LEADS) return 'Zwykle wymaga lat w\u00a0branży albo kierunkowych studiów';
      const level = EDUCATION_LEVELS.find((one) => one === evidence);
      return `Poniżej Twojego wykształcenia: ${level === undefined ? evidence : educationWords(level)}`;
    }
    case 'conditions':
      return `${points > 0 ? 'Zgadza się z\u00a0tym, czego chcesz' : 'Kłóci się z\u00a0tym, czego chcesz'}: ${conditionWords(evidence)}`;
    case 'pay':
      return payWords(evidence) ?? evidence;
    case 'entry':
      return `Droga: ${/^\d+$/.test(evidence) ? durationWords(Number(evidence)) : evidence}`;
    case 'licence':
      if (evidence === ASKED) return 'Praca, o\u00a0którą trzeba zapytać wprost';
      return `${points > 0 ? 'Masz uprawnienia' : 'Nabór do służby'}: ${names[evidence] ?? evidence}`;
    case 'demand': {
      const forecast = FORECASTS.find((one) => one === evidence);
      return `Zapotrzebowanie: ${forecast === undefined ? evidence : forecastWord(forecast)}`;
    }
  }
}

/** '+12', '−3'. */
export function signed(points: number): string {
  return `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}

function namedWork(keys: readonly string[], names: Readonly<Record<string, string>>): string {
  return keys.map((id) => names[id] ?? id).join(', ');
}

/** The person's own words, or the key that stands where nobody's words are ('lifting avoid'). */
function conditionWords(evidence: string): string {
  const condition = conditionOfKey(evidence);
  return condition === null ? evidence : conditionName(condition);
}

function meaningsOf(keys: readonly string[]): string[] {
  return RIASEC.filter((letter) => keys.some((key) => key.startsWith(letter))).map(
    (letter) => ACTIVITIES[letter],
  );
}

const NOT_GIVEN: readonly [fact: GivenFact, words: string][] = [
  ['wyksztalcenie', 'wykształcenie – nie podano'],
  ['doswiadczenie', 'dotychczasowa praca – nie podano'],
  ['zajecia', 'ulubione zajęcia – nie podano'],
];

/** What neither the tables nor the person say; an older analysis doesn't tell which facts were given. */
export function unknownWords({ fakty, podano, bilans }: OpenPath & AdvisedPath): string[] {
  const isInLedger = (factor: string) => bilans.some((line) => line.factor === factor);
  const missing =
    podano === undefined
      ? []
      : NOT_GIVEN.filter(
          ([fact]) => !podano.includes(fact) && !(fact === 'doswiadczenie' && isInLedger('experience')),
        );
  return [
    ...(fakty !== null && fakty.pay === null ? ['płaca – brak statystyki'] : []),
    ...(fakty !== null && fakty.demand === null ? ['zapotrzebowanie – brak danych'] : []),
    ...missing.map(([, words]) => words),
  ];
}
