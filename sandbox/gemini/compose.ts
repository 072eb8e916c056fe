// Composes a whole career analysis from the answers: pure, and the same answers always give the same reply.
import type {
  CareerAnalysis,
  CareerPath,
  PlanStep,
  Predisposition,
  Skill,
} from '#domain/analysis/analysis.ts';
import { fold, fragmentsOf, mentions, readAnswers } from './answers.ts';
import type { Answers, Fragment } from './answers.ts';
import { CAREERS } from './careers/bank.ts';
import type { Career } from './careers/career.ts';
import { chanceFrom, shuffled } from './chance.ts';
import type { Chance } from './chance.ts';
import { rank } from './choose.ts';
import type { Match } from './choose.ts';
import { ANY_QUOTE, BESIDE_QUOTE, TRAITS } from './predispositions.ts';
import * as wording from './wording.ts';

const PATHS = 4;
const SKILLS_PER_PATH = [3, 2, 2, 1];
const PRIORITIES = [1, 1, 2, 2, 3, 3, 4, 5];

export type Reply = { nazwySciezek: string[] } & CareerAnalysis;

/** The answers are found in the prompt, as the application embeds them. */
export function composeAnalysis(prompt: string): Reply {
  const answers = readAnswers(prompt);
  const chance = chanceFrom(JSON.stringify(answers));
  const fragments = fragmentsOf(answers);
  const chosen = chooseCareers(answers, fragments, chance);
  return {
    nazwySciezek: chosen.map(({ item }) => item.path.nazwa),
    predyspozycje: predispositionsOf(answers, fragments, chance),
    sciezkiKariery: pathsOf(chosen, chance),
    umiejetnosci: skillsOf(chosen),
    planRozwoju: {
      kroki: stepsOf(chosen, answers, chance),
      certyfikacje: certificatesOf(chosen),
      projekty: chosen.slice(0, 3).map(({ item }) => pick(item.projects, chance)),
    },
    podsumowanieInspirujace: summaryOf(answers, fragments, chance),
  };
}

/** The best four, at most two of one field, so that the person gets a real choice. */
function chooseCareers(answers: Answers, fragments: Fragment[], chance: Chance): Match<Career>[] {
  const taken = new Map<string, number>();
  const chosen = rank(CAREERS, answers, fragments, chance).filter(({ item }) => {
    const already = taken.get(item.field) ?? 0;
    taken.set(item.field, already + 1);
    return already < 2;
  });
  return chosen.slice(0, PATHS);
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

function pathsOf(chosen: Match<Career>[], chance: Chance): CareerPath[] {
  const quoted = shuffled(wording.PATH_QUOTED, chance);
  const plain = shuffled(wording.PATH_PLAIN, chance);
  const quotes = new Set<Fragment>();
  return chosen.map(({ item, fragments }, at) => {
    const quote = takeQuote(fragments, quotes);
    const closing = quote === null ? (plain[at] ?? '') : filled(quoted[at] ?? '', quote);
    return { ...item.path, opis: `${item.path.opis} ${closing}` };
  });
}

function skillsOf(chosen: Match<Career>[]): Skill[] {
  const names = new Set<string>();
  const skills = chosen
    .flatMap(({ item }, at) => item.skills.slice(0, SKILLS_PER_PATH[at] ?? 1))
    .filter(({ nazwa }) => !names.has(nazwa) && names.add(nazwa));
  return skills.map(({ nazwa, opis }, at) => ({ nazwa, priorytet: PRIORITIES[at] ?? 5, opis }));
}

function stepsOf(chosen: Match<Career>[], answers: Answers, chance: Chance): PlanStep[] {
  const first = pick(wording.FIRST_STEPS, chance);
  const told = fold(`${answers.info} ${answers.interests}`);
  const situation = wording.SITUATIONS.find(({ keywords }) =>
    keywords.split('|').some((keyword) => mentions(told, keyword)),
  );
  const opis = situation === undefined ? first.opis : `${first.opis} ${situation.sentence}`;
  const own = chosen.flatMap(({ item }, at) => item.steps.slice(0, [2, 1, 1, 0][at] ?? 0));
  return [{ ...first, opis }, ...own, pick(wording.LAST_STEPS, chance)];
}

function certificatesOf(chosen: Match<Career>[]): string[] {
  const wanted = chosen.flatMap(({ item }, at) => item.certificates.slice(0, [2, 1, 1, 0][at] ?? 0));
  return [...new Set(wanted)];
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
function claimsMore(fits: Career['fits'], { preferences }: Answers): boolean {
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
