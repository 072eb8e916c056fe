// Reading by rules (docs/decisions.md 'Reading by rules'): what a person wrote, by the inflected forms of words and a handful of patterns.
// It says less than a model, and what it says is right: a denial, a wish, a school or somebody else's work is no past, and what is only
// named is asked. Pure; names, ages and sexes are not read.
import { gateAlarm } from '../gate/alarm.ts';
import type { Careers } from '../occupation.ts';
import type { QuizTexts } from '../quiz/answers.ts';
import { conceptName } from './known-ids.ts';
import {
  EMPTY_BACKGROUND,
  EMPTY_READING,
  isTrade,
  type Activity,
  type Condition,
  type ConditionKind,
  type Work,
  type Background,
  type Reading,
  type Unclear,
} from './reading.ts';
import { backgroundIn, polishIn } from './rules/background.ts';
import { makeConcepts, type Concepts, type FoundConcept } from './rules/concepts.ts';
import { conditionsIn } from './rules/conditions.ts';
import { coursesIn } from './rules/courses.ts';
import { figuresIn } from './rules/figures.ts';
import { doubtfulAsked } from './rules/doubtful.ts';
import { makeForms, type Forms } from './rules/forms.ts';
import { languageOf } from './rules/language.ts';
import { likelyWorkAsked, type Deeds } from './rules/likely-work.ts';
import { isOfStudiesOrAbroad, meansOther } from './rules/look-alikes.ts';
import { proposedByWords } from './rules/proposed.ts';
import { questionsOf } from './rules/questions.ts';
import { clausesOf, isOwnVerb, standsOf, type Held } from './rules/stances.ts';
import { quoteOf, textOf, type Part, type Text, type Token } from './rules/text.ts';
import { makeTrades, type Trades } from './rules/trades.ts';
import { workIn } from './rules/work.ts';
import { activitiesSaidOnce, isPartOf } from './said-once.ts';
import { isCourse, isWish } from './wish.ts';

/** The tables that reading needs; all of `Careers` will do. */
type ReadingTables = Pick<Careers, 'words' | 'called' | 'forms' | 'occupations' | 'deeds'>;

type Kit = {
  forms: Forms;
  concepts: Concepts;
  trades: Trades;
  nameOf: (slug: string) => string;
  deeds: Deeds;
  /** Meanings that are a kind of work, by the condition that keeps from it. */
  kindOf: ReadonlyMap<string, ConditionKind>;
};

const KIND_OF_WORK: Readonly<Record<string, ConditionKind>> = {
  heavy: 'lifting',
  sitting: 'sitting',
  screen: 'screen',
  shifts: 'shifts',
};

const kits = new WeakMap<ReadingTables, Kit>();

function kitOf(tables: ReadingTables): Kit {
  const found = kits.get(tables);
  if (found !== undefined) return found;
  const names = new Map(tables.words.map((row) => [row.slug, conceptName(row)]));
  const made = {
    forms: makeForms(tables.forms),
    concepts: makeConcepts(tables.words),
    trades: makeTrades(tables.called, tables.occupations),
    nameOf: (slug: string) => names.get(slug) ?? slug,
    deeds: { table: tables.deeds, occupations: tables.occupations },
    kindOf: new Map(
      tables.words.flatMap(({ slug, condition }) => {
        const kind = KIND_OF_WORK[condition ?? ''];
        return kind === undefined ? [] : [[slug, kind] as const];
      }),
    ),
  };
  kits.set(tables, made);
  return made;
}

export function readByRules(answers: QuizTexts, tables: ReadingTables): Reading {
  const { additional_interests: interests, additional_info: info } = answers;
  const alarm = gateAlarm(answers);
  const language = languageOf(`${interests}\n${info}`);
  if (language !== 'pl') return { ...EMPTY_READING, language, alarm };
  const kit = kitOf(tables);
  const whole = `${interests} ${info}`;
  const first = readText(textOf(interests, kit.forms, whole), false, kit);
  const second = readText(textOf(info, kit.forms, whole), true, kit);
  const conditions = unlike(
    [...second.conditions, ...first.conditions],
    ({ kind, value }) => `${kind} ${value}`,
  );
  const work = unlike(
    [...second.work, ...first.work],
    ({ occupation, label, relation }) => `${occupation ?? label} ${relation}`,
  );
  const told = [...first.activities, ...second.activities];
  const activities = leavesUniform(work) ? told.filter((one) => !isOfUniform(one)) : told;
  // 'Mam dość biura' is said once: of what is no trade the meaning says it.
  const isToldByMeaning = ({ occupation, relation, quote }: Work) =>
    occupation === null &&
    relation === 'leaves' &&
    /\bmam (?:już )?do(?:ść|syć|sc|syc) /i.test(quote ?? '') &&
    activities.some((one) => one.stance === 'dislikes' && one.quote === quote);
  return {
    language,
    activities: unlike(
      likedFirst(activitiesSaidOnce(activities, conditions)),
      ({ concept, stance }) => `${concept} ${stance === 'dislikes'}`,
    ),
    work: work.filter((one) => !isToldByMeaning(one)),
    conditions,
    ideas: proposedByWords({ info: second.read, interests: first.read }, work, kit.deeds),
    background: joined(second.background, first.background),
    unclear: unlike([...second.unclear, ...first.unclear], askedOf)
      .filter(({ answers: ready }) =>
        ready.every(({ adds }) =>
          (adds.conditions ?? []).every(({ kind }) => !conditions.some((one) => one.kind === kind)),
        ),
      )
      .slice(0, 2),
    alarm,
  };
}

function readText(text: Text, isInfo: boolean, { concepts, trades, nameOf, kindOf, deeds }: Kit) {
  const clauses = clausesOf(text);
  const stands = standsOf(text);
  const found = [...conditionsIn(text, stands), ...polishIn(text, clauses), ...figuresIn(text, clauses)];
  const { work, named, sought, posts, refused } = workIn(text, clauses, stands, trades, isInfo);
  // What an employer says of the post is no condition of theirs.
  const isOfPost = ({ quote }: Condition) =>
    posts.some((post) => quoteOf(text, post.start, post.end - 1).includes(quote ?? ''));
  const conditions = found.filter((one) => !isOfPost(one));
  const background = backgroundIn(text, clauses);
  const avoided = new Set<ConditionKind>(
    conditions.flatMap(({ kind, value }) => (value === 'avoid' ? [kind] : [])),
  );
  const isAvoided = (concept: string) => {
    const kind = kindOf.get(concept);
    return kind !== undefined && avoided.has(kind);
  };
  // 'Dużo dźwigania' at work is no skill of somebody who wants it lighter.
  const activities = [
    ...activitiesIn(text, stands, concepts, isInfo, refusedWith(refused, posts)),
    ...coursesIn(text, clauses, concepts.findIn(text.tokens)),
    ...languageSkills(background),
  ].filter(({ concept, stance }) => stance !== 'can' || !isAvoided(concept));
  const asked = questionsOf(
    text,
    clauses,
    found,
    { named, sought, work },
    { conditions: found.filter((one) => isOfPost(one) && conditions.every(({ kind }) => kind !== one.kind)) },
  );
  const knowsWork = work.some(isTrade);
  const likely = isInfo && !knowsWork ? likelyWorkAsked(text, clauses, stands, deeds) : null;
  return {
    read: { text, clauses, stands },
    activities: wantsAway(conditions)
      ? withoutOldPlaces(activities, work)
      : activities.map((one) => notLikedAtWork(one, work)),
    conditions,
    work,
    background,
    unclear: [
      ...(likely === null || asked.some(({ quote }) => quote !== null && isPartOf(quote, likely.quote))
        ? []
        : [likely]),
      ...asked,
      ...doubtfulAsked(text, { stands, concepts, nameOf, known: work }),
    ],
  };
}

/** Neither is the kitchen liked for which a cook is sought. */
const refusedWith = (refused: ReadonlySet<number>, posts: readonly Part[]): ReadonlySet<number> =>
  new Set([
    ...refused,
    ...posts.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  ]);

// 'Szkolenie młodych wychodziło mi w wojsku najlepiej' asks for no army of somebody who leaves it.
const leavesUniform = (work: readonly Work[]) =>
  work.some(
    ({ relation, occupation }) =>
      relation === 'leaves' &&
      /^(?:zolnierz|policjant|oficer|straznik|funkcjonariusz)/.test(occupation ?? ''),
  );
const isOfUniform = ({ concept, stance }: Activity) =>
  stance !== 'dislikes' && (concept === 'wojsko' || concept === 'policja');

const wantsAway = (conditions: readonly Condition[]) =>
  conditions.some(({ kind, value }) => kind === 'field' && value === 'leave');

// 'Stoję w sklepie za ladą' tells of work, also where one was asked what they like.
const notLikedAtWork = (one: Activity, work: readonly Work[]): Activity =>
  one.stance === 'likes' &&
  work.some(
    ({ relation, quote }) =>
      (relation === 'now' || relation === 'before' || relation === 'leaves') &&
      quote?.includes(one.quote ?? '') === true,
  )
    ? { ...one, stance: 'can' }
    : one;

// Who leaves the field of 'pracowałam w przedszkolu' doesn't ask for children by it.
function withoutOldPlaces(activities: readonly Activity[], work: readonly Work[]): Activity[] {
  return activities.filter(
    ({ stance, quote }) => stance !== 'can' || !work.some((one) => one.quote?.includes(quote ?? '') === true),
  );
}

/** Whichever language it is, from B2 on: a skill to work with, and no word of where somebody comes from. */
export function languageSkills({ languages }: Background): Activity[] {
  const first = languages.find(({ level }) => level === null || level >= 'B2');
  return first === undefined ? [] : [{ concept: 'jezyki', stance: 'can', quote: first.quote }];
}

const NONE: ReadonlySet<number> = new Set();

export function activitiesIn(
  text: Text,
  stands: readonly (Held | null)[],
  concepts: Concepts,
  isInfo: boolean,
  refused: ReadonlySet<number> = NONE,
): Activity[] {
  const all = concepts.findIn(text.tokens);
  const said = all.flatMap((found): (Activity & { isNamed: boolean })[] => {
    if (UNTOLD.has(found.slug) || refused.has(found.to)) return [];
    const held = stands[found.to] ?? null;
    const stance = isWatched(held, found, text) ? null : stanceOf(held, found, text, isInfo);
    if (stance === null || isWeak(found, text) || meansOther(found, text, held !== null)) return [];
    if (stance === 'dislikes' && isOfStudiesOrAbroad(found, text)) return [];
    const isCued = held !== null && held.from < held.to + 1 && stance !== 'can';
    const from = isCued ? Math.min(held.from, found.from) : found.from;
    const to = isCued ? Math.max(held.to, found.to) : found.to;
    // 'Lubię muzykę i taniec': of the second the quote is its own words, unless the wish is what says more.
    const isOverOthers = all.some(
      (one) =>
        one.slug !== found.slug &&
        one.from >= from &&
        one.to <= to &&
        (one.to < found.from || one.from > found.to),
    );
    const quote = quoteOf(text, from, to);
    const isNamed = held === null;
    if (isOverOthers && !isWish(quote) && !isCourse(quote) && !isOfWatching(held, text))
      return [
        {
          concept: found.slug,
          stance,
          quote: widened(text, quoteOf(text, found.from, found.to), found.from, found.to),
          isNamed,
        },
      ];
    return [{ concept: found.slug, stance, quote: widened(text, quote, from, to), isNamed }];
  });
  // 'Ojciec ma owce, ale mnie do owiec nie ciągnie': what is only named isn't liked where it is refused, too.
  const against = new Set(said.flatMap(({ concept, stance }) => (stance === 'dislikes' ? [concept] : [])));
  return said.flatMap(({ isNamed, ...one }) =>
    isNamed && one.stance === 'likes' && against.has(one.concept) ? [] : [one],
  );
}

/** 'Oglądam filmy o gotowaniu' is about cooking, and about no film. */
function isWatched(held: Held | null, { to }: FoundConcept, text: Text): boolean {
  return held !== null && to <= held.to && isOfWatching(held, text);
}

const isOfWatching = (held: Held | null, { tokens }: Text) =>
  held !== null && tokens[held.from]?.words.has('oglądać') === true;

// 'Piszę słabo' is no skill.
function isWeak({ to, isVerb }: FoundConcept, { tokens }: Text): boolean {
  const next = tokens[to + 1];
  // 'Piszę po polsku średnio' is about the language.
  if (isVerb && next?.form === 'po' && tokens[to + 2]?.form === 'polsku') return true;
  return (
    isVerb &&
    next?.before === 'none' &&
    /^(?:s[łl]abo|s[łl]abiej|[źz]le|gorzej|kiepsko|trudno)$/.test(next.form)
  );
}

/** 'Angielski na B2': a skill (`languageSkills`), of which nobody says that they like it. */
function isKnownAt({ tokens }: Text, at: number): boolean {
  const level = tokens.slice(at + 1, at + 4).findIndex(({ form }) => LEVEL.test(form));
  return level >= 0 && tokens.slice(at + 1, at + 2 + level).every(({ before }) => before === 'none');
}

const LEVEL = /^(?:[abc][12]|komunikatywn\p{L}*|podstawow\p{L}*|biegle|p[łl]ynnie)$/u;

/** A quote of two letters ('IT') proves nothing: the words beside it come along. */
function widened(text: Text, quote: string, from: number, to: number): string {
  if (quote.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 3) return quote;
  return quoteOf(text, Math.max(0, from - 1), Math.min(text.tokens.length - 1, to + 1));
}

/** Meanings that only keep others away: 'prawo jazdy' is no law. */
const UNTOLD = new Set(['z-gory', 'umowe-o-prace', 'fobia-spoleczna', 'bark']);

function stanceOf(
  held: Held | null,
  found: FoundConcept,
  text: Text,
  isInfo: boolean,
): Activity['stance'] | null {
  if (held === null) {
    if (!isInfo) return isKnownAt(text, found.to) ? null : 'likes';
    // 'Praca z ludźmi' by itself is what is looked for.
    if (isLookedFor(text, found.from)) return 'likes';
    const [verb] = text.tokens.slice(found.from, found.to + 1);
    if (!found.isVerb || verb === undefined || !isOwnVerb(verb)) return null;
    // 'Gospodarz sprzedaje ziemię': only without diacritics may it be 'ja'.
    return verb.form.endsWith('e') && !text.isBare ? null : 'can';
  }
  switch (held.stand) {
    // 'Tylko rano, dziecko w przedszkolu' asks for no children.
    case 'only':
      return isOfOnePart(text, held.to, found.from) ? 'likes' : null;
    case 'likes':
      return 'likes';
    // Asked what they like, people write what they do for it: 'robię sery'.
    case 'does':
      return !isInfo && text.tokens[held.from]?.words.has('robić') === true ? 'likes' : 'can';
    case 'can':
      return 'can';
    case 'dislikes':
      return 'dislikes';
    case 'cannot':
      return isOutOfQuestion(text.tokens[held.from]) ? 'dislikes' : null;
    default:
      return null;
  }
}

const isOfOnePart = ({ tokens }: Text, from: number, to: number) =>
  tokens.slice(from + 1, to + 1).every(({ before }) => before === 'none');

// 'Bez', 'żadnych', 'byle nie': not wanted. 'Nie mogę', 'lekarz zabronił': not possible, which says nothing of liking.
function isOutOfQuestion(cue: Token | undefined): boolean {
  if (cue === undefined) return false;
  return REFUSING.has(cue.form) || cue.words.has('odpadać') || cue.words.has('żaden');
}

const REFUSING = new Set(['bez', 'zero', 'byle', 'oby', 'tylko']);

function isLookedFor({ tokens }: Text, at: number): boolean {
  let start = at;
  while (start > 0 && tokens[start]?.before === 'none') start--;
  if (tokens[start]?.form !== 'praca' && tokens[start]?.form !== 'pracę') return false;
  // 'Praca w call center mnie wykończyła' looks for nothing.
  for (let next = at + 1; tokens[next]?.before === 'none'; next++) {
    if (/^(?:mnie|mi)$/.test(tokens[next]?.form ?? '')) return false;
  }
  return true;
}

// 'Byłam księgową … chcę wrócić do księgowości': what is wished says more than what is liked, and that more than what one can.
function likedFirst(activities: readonly Activity[]): Activity[] {
  const best = new Map<string, Activity>();
  for (const one of activities) {
    const before = best.get(one.concept);
    if (worthOf(one) > (before === undefined ? 0 : worthOf(before))) best.set(one.concept, one);
  }
  return activities.map((one) => (one.stance === 'dislikes' ? one : (best.get(one.concept) ?? one)));
}

function worthOf({ stance, quote }: Activity): number {
  if (stance === 'dislikes') return 0;
  if (isWish(quote)) return 4;
  return stance === 'likes' ? 3 : isCourse(quote) ? 2 : 1;
}

/** By what it would add: the same doubt over two forms of a word is asked once. */
function askedOf({ answers }: Unclear): string {
  // Who hires is asked so once, whoever they look for.
  if (answers.some(({ adds }) => adds.hires !== undefined)) return 'hires';
  return answers.map(({ label, adds }) => `${label} ${adds.work?.[0]?.occupation ?? ''}`).join(', ');
}

function joined(one: Background, other: Background): Background {
  return {
    ...EMPTY_BACKGROUND,
    education: one.education ?? other.education,
    licences: unlike([...one.licences, ...other.licences], ({ key }) => key),
    languages: unlike([...one.languages, ...other.languages], ({ language }) => language),
    place: one.place ?? other.place,
    circumstances: unlike([...one.circumstances, ...other.circumstances], ({ label }) => label),
  };
}

/** The first of each key. */
function unlike<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = keyOf(entry);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
