// A reading as the screen shows it (docs/product.md 'Tak Cię rozumiemy'): groups of chips, each chip with the words it comes from and with
// what one press makes of it. Pure, and used by the browser and by the page without scripts.
import { folded } from '../../platform/folded-text.ts';
import { withNonBreakingSpaces } from '../../platform/typography.ts';
import { formsOfName } from '../occupation-names.ts';
import { EDUCATION_LEVELS, type Education } from '../occupation.ts';
import { conditionName, WISH_WORDS } from './condition-words.ts';
import {
  isTrade,
  STANCES,
  WISH_KINDS,
  WORK_RELATIONS,
  type Activity,
  type Condition,
  type Reading,
  type ReadingAddition,
  type Stance,
  type Work,
  type WorkRelation,
} from './reading.ts';
import { isToldBy } from './said-once.ts';
import { stemOfFolded } from './stem.ts';

/** By slug, id and key. */
export type ReadingNames = {
  concepts: Readonly<Record<string, string>>;
  occupations: Readonly<Record<string, string>>;
  licences: Readonly<Record<string, string>>;
  /** By an occupation's id, what else people call it, by which it is found. */
  said?: Readonly<Record<string, readonly string[] | undefined>>;
};

export const GROUP_TITLES = {
  does: 'Robisz i\u00a0lubisz',
  past: 'Za Tobą',
  wants: 'Chcesz',
  refuses: 'Nie chcesz',
  must: 'Musi być',
  ideas: 'AI podpowiada',
} as const;

export type GroupName = keyof typeof GROUP_TITLES;

type Place = {
  part: 'activities' | 'work' | 'conditions' | 'ideas' | 'licences' | 'languages' | 'circumstances';
  index: number;
};

/** Where an entry stands in its reading. */
export type EntryPlace = Place | { part: 'education' | 'place'; index: 0 };

export type Chip = {
  /** Of what it says: the same entry keeps it, whatever is taken away before it. */
  key: string;
  place: EntryPlace;
  name: string;
  /** Null = the person added it. */
  quote: string | null;
  /** What 'To nie tak' offers. */
  changes: { label: string; reading: Reading }[];
};

/** `asides`: words of the person's that stand beside the chips, since nothing follows from them. */
export type Group = { name: GroupName; title: string; chips: Chip[]; asides: string[] };

const STANCE_WORDS: Record<Stance, string> = {
  likes: 'Lubię to',
  can: 'Umiem to',
  dislikes: 'Nie lubię tego',
};

export const RELATION_WORDS: Record<WorkRelation, string> = {
  now: 'To robię teraz',
  before: 'To już za mną',
  trained: 'Mam to wyuczone',
  wants: 'Tego chcę',
  leaves: 'Od tego odchodzę',
  refuses: 'Tego nie chcę',
};

const RELATION_NOTES: Record<WorkRelation, string> = {
  now: 'teraz',
  before: 'wcześniej',
  trained: 'wyuczone',
  wants: '',
  leaves: 'odchodzisz',
  refuses: '',
};

const EDUCATION: Record<Education, string> = {
  bez_wymogow: 'bez ukończonej szkoły',
  podstawowe: 'szkoła podstawowa',
  branzowe: 'szkoła zawodowa lub branżowa',
  srednie: 'szkoła średnia',
  policealne: 'szkoła policealna',
  licencjat_inzynier: 'licencjat lub inżynier',
  magister: 'magister',
};

const FIRM_WORDS = { firm: 'Bez tego praca odpada', soft: 'Wystarczy, że tak wolę' };

export function groupsOf(reading: Reading, names: ReadingNames): Group[] {
  const { background } = reading;
  const groups: Record<GroupName, Chip[]> = {
    does: [],
    past: [],
    wants: [],
    refuses: [],
    must: [],
    ideas: [],
  };
  const put = (group: GroupName, chip: Omit<Chip, 'key' | 'name'> & { name: string }) => {
    const key = `${chip.place.part} ${chip.name} ${chip.quote}`;
    const isTwice = Object.values(groups).some((chips) => chips.some((one) => one.key === key));
    if (!isTwice) groups[group].push({ ...chip, key, name: withNonBreakingSpaces(chip.name) });
  };
  for (const [index, activity] of reading.activities.entries()) {
    if (isToldBy(reading.conditions, activity)) continue;
    put(activity.stance === 'dislikes' ? 'refuses' : 'does', {
      place: { part: 'activities', index },
      name: names.concepts[activity.concept] ?? activity.concept.replaceAll('-', ' '),
      quote: activity.quote,
      changes: STANCES.filter((stance) => stance !== activity.stance).map((stance) => ({
        label: STANCE_WORDS[stance],
        reading: { ...reading, activities: reading.activities.with(index, { ...activity, stance }) },
      })),
    });
  }
  for (const [index, work] of reading.work.entries())
    put(groupOfWork(work), {
      place: { part: 'work', index },
      name: noted(nameOfWork(work, names), [RELATION_NOTES[work.relation], yearsWords(work.years)]),
      quote: work.quote,
      changes: WORK_RELATIONS.filter((relation) => relation !== work.relation).map((relation) => ({
        label: RELATION_WORDS[relation],
        reading: { ...reading, work: reading.work.with(index, { ...work, relation }) },
      })),
    });
  if (background.education !== null)
    put('past', {
      place: { part: 'education', index: 0 },
      name: noted(EDUCATION[background.education.level], [background.education.field ?? '']),
      quote: background.education.quote,
      changes: EDUCATION_LEVELS.filter((level) => level !== background.education?.level).map((level) => ({
        label: EDUCATION[level],
        reading: {
          ...reading,
          background: {
            ...background,
            education: background.education && { ...background.education, level },
          },
        },
      })),
    });
  for (const [index, { key, quote }] of background.licences.entries())
    put('past', { place: { part: 'licences', index }, name: names.licences[key] ?? key, quote, changes: [] });
  for (const [index, { language, level, quote }] of background.languages.entries())
    put('past', {
      place: { part: 'languages', index },
      name: level === null ? language : `${language} ${level}`,
      quote,
      changes: [],
    });
  const { place } = background;
  // A place that no table knows is no name to show: it stands in the form in which it was written.
  if (place !== null && place.voivodeship !== null)
    put('past', {
      place: { part: 'place', index: 0 },
      name: place.label,
      quote: place.quote,
      changes: [],
    });
  for (const [index, { label, quote }] of background.circumstances.entries())
    put('past', { place: { part: 'circumstances', index }, name: label, quote, changes: [] });
  for (const [index, condition] of reading.conditions.entries())
    put(groupOfCondition(condition), {
      place: { part: 'conditions', index },
      name: conditionName(condition),
      quote: condition.quote,
      changes: changesOf(condition).map(({ label, changed }) => ({
        label,
        reading: withCondition(reading, index, changed),
      })),
    });
  const proposed = shownIdeas(reading);
  for (const [index, idea] of reading.ideas.entries())
    if (proposed.includes(idea))
      put('ideas', {
        place: { part: 'ideas', index },
        name: names.occupations[idea.occupation] ?? idea.occupation,
        quote: idea.quote,
        changes: DECIDED.map((relation) => ({
          label: RELATION_WORDS[relation],
          reading: decided(reading, index, relation, names),
        })),
      });
  const shown = (Object.keys(GROUP_TITLES) as GroupName[]).map((name) => ({
    name,
    title: name === 'ideas' && proposed[0]?.isByRules === true ? 'Podpowiadamy' : GROUP_TITLES[name],
    chips: groups[name],
    asides:
      name === 'past' && place !== null && place.voivodeship === null && place.quote !== null
        ? [place.quote]
        : [],
  }));
  // Nobody adds to what is proposed.
  return shown.filter(({ name, chips }) => name !== 'ideas' || chips.length > 0);
}

/** The rules' nearest may be what was named, which nobody has to be told. */
export function shownIdeas({ ideas, work }: Reading): Reading['ideas'] {
  const named = new Set(work.map(({ occupation }) => occupation));
  return ideas.filter(({ occupation, isByRules }) => isByRules !== true || !named.has(occupation));
}

/** An idea that the person has made up their mind about is theirs. */
const DECIDED = ['wants', 'refuses'] as const;

function decided(reading: Reading, index: number, relation: WorkRelation, names: ReadingNames): Reading {
  const idea = reading.ideas[index];
  if (idea === undefined) return reading;
  const { occupation } = idea;
  const label = names.occupations[occupation] ?? occupation;
  return withAddition(without(reading, { part: 'ideas', index }), {
    work: [{ occupation, label, relation, years: null, quote: null }],
  });
}

/** Nobody read what the person does, learned or wants, and no question asks it: of another language nothing is read. */
export function knowsNoTrade({ language, work, unclear, hires }: Reading): boolean {
  return (
    language === 'pl' &&
    hires === undefined &&
    !work.some(isTrade) &&
    !unclear.some(({ answers }) => answers.some(({ adds }) => (adds.work ?? []).length > 0))
  );
}

function groupOfWork({ relation }: Work): GroupName {
  if (relation === 'wants') return 'wants';
  return relation === 'leaves' || relation === 'refuses' ? 'refuses' : 'past';
}

function groupOfCondition(condition: Condition): GroupName {
  if (condition.firm) return 'must';
  return condition.value === 'avoid' || condition.value === 'leave' ? 'refuses' : 'wants';
}

function nameOfWork({ occupation, label }: Work, names: ReadingNames): string {
  return occupation === null ? label : (names.occupations[occupation] ?? label);
}

function noted(name: string, notes: readonly string[]): string {
  const said = notes.filter((note) => note !== '');
  return said.length === 0 ? name : `${name} (${said.join(', ')})`;
}

function yearsWords(years: number | null): string {
  if (years === null || years === 0) return '';
  const whole = Math.round(years);
  if (whole === 1) return '1\u00a0rok';
  const isFew = whole % 10 >= 2 && whole % 10 <= 4 && (whole % 100 < 12 || whole % 100 > 14);
  return `${whole}\u00a0${isFew ? 'lata' : 'lat'}`;
}

function changesOf(condition: Condition): { label: string; changed: Condition }[] {
  const firm = {
    label: condition.firm ? FIRM_WORDS.soft : FIRM_WORDS.firm,
    changed: { ...condition, firm: !condition.firm },
  };
  const other = otherWay(condition);
  return other === null ? [firm] : [firm, { label: `Odwrotnie: ${conditionName(other)}`, changed: other }];
}

function otherWay(condition: Condition): Condition | null {
  switch (condition.kind) {
    case 'months':
    case 'pay':
    case 'polish':
      return null;
    case 'field':
      return { ...condition, value: condition.value === 'keep' ? 'leave' : 'keep' };
    default:
      return { ...condition, value: condition.value === 'avoid' ? 'want' : 'avoid' };
  }
}

/** What was shown as it goes with it, unless it is still refused. `changed` null = it goes. */
function withCondition(reading: Reading, index: number, changed: Condition | null): Reading {
  const before = reading.conditions[index];
  const conditions =
    changed === null ? reading.conditions.toSpliced(index, 1) : reading.conditions.with(index, changed);
  const goes = (one: Activity) =>
    before !== undefined && isToldBy([before], one) && !isToldBy(conditions, one);
  return { ...reading, conditions, activities: reading.activities.filter((one) => !goes(one)) };
}

export function without(reading: Reading, { part, index }: EntryPlace): Reading {
  const { background } = reading;
  const rest = <Entry>(list: readonly Entry[]) => list.toSpliced(index, 1);
  switch (part) {
    case 'activities':
      return { ...reading, activities: rest(reading.activities) };
    case 'work':
      return { ...reading, work: rest(reading.work) };
    case 'conditions':
      return withCondition(reading, index, null);
    case 'ideas':
      return { ...reading, ideas: rest(reading.ideas) };
    case 'education':
    case 'place':
      return { ...reading, background: { ...background, [part]: null } };
    case 'licences':
      return { ...reading, background: { ...background, licences: rest(background.licences) } };
    case 'languages':
      return { ...reading, background: { ...background, languages: rest(background.languages) } };
    case 'circumstances':
      return { ...reading, background: { ...background, circumstances: rest(background.circumstances) } };
  }
}

export function withAddition(
  reading: Reading,
  { activities = [], work = [], conditions = [], hires }: ReadingAddition,
): Reading {
  return {
    ...reading,
    ...(hires !== undefined && { hires }),
    activities: [...reading.activities, ...activities],
    work: [...reading.work, ...work],
    // The latest word on one condition holds.
    conditions: [
      ...reading.conditions.filter(({ kind }) => conditions.every((one) => one.kind !== kind)),
      ...conditions,
    ],
  };
}

export type Choice = { label: string; adds: ReadingAddition; said?: readonly string[] };

/** What may be added to a group, from the closed lists. */
export function choicesOf(group: GroupName, names: ReadingNames): Choice[] {
  const concepts = (stance: Stance) =>
    Object.entries(names.concepts).map(([concept, label]): Choice => {
      const activity: Activity = { concept, stance, quote: null };
      return { label, adds: { activities: [activity] } };
    });
  const occupations = (relation: WorkRelation) =>
    Object.entries(names.occupations).map(([occupation, label]): Choice => {
      const adds = { work: [{ occupation, label, relation, years: null, quote: null }] };
      return { label, adds, said: names.said?.[occupation] ?? [] };
    });
  const wishes = (value: 'avoid' | 'want', firm: boolean) =>
    WISH_KINDS.map((kind): Choice => {
      return { label: WISH_WORDS[kind][value], adds: { conditions: [{ kind, value, firm, quote: null }] } };
    });
  switch (group) {
    case 'does':
      return concepts('likes');
    case 'past':
      return occupations('before');
    case 'wants':
      return [...wishes('want', false), ...occupations('wants')];
    case 'refuses':
      return [...wishes('avoid', false), ...concepts('dislikes'), ...occupations('refuses')];
    case 'ideas':
      return [];
    case 'must':
      return [...wishes('avoid', true), ...wishes('want', true)];
  }
}

export const SHOWN_CHOICES = 6;

/** Of the group's list what typed words may mean, the likeliest first: the very name, what begins so, what holds them. Nothing typed means nothing. */
export function choicesFor(typed: string, group: GroupName, names: ReadingNames): Choice[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return [];
  const named = namedChoices(sayingOf(wanted), group, names);
  const found = likelyChoices(wanted, group, names, HOLDS);
  if (named.length + found.length > 0) return unlike([...named, ...found]).slice(0, SHOWN_CHOICES);
  // 'Sprzątam', 'praca z ludźmi': by the beginnings of its words, if nothing is called so; where it is done only if what is done says nothing.
  const [did, where] = partsOfSaying(wanted);
  const ofWords = (words: readonly string[]) =>
    words.flatMap((word) => likelyChoices(word.slice(0, BEGINNING), group, names, BEGINS_WORD));
  const ofDeed = ofWords(did);
  const meant = ofDeed.length > 0 ? ofDeed : ofWords(where);
  const times = (choice: Choice) => meant.filter(({ label }) => label === choice.label).length;
  return unlike([...named, ...meant])
    .toSorted(
      (one, other) =>
        Number(named.includes(other)) - Number(named.includes(one)) || times(other) - times(one),
    )
    .slice(0, SHOWN_CHOICES);
}

/** The one that these words name, in whatever form ('jako spawaczem', 'księgową'); null = none, or several. */
export function choiceNamed(typed: string, group: GroupName, names: ReadingNames): Choice | null {
  const [first, ...others] = namedChoices(sayingOf(folded(typed.trim())), group, names);
  return first === undefined || others.length > 0 ? null : first;
}

const unlike = (choices: readonly Choice[]) => [
  ...new Map(choices.map((choice) => [choice.label, choice])).values(),
];

/** What says of an occupation no more than that it is one. */
const OPENING =
  /^(?:(?:jako|jestem|bylam|bylem|pracuj[eę]|pracowalam|pracowalem|praca|prace|zawod|z zawodu|chce byc|lubie) )+/;
const sayingOf = (wanted: string) => wanted.replaceAll(/\s+/g, ' ').replace(OPENING, '');

const PLACED = /^(?:w|we|na|przy|u|z|ze|do|dla|po|pod)$/;

/** The words of what is done, and those of where, with whom or for whom. */
function partsOfSaying(wanted: string): [string[], string[]] {
  const words = wanted.split(/\s+/);
  const isWhere = (at: number) => PLACED.test(words[at - 1] ?? '');
  const tell = (word: string) => word.length > 2 && !SAYS_NOTHING.test(word);
  return [
    words.filter((word, at) => tell(word) && !isWhere(at)),
    words.filter((word, at) => tell(word) && isWhere(at)),
  ];
}

/** 'Pielęgniarką w szpitalu': the name and where, unless that belongs to it. */
function namedChoices(wanted: string, group: GroupName, names: ReadingNames): Choice[] {
  const all = choicesOf(group, names);
  const named = (words: string) => {
    const called = (is: (name: string) => boolean, namesOf: (choice: Choice) => readonly string[]) =>
      all.filter((choice) => namesOf(choice).some((name) => is(folded(name))));
    const own = ({ label }: Choice) => [label, ...formsOfName(label)];
    const tiers = [own, ({ said = [] }: Choice) => said].map((of) => called((name) => name === words, of));
    const stems = words.split(' ').map(stemOfFolded);
    const inflected = called(
      (name) => isFormOf(stems, name),
      (one) => [...own(one), ...(one.said ?? [])],
    );
    return [...tiers, inflected].find((choices) => choices.length > 0) ?? [];
  };
  const whole = named(wanted);
  const trade = wanted.replace(/ (?:w|we|na|przy|u) .+$/, '');
  return whole.length > 0 || trade === wanted ? whole : named(trade);
}

/** `stems`: of what was typed, which is compared with some thousand names. */
function isFormOf(stems: readonly string[], name: string): boolean {
  const called = name.split(' ');
  return stems.length === called.length && stems.every((one, at) => one === stemOfFolded(called[at] ?? ''));
}

/** Of an occupation or a liking. */
const SAYS_NOTHING = /^(?:prac[aey]|pracuje|pracowac|robi[ec]|robota|lubi[ec]|chce|jestem|jako|bardzo)$/;

/** Letters that other forms of a word share. */
const BEGINNING = 5;
const BEGINS_WORD = 2;
const HOLDS = 3;
const UNLIKE = 4;

/** `most`: how far from the very name. */
function likelyChoices(wanted: string, group: GroupName, names: ReadingNames, most: number): Choice[] {
  const rankOf = (words: string) => {
    if (words === wanted) return 0;
    if (words.startsWith(wanted)) return 1;
    if (words.includes(` ${wanted}`)) return BEGINS_WORD;
    return words.includes(wanted) ? HOLDS : UNLIKE;
  };
  const found = choicesOf(group, names).map((choice) => ({
    choice,
    rank: Math.min(
      ...[choice.label, ...(choice.said ?? [])].map((words) =>
        rankOf(folded(words).replaceAll('\u00a0', ' ')),
      ),
    ),
  }));
  return found
    .filter(({ rank }) => rank <= most)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, SHOWN_CHOICES)
    .map(({ choice }) => choice);
}
