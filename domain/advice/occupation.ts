// An occupation as the rule and the pages know it: facts of public tables, and our own estimates, which are marked
// so. Plain data: content/careers holds it.
import type { DeedsTable } from './reading/deeds.ts';
import type { FormsTable } from './reading/rules/forms.ts';

export const EDUCATION_LEVELS = [
  'bez_wymogow',
  'podstawowe',
  'branzowe',
  'srednie',
  'policealne',
  'licencjat_inzynier',
  'magister',
] as const;

export type Education = (typeof EDUCATION_LEVELS)[number];

export const RIASEC = ['R', 'I', 'A', 'S', 'E', 'C'] as const;

export type RiasecLetter = (typeof RIASEC)[number];

/** Each letter from 0 to 100. */
export type RiasecProfile = Readonly<Record<RiasecLetter, number>>;

export const POLISH_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

export type PolishLevel = (typeof POLISH_LEVELS)[number];

export const PHYSICAL_EFFORTS = ['sitting', 'standing', 'heavy'] as const;

type PhysicalEffort = (typeof PHYSICAL_EFFORTS)[number];

export type WayIn = {
  education: Education;
  /** Shortest and longest usual way to the first job, in months from zero; null = not estimated. */
  months: readonly [number, number] | null;
  /** Key of a licence (`Licence`). */
  licence: string | null;
  /** Null = the question doesn't arise below a degree. */
  degreeFieldRequired: boolean | null;
  withoutExperience: boolean;
  estimate: true;
};

/** Null = it depends on the firm, or on the part of the work. */
export type Conditions = {
  physical: PhysicalEffort;
  shifts: boolean | null;
  outdoors: boolean | null;
  people: boolean | null;
  remote: boolean | null;
  screen: boolean | null;
  polish: PolishLevel;
  estimate: true;
};

/** From 0 to 3 for each of the quiz's preferences. */
type Affinity = {
  nature: number;
  ambitious: number;
  helping: number;
  creative: number;
  estimate: true;
};

type BarometerMatch = 'pewne' | 'prawdopodobne';

export type Occupation = {
  id: string;
  /** Six digits of the classification KZiS 2025; its first 1, 3 and 4 name the groups. */
  code: string;
  name: string;
  everydayName: string | null;
  oneLine: string;
  riasec: RiasecProfile;
  pay: { group: string; match: 'kod' | 'nazwa' } | null;
  payNote: string | null;
  barometer: { group: string; match: BarometerMatch } | null;
  entry: WayIn;
  conditions: Conditions;
  affinity: Affinity;
  tags: readonly string[];
};

/** Gross pay a month in PLN of everybody in a group of occupations (GUS); never of one occupation. */
export type PayGroup = {
  id: string;
  kzis3: string;
  name: string;
  deciles: readonly number[];
  median: number;
  mean: number;
  /** The survey's own error of the mean, where its table gives one. */
  errorPercent?: number;
};

export type Forecast = 'deficyt' | 'rownowaga' | 'nadwyzka';

export type DemandGroup = {
  id: string;
  name: string;
  nameStatus: 'źródło' | 'źródło-uwagi' | 'prasa' | 'z-pamięci';
  poland: Forecast;
  polandBasis: 'wprost' | 'dopełnienie';
  /** A missing key or null = no figure; the country's is not put in its place. */
  voivodeships: Readonly<Record<string, Forecast | null>>;
};

export type Licence = {
  key: string;
  name: string;
  kind: 'zawod' | 'uprawnienie' | 'sluzba' | 'prawo_jazdy' | 'badania' | 'certyfikat' | 'wymog';
  legalBasis: string;
  /** Null = nobody has compared the legal basis with a source: pages say 'sprawdź w bazie ustaw ISAP'. */
  checkedAgainst: string | null;
  note: string | null;
};

/** Everyday words for tags and occupations: one way of saying a thing a row (content/careers/words.ts). */
export type WordRow = {
  /** Names the meaning for good: readings that people confirmed keep it. */
  slug: string;
  /** Words in all their forms, exact forms and phrases (reading/rules/says.ts). */
  words: string;
  /** What the quiz calls the meaning; missing = the first tag, '' = it isn't told. */
  name?: string;
  /** Occupations with one of these tags are meant. */
  tags?: string;
  /** Occupations with one of these tags are close to it. */
  near?: string;
  /** Ids of occupations that are meant. */
  jobs?: string;
  /** A condition of work that is meant. */
  condition?: ConditionWord;
  /** Occupations of this list of our estimates are close to it. */
  listed?: keyof Estimates;
};

type ConditionWord = 'people' | 'outdoors' | 'remote' | 'screen' | 'shifts' | 'heavy' | 'sitting';

/** What people call themselves, for occupations whose name isn't that word. */
export type CalledRow = {
  /** As in WordRow. */
  words: string;
  /** Ids; the first is the one that is meant unless the row is vague. */
  jobs: string;
  /** Where one works ('w przedszkolu'), and not as what. */
  isPlace?: boolean;
  /** What one does ('sprzątam biura'), and not as what. */
  isDeed?: boolean;
  /** What is also done at home, for pleasure or as a passenger ('naprawiam auta'): no work where one was asked what they like. */
  isPastime?: boolean;
  /** Several occupations are called so. */
  isVague?: boolean;
  /** A place where the likeliest is meant only while no trade is named. */
  isLikely?: boolean;
  /** A school of the trade ('technikum handlowe'). */
  isSchool?: boolean;
};

/** What else an occupation is called when somebody looks for it: names by commas, ids by blanks, the likeliest first. */
export type SaidRow = { names: string; jobs: string };

/** Next steps from an occupation, each pair read by a person: ids, the nearest first, none of them twice. */
export type Moves = { up: readonly string[]; aside: readonly string[]; start: readonly string[] };

/** O*NET's figures of 0 to 100: `keys` and each occupation's `values` parted by blanks, '-' = no figure. */
type Contexts = { keys: string; values: Readonly<Record<string, string | undefined>> };

/**
 * Our own lists of ids, parted by blanks: what no table says of an occupation's hours, place and demands. '…ByPlace': it depends on the
 * employer, so nobody knows.
 */
export type Estimates = Readonly<
  Record<
    | 'night'
    | 'weekends'
    // Of shifts, nights or weekends elsewhere, yet posts by day from Monday to Friday are ordinary.
    | 'byDay'
    | 'away'
    | 'telephone'
    | 'chemicals'
    | 'dust'
    | 'kneeling'
    | 'driving'
    | 'pollen'
    | 'fumes'
    | 'animals'
    | 'blood'
    | 'hazards'
    | 'hazardsByPlace'
    | 'legs'
    | 'legsByPlace'
    | 'awayByPlace'
    | 'conflict'
    | 'record'
    | 'asked',
    string
  >
>;

export type Careers = {
  version: string;
  occupations: readonly Occupation[];
  payGroups: readonly PayGroup[];
  /** The top decile of everybody's gross pay in the country: a wish that fewer than one in ten can have. */
  topPay: number;
  demandGroups: readonly DemandGroup[];
  licences: readonly Licence[];
  words: readonly WordRow[];
  called: readonly CalledRow[];
  said: readonly SaidRow[];
  /** The forms of all words that reading by rules knows. */
  forms: FormsTable;
  /** Tags that in a person's text mean something else as often as not. */
  silentTags: readonly string[];
  /** By id; a list without a reasonable step is empty. */
  moves: Readonly<Record<string, Moves | undefined>>;
  /** By id: other ids, each with its likeness of 35 to 100. For the rule only: nobody has read these pairs. */
  near: Readonly<Record<string, string | undefined>>;
  /**
   * By id: where the experience takes people at once, and where after a school, the best first, between spaces. For the rule only: a model
   * proposed these pairs.
   */
  nextWork: Readonly<Record<string, { now: string; school: string } | undefined>>;
  contexts: Contexts;
  estimates: Estimates;
  /** By id: what its portrait names, as slugs of words or tags. */
  portraits: Readonly<Record<string, readonly string[] | undefined>>;
  /** By which words of what somebody does an occupation is found, for a question. */
  deeds: DeedsTable;
};

/** A legal minimum wage from a day on, in PLN gross; `act`: where it is published, null = nobody has looked. */
export type MinimumWage = { from: string; gross: number; hourly: number; act: string | null };

/** Mean gross pay a month in PLN of a major group (the code's first digit): background where no narrower group has figures. */
export type WidePay = { code: string; name: string; mean: number; errorPercent?: number };

/** Where the figures come from, as pages must say beside them. */
export type CareerSources = {
  version: string;
  pay: {
    source: string;
    sourceUrl: string;
    period: string;
    unit: string;
    measure: string;
    scope: string;
    level: string;
    /** The survey's own file that `npm run facts` compared the figures with; null = they are somebody's copy. */
    comparedWith: { file: string; sha256: string; on: string } | null;
    minimumWage: readonly MinimumWage[];
    /** Here and not among `Careers`, so that no rule can weigh it. */
    wide: { source: string; sourceUrl: string; groups: readonly WidePay[] };
  };
  demand: { title: string; source: string; sourceUrl: string };
  credits: readonly string[];
  estimateNote: string;
  nameSource: string;
};
