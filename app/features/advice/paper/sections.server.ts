// The words of a hand-over, written when it is made, of what the person's plan shows them (docs/decisions.md 'Hand-over').
import { readCareers } from '#content/careers.server.ts';
import { PREFERENCE_TEXTS } from '#content/quiz.ts';
import { isAdvised, type PathTest } from '#domain/advice/analysis/analysis.ts';
import { isOpen, type OpenPath } from '#domain/advice/analysis/events.ts';
import { HEALTH_LIMITS, type Facts } from '#domain/advice/facts.ts';
import type { HandOverGroup, HandOverLine, HandOverSection } from '#domain/advice/hand-over/hand-over.ts';
import { objectionTo } from '#domain/advice/objections.ts';
import type { PayFacts } from '#domain/advice/public-facts.ts';
import type { OwnTrial } from '#domain/advice/progress/trail.ts';
import { readingNames } from '#domain/advice/reading/known-ids.ts';
import { groupsOf, type ReadingNames } from '#domain/advice/reading/reading-groups.ts';
import { outcomeOf } from '#domain/advice/trial.ts';
import { withAnswersBack } from '#domain/advice/with-answers-back.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import type { HandOverSource } from '#worker/services/advice/hand-over.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { monthOf } from '../analysis/facts/fact-words.ts';
import { ledgerWords, signed } from '../analysis/ledger/ledger-words.ts';
import { zloty } from '../analysis/money.ts';
import { decisionGroups } from '../decide/weigh/decision-groups.ts';
import { hoursWords } from '../analysis/path/hours-words.ts';
import { outcomeWords } from '../trial/trial-words.ts';
import {
  ACTIVITIES,
  ACTIVITY_ANSWERS,
  EDUCATION_CHOICES,
  HEALTH_CHOICES,
  LICENCE_CHOICES,
  POLISH_CHOICES,
  STAY_CHOICES,
} from '../facts/fact-words.ts';

export async function sectionsOf({
  opened,
  order,
  denied,
  decision,
}: HandOverSource): Promise<HandOverSection[]> {
  const careers = await readCareers();
  const names = readingNames(careers);
  // What was kept of 'Co gdyby' or answered holds, as it does on the list.
  const held = order === null ? null : withAnswersBack({ ...order, denied }, careers);
  const { analysis } = opened;
  const paths = analysis.sciezkiKariery.filter(isOpen);
  return [
    { part: 'answers', groups: order === null ? [] : answerGroups(order.answers) },
    {
      part: 'reading',
      groups:
        held?.reading === undefined
          ? []
          : groupsOf(held.reading, names).map(({ title, chips }) => ({
              title,
              lines: chips.map(({ name, quote }) => ({ text: name, quote })),
            })),
    },
    { part: 'facts', groups: held === null ? [] : [factGroup(held.facts, names)] },
    { part: 'paths', groups: paths.map((path) => pathGroup(path, analysis.zrodla?.pay.period ?? null)) },
    {
      part: 'ledger',
      groups: paths.filter(isAdvised).map(({ nazwa, bilans, nazwy }) => ({
        title: nazwa,
        lines: bilans
          .filter((line) => objectionTo(line, denied) === null)
          .map((line) => plain(`${signed(line.points)} · ${ledgerWords(line, nazwy)}`)),
      })),
    },
    {
      part: 'decision',
      groups: decisionGroups(
        decision,
        analysis.sciezkiKariery.map(({ nazwa }) => nazwa),
        'tych',
      ),
    },
    { part: 'plan', groups: planGroups(opened, denied) },
  ];
}

function answerGroups(answers: NonNullable<HandOverSource['order']>['answers']): HandOverGroup[] {
  const { preferences, additional_interests, additional_info } = answers;
  const said = (text: string) => (text.trim() === '' ? [] : [{ text: text.trim(), quote: null }]);
  return [
    { title: 'Co inspiruje', lines: preferences.map((one) => plain(PREFERENCE_TEXTS[one].label)) },
    { title: 'Co ciekawi i\u00a0co lubi robić', lines: said(additional_interests) },
    { title: 'Co jeszcze warto wiedzieć', lines: said(additional_info) },
  ];
}

const YES_NO = { remoteOnly: 'Tylko praca zdalna', outdoors: 'Praca na zewnątrz' } as const;

function factGroup(facts: Facts, names: ReadingNames): HandOverGroup {
  const label = (choices: readonly { value: string; label: string }[], value: string | undefined) =>
    choices.find((one) => one.value === value)?.label ?? value;
  const list = (keys: readonly string[] | undefined, named: (key: string) => string) =>
    keys === undefined ? undefined : keys.map(named).join(', ');
  const { years, hoursPerWeek, maxMonths, minPay } = facts;
  const rows: [string, string | undefined][] = [
    ['Wykształcenie', label(EDUCATION_CHOICES, facts.education)],
    ['Dotychczasowa praca', list(facts.from, (id) => names.occupations[id] ?? id)],
    ['Lata pracy', years === undefined ? undefined : String(years)],
    ['Uprawnienia', list(facts.licences, (key) => label(LICENCE_CHOICES, key) ?? key)],
    ['Województwo', facts.voivodeship],
    ['Czas na naukę w\u00a0tygodniu', hoursPerWeek === undefined ? undefined : `${hoursPerWeek}\u00a0h`],
    ['Do pierwszej pracy', maxMonths === undefined ? undefined : `najwyżej ${maxMonths}\u00a0mies.`],
    ['Najniższa pensja', minPay === undefined ? undefined : `${zloty(minPay)} brutto`],
    ['Polski', label(POLISH_CHOICES, facts.polishLevel)],
    ['Kierunek', label(STAY_CHOICES, facts.stay)],
  ];
  const limits = HEALTH_LIMITS.filter((key) => facts[key] === true).map((key) => label(HEALTH_CHOICES, key));
  const conditions = [
    ...limits,
    ...(['remoteOnly', 'outdoors'] as const).filter((key) => facts[key] === true).map((key) => YES_NO[key]),
  ];
  const answered = ACTIVITIES.flatMap(({ key, words }) => {
    const answer = facts.activities?.[key];
    return answer === undefined ? [] : [plain(`${words}: ${label(ACTIVITY_ANSWERS, String(answer))}`)];
  });
  return {
    title: 'Podane w\u00a0formularzu',
    lines: [
      ...rows.flatMap(([name, value]) =>
        value === undefined || value === '' ? [] : [plain(`${name}: ${value}`)],
      ),
      ...conditions.map((words) => plain(`Warunek: ${words}`)),
      ...answered,
    ],
  };
}

function pathGroup(path: OpenPath, period: string | null): HandOverGroup {
  const { nazwa, opis, fakty } = path;
  const pay = fakty?.pay ?? null;
  const payLines = pay === null || period === null ? [] : [plain(payLine(pay, period))];
  if (!isAdvised(path)) return { title: nazwa, lines: [plain(opis), ...payLines] };
  return {
    title: nazwa,
    lines: [
      plain(opis),
      ...path.dlaczego.map(({ cytat, wniosek }) => ({ text: withNonBreakingSpaces(wniosek), quote: cytat })),
      ...path.przeciw.map((against) => plain(`Przeciw: ${against}`)),
      plain(`Czego brakuje: ${path.luka}`),
      plain(`Próba: ${testWords(path.proba)}`),
      ...payLines,
    ],
  };
}

export function payLine({ group, median, d1, d9 }: PayFacts, period: string): string {
  return `Zarobki w grupie „${group}”: mediana ${zloty(median)} brutto, dolne 10% do ${zloty(d1)}, górne 10% od ${zloty(d9)} (GUS, ${monthOf(period)})`;
}

function planGroups(
  { plan, steps, trials, trail, analysis }: HandOverSource['opened'],
  denied: HandOverSource['denied'],
): HandOverGroup[] {
  const path = trail === null ? undefined : analysis.sciezkiKariery[trail.place];
  const state = ({ done, dueOn }: { done: boolean; dueOn: string | null }) =>
    done ? ' – zrobione' : dueOn === null ? '' : ` – do ${polishDay(dueOn)}`;
  const tried = trials.filter(
    ({ zawodId, done, dueOn }) => done || dueOn !== null || zawodId === trail?.zawodId,
  );
  return [
    {
      title: path === undefined ? 'Wspólny plan (szlak jeszcze niewybrany)' : `Wybrany szlak: ${path.nazwa}`,
      lines: [
        ...tried.map((one) => trialLine(one, denied)),
        ...plan.map(({ nazwa, czasWykonania }, place) =>
          plain(`${nazwa} (${czasWykonania})${state(steps[place] ?? { done: false, dueOn: null })}`),
        ),
      ],
    },
  ];
}

/** With what its owner learned by it, and in their words. */
function trialLine(trial: OwnTrial, denied: HandOverSource['denied']): HandOverLine {
  const { zawodId, name, done, dueOn, note } = trial;
  const outcome = outcomeOf(denied, zawodId);
  const said = outcome === null ? '' : `: ${outcomeWords(outcome)}`;
  const state = done ? ` – zrobiona${said}` : dueOn === null ? '' : ` – ${polishDay(dueOn)}`;
  return { text: withNonBreakingSpaces(`Próba, ${name}: ${testWords(trial)}${state}`), quote: note };
}

function testWords({ co, godziny, koszt }: PathTest): string {
  return `${co} (${hoursWords(godziny)}, ${koszt === 0 ? 'bez kosztów' : `do ${zloty(koszt)}`})`;
}

function plain(text: string): HandOverLine {
  return { text: withNonBreakingSpaces(text), quote: null };
}
