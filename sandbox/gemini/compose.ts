// Composes a whole career analysis from the prompt, as the real model would: the candidates are in it, and so are the answers. Pure: the
// same answers and candidates always give the same reply.
import type { PlanStep, Predisposition, Skill } from '#domain/analysis/analysis.ts';
import type { WrittenAnalysis } from '#domain/analysis/reply/written.ts';
import type { Preference } from '#domain/quiz/answers.ts';
import { fold, fragmentsOf, mentions, readAnswers } from './answers.ts';
import type { Answers, Fragment } from './answers.ts';
import { candidatesIn } from './candidates.ts';
import { chanceFrom } from './chance.ts';
import type { Chance } from './chance.ts';
import { rank } from './choose.ts';
import { chooseFour, chooseLast, type Chosen } from './choose-four.ts';
import { ANY_FIELD } from './fields/any-field.ts';
import { ANY_QUOTE, BESIDE_QUOTE, TRAITS } from './predispositions.ts';
import * as wording from './wording.ts';
import { halfOf, reasonsFor, writePath, type PathToWrite } from './write-path.ts';

const PRIORITIES = [1, 1, 2, 2, 3, 3, 4, 5];
const PLACES = [0, 1, 2, 3] as const;

export type Reply = { uwaga: 'brak' | 'kryzys' } & WrittenAnalysis;

/** `choice`: 'last' = it pays no attention to the order of the candidates. */
export function composeAnalysis(prompt: string, choice: 'best' | 'last' = 'best'): Reply {
  const answers = readAnswers(prompt);
  const chance = chanceFrom(JSON.stringify(answers));
  const fragments = fragmentsOf(answers);
  const candidates = candidatesIn(prompt) ?? [];
  const paths = placed(choice === 'last' ? chooseLast(candidates) : chooseFour(candidates, chance), chance);
  const reasons = reasonsFor(paths, answers, fragments);
  return {
    uwaga: 'brak',
    predyspozycje: predispositionsOf(answers, fragments, chance),
    sciezkiKariery: paths.map((path, at) => writePath(path, reasons[at] ?? [])),
    umiejetnosci: skillsOf(paths),
    planRozwoju: {
      kroki: weeksOf(answers, chance),
      certyfikacje: [...new Set(paths.slice(0, 3).map(({ field, variant }) => field.certificates[variant]))],
      projekty: paths.slice(0, 3).map(({ field, variant }) => field.projects[variant]),
    },
    podsumowanieInspirujace: summaryOf(answers, fragments, chance),
  };
}

/** The second path of a field says the other half of what there is to say of it; a third has only what fits any. */
function placed(chosen: readonly Chosen[], chance: Chance): PathToWrite[] {
  const start = chance() < 0.5 ? 0 : 1;
  const times = new Map<object, number>();
  const timesSoFar = (field: object) => {
    const before = times.get(field) ?? 0;
    times.set(field, before + 1);
    return before;
  };
  return chosen.flatMap(({ candidate, field: own }, at) => {
    const place = PLACES[at];
    if (place === undefined) return [];
    const field = timesSoFar(own) < 2 ? own : ANY_FIELD;
    const before = field === own ? (times.get(own) ?? 1) - 1 : timesSoFar(ANY_FIELD);
    return [{ candidate, field, place, variant: (start + before) % 2 === 0 ? 0 : 1 }];
  });
}

function predispositionsOf(answers: Answers, fragments: Fragment[], chance: Chance): Predisposition[] {
  const ranked = rank(TRAITS, answers, fragments, chance).filter(
    (match) => match.fragments.length > 0 || !claimsMore(match.item.fits, answers),
  );
  const count = ranked.filter((match) => match.fragments.length > 0).length >= 5 ? 5 : 4;
  const quotes = new Set<Fragment>();
  const liked = fragments.filter(({ disliked, from }) => !disliked && from === 'interests');
  return ranked.slice(0, count).map(({ item, fragments: own }, at) => {
    const quote = takeQuote(own, quotes) ?? own[0]?.quote;
    if (quote !== undefined) return reasoned(item.nazwa, filled(item.quoted, quote), item.rest);
    const other = takeQuote(liked, quotes);
    if (other === null) return reasoned(item.nazwa, item.plain, item.rest);
    if (at === 0) return reasoned(item.nazwa, filled(ANY_QUOTE, other), item.rest);
    return reasoned(item.nazwa, `${item.plain} ${filled(BESIDE_QUOTE, other)}`, item.rest);
  });
}

function skillsOf(paths: readonly PathToWrite[]): Skill[] {
  const names = new Set<string>();
  const skills = paths
    .flatMap(({ field, variant }) => halfOf(field.skills, variant))
    .filter(([nazwa]) => !names.has(nazwa) && names.add(nazwa));
  return skills.map(([nazwa, opis], at) => ({ nazwa, priorytet: PRIORITIES[at] ?? 5, opis }));
}

/** The next four weeks, whichever path it will be. */
function weeksOf(answers: Answers, chance: Chance): PlanStep[] {
  const told = fold(`${answers.info} ${answers.interests}`);
  const situation = wording.SITUATIONS.find(({ keywords }) =>
    keywords.split('|').some((keyword) => mentions(told, keyword)),
  );
  return wording.WEEKS.map((week, at) => {
    const step = pick(week, chance);
    return at > 0 || situation === undefined ? step : { ...step, opis: `${step.opis} ${situation.sentence}` };
  });
}

function summaryOf(answers: Answers, fragments: Fragment[], chance: Chance): string {
  const liked = fragments.filter(({ disliked, from }) => !disliked && from === 'interests');
  const quote = liked.length === 0 ? null : pick(liked, chance).quote;
  const close = answers.preferences.map((preference) => wording.CLOSE_TO_HEART[preference]);
  return [
    pick(wording.SUMMARY_OPENINGS, chance),
    quote === null ? '' : filled(pick(wording.SUMMARY_QUOTED, chance), quote),
    close.length === 0 ? '' : pick(wording.SUMMARY_MIDDLES, chance).replace('{bliskie}', () => listed(close)),
    pick(wording.SUMMARY_ENDINGS, chance),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** A trait that stands for one preference would, in a reasoning without a quote, claim that it was ticked. */
function claimsMore(fits: Record<Preference, number>, { preferences }: Answers): boolean {
  return Object.values(fits).includes(3) && !preferences.some((preference) => fits[preference] === 3);
}

/** Each quote is used once per list, or the text would repeat itself. */
function takeQuote(fragments: Fragment[], used: Set<Fragment>): string | null {
  const fresh = fragments.find((fragment) => !used.has(fragment));
  if (fresh === undefined) return null;
  used.add(fresh);
  return fresh.quote;
}

function reasoned(nazwa: string, opening: string, rest: string): Predisposition {
  return { nazwa, uzasadnienie: `${opening} ${rest}` };
}

/** A function as replacement, since `$&` in a person's text must stay what it is. */
function filled(template: string, quote: string): string {
  return template.replace('{cytat}', () => quote);
}

function listed(names: string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} i ${names.at(-1)}`;
}

function pick<T>(list: readonly [T, ...T[]] | readonly T[], chance: Chance): T {
  const picked = list[Math.floor(chance() * list.length)];
  if (picked === undefined) throw new RangeError('Nothing to pick from.');
  return picked;
}
