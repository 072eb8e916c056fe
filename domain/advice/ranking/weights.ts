// All that the rule weighs, each number with its reason. Nothing in ranking/ is a number in the middle of code.
import type { Education } from '../occupation.ts';
import type { Stance, WorkRelation } from '../reading/reading.ts';

/** What was said, for and against: `most` points at most, half of them at about 0.7 × `slowness` of meaning. */
export const WORDS = {
  /** The largest share: what somebody likes to do decides first. */
  liked: { most: 50, slowness: 8, rarest: 0, besides: 0.5, close: 1 },
  /**
   * As large as the wish itself, and sooner reached: one 'not that' is enough. A common word ('ludzie') counts as a rarer one. What is only
   * close to it was hardly refused: 'nie programowanie' isn't 'no computers'.
   */
  disliked: { most: -52, slowness: 2.2, rarest: 2, besides: 1, close: 0.5 },
  /** What is done for pleasure beside a trade or a wish: too little to bring an occupation alone, enough to put one before another. */
  pastime: { most: 7, slowness: 6, rarest: 0, besides: 1, close: 1 },
  /** What the portrait of an occupation names besides its tags: a hint, never a reason alone. */
  portrait: { most: 9, slowness: 6, rarest: 0 },
} as const;

/** Of a wide word ('zwierzęta') beside a narrower one ('psy'), what the narrower doesn't name. */
export const BESIDE_A_NARROWER = 0.25;

/** A narrower word holds that much of the wide one at least: 'psy' of 'zwierzęta', not 'python' of 'programowanie'. */
export const A_NARROWER_HOLDS = 0.3;

/** One word alone is a hint for somebody who stays in a trade of so many years: it may be a hobby, or a thing in passing. */
export const ONE_WORD_ALONE = { share: 0.5, years: 8 } as const;

/** So many points of work done or wanted bear a single word out. */
export const BORNE_OUT = 6;

/** To be able to is less than to like: many want away from what they are good at. */
export const STANCE: Readonly<Record<Stance, number>> = { likes: 1, can: 0.5, dislikes: 1 };

/** The words of a label that no occupation stands behind: heard, but less than what was confirmed as an activity. */
export const OF_A_LABEL = 0.5;

/** A schooling's field says what somebody knows, not what they like. */
export const OF_A_FIELD = 0.6;

/** Interests (RIASEC): of the words, as far as enough was said; of the activities ticked, which ask for them directly. */
export const INTERESTS = { ofWords: 12, ofActivities: 30, presumed: 0.85, enoughSaid: 9 } as const;

/** The quiz's preferences are four broad words. */
export const PREFERENCES = 12;

/** Work somebody names as wanted comes first; what is close to it stands where a strong interest would. */
export const WANTED = { itself: 46, near: 24, field: 32, nearField: 18 } as const;

/**
 * What the model that read proposes, by its order: less than any wish, about what a near trade of some years brings. The best of them come
 * before what a stray word brings; what nothing else speaks for stays behind what somebody is or wants.
 */
export const IDEAS = {
  first: 30,
  last: 20,
  /** In months: a longer way is proposed to nobody who must earn or is near the pension. */
  longestInHaste: 24,
} as const;

/** What the rules propose: words near to an occupation's are less than an adviser's word and more than one stray word. All alike, so that a
 * proposal more lowers none. */
export const ALIKE = { first: 18, last: 18 } as const;

/**
 * A wish that names a field: as many occupations at most, on average as near to each other as that, a word as rare as that at least; a
 * word that names but one is its field only where it speaks of hardly another. An occupation that its words name without its tags, and
 * one that is tagged so beside those named outright, are wanted less.
 */
export const FIELD_WISH = {
  most: 24,
  akin: 0.3,
  rarest: 2.4,
  ofOne: 4,
  byNameAlone: 0.9,
  beside: 0.7,
  /** A wide word ('dzieci') names so many occupations at least. */
  ofAWide: 4,
  /** Of studies: what they alone lead to counts whole. */
  ofAnyStudies: 0.75,
} as const;

/** A wide word that is wanted ('praca z dziećmi') counts more than one that is liked besides. */
export const WISHED_WORD = 2;

/** What else is liked, where somebody says what they want. */
export const BESIDE_A_WISH = 0.5;

/** Experience is a treasure: it counts about as much as everything that was liked. */
export const EXPERIENCE = {
  near: 38,
  /** How much of it each relation brings along. Who leaves takes the skills, but not the place. */
  share: { now: 1, before: 0.85, trained: 0.9, wants: 0, leaves: 0.7, refuses: 0 } as Readonly<
    Record<WorkRelation, number>
  >,
  /** A year alone is worth half, ten are worth all. */
  firstYear: 0.55,
  fullYears: 8,
  /** Not said: as much as some years. */
  yearsUnknown: 0.85,
  /** A second trade adds a part of its own. */
  second: 0.3,
  /** Somebody who asks to stay in the field. */
  kept: 1.3,
  /** Learned, and then another trade for so many years: what is left of it. */
  outdated: { years: 8, share: 0.45 },
  /** Work that anybody may begin tomorrow teaches less that others ask for. */
  ofUnskilled: 0.65,
} as const;

/**
 * The past counts whole where it meets something that is liked (so many points of the words), else a part: a tram driver who writes of
 * Linux looks for computers first. Where nothing was liked it counts whole.
 */
export const MEETING = { enough: 12, least: 0.4 } as const;

/** A calm post before the pension (ranking/last-posts.ts), after so many years of a trade, in so many before it. Nobody has to like it. */
export const LAST_POSTS = { kinship: 0.5, years: 15, yearsToPension: 10 } as const;

/**
 * Where a trade leads (content/careers/next-work.json), from so many years on: the best of it as near as a step that was read, each further
 * one a little less, and what asks for a school; and how much of it counts whatever was liked.
 */
export const NEXT_WORK = { years: 3, now: 0.8, inRow: 0.02, school: 0.45, meeting: 0.7 } as const;

/** How close two occupations are, from 0 to 1: steps read by a person first, then O*NET's likeness, then our tags. */
export const KINSHIP = {
  aside: 0.8,
  up: 0.75,
  start: 0.45,
  /** A step from a step: something of it is known, not enough to be experience (`related`). */
  beyond: 0.38,
  /** The table's likeness, which is cut at 35: from nothing to all. */
  likenessFrom: 28,
  likenessTo: 82,
  /** Seen from the other occupation it is a little less sure. */
  reversed: 0.9,
  /** A likeness that neither our tags, nor the classification, nor a step that a person read bears out. */
  unsupported: 0.5,
  tags: 0.45,
  /** From this likeness of the table on two occupations are in practice the same work. */
  sameWork: 70,
  /** From here on experience in one is experience for the other. */
  related: 0.4,
} as const;

/** Staying in the trade: a trained one is worth keeping, one that anybody may begin less. Just learned counts most: it is why it was learned. */
export const STAYS = { now: 40, before: 28, trained: 40, unskilled: 0.35 } as const;

/** Away from the work so far: the same group, the same field, the same work under another name. */
export const AWAY = {
  far: { sameGroup: -34, sameField: -16, sameWork: -26 },
  leaves: { sameGroup: -22, sameField: -6, sameWork: -28 },
  refuses: { sameGroup: -34, sameField: -8, sameWork: -34 },
} as const;

/** Steps down within the field, by years done in it; from `yearsExcluded` on nobody is sent back to the first rung. */
export const STEP_DOWN = { points: -12, longer: -22, yearsLonger: 3, yearsExcluded: 6 } as const;

/** A first rung: learned in so many months at most, and in so much of the other's usual way. The very first excludes. */
export const FIRST_RUNG = { mostMonths: 6, excludes: 3, ofTheOther: 0.5 } as const;

/** Work far below the schooling: for each level under what goes unnoticed. */
export const LEVEL = {
  below: -6,
  /** A craft that must be learned is less of a step down. */
  belowInACraft: -3,
  unnoticed: 2,
  most: 3,
  mostInACraft: 2,
} as const;

/** A specialist's job with a degree, for somebody whose schooling and work are of other fields. */
export const OUTSIDER = -8;

/** Leading people without any work near to it: employers ask for years in the field. */
export const LEADS_WITHOUT_YEARS = -14;

/** Up to so many months, so many points: a short way is good, a long one must be worth it. */
export const WAYS = {
  steps: [
    [3, 6],
    [12, 4],
    [24, 1],
    [36, -4],
    [48, -8],
    [60, -12],
  ],
  longest: -16,
  /** Who has not worked yet has school before them anyway. */
  beforeAnyWork: 0.5,
  /** A technik's title is learned in a school of so many months: who is past it learns a trade, and no title. */
  title: { months: 60, points: -10 },
  /** Studies of so many months that nobody asked for, beside a trade and without a degree. */
  studies: { months: 36, points: -8 },
  /** With schooling unknown nobody's way is known. */
  schoolingUnknown: 0.5,
} as const;

/** Ways longer than that are shown to nobody who didn't ask for them: by schooling, by years of work, by the years that are left. */
export const LONGEST_WAY = {
  bySchooling: {
    bez_wymogow: 36,
    podstawowe: 48,
    branzowe: 60,
    srednie: 96,
    policealne: 84,
    licencjat_inzynier: 84,
    magister: 60,
  } as Readonly<Record<Education, number>>,
  schoolingUnknown: 84,
  /** Schooling unsaid, and work behind one that asks for none: no studies are taken for granted. */
  ofUnskilledWork: 24,
  /** From so many years of work on, at most so many months. */
  byYears: [
    [18, 36],
    [10, 48],
    [5, 60],
  ],
  /** 'Muszę zarabiać'. */
  mustEarn: 18,
  /** Until the pension, and the months that its years are worth at most; on it, or shortly before it, a course. */
  byYearsToPension: [
    [2, 6],
    [5, 12],
    [10, 24],
  ],
} as const;

/** Behind a degree, so many months on are another one in a new field: behind what the first leads to. */
export const NEW_STUDIES = { from: 36, points: -8 } as const;

/** So many years before the pension nobody leaves a trade because a hobby is dearer to them. */
export const NEAR_THE_PENSION = 5;

/** Shown, but behind what is nearer: who has worked so many years and has no degree has a living to earn meanwhile. */
export const LONG_BESIDE_WORK = {
  points: -8,
  byYears: [
    [18, 24],
    [10, 36],
    [5, 48],
    [1, 60],
  ],
} as const;

/**
 * A licence held opens the door; one that most people hold, less. A service (police, army) takes few, so somebody must have asked for it,
 * as for work that few can bear (estimates 'asked'), and for a day at the wheel, which who writes of no driving hasn't got in mind. */
export const LICENCE = { held: 10, common: 2, service: -8, unspoken: -16, asked: -8, driving: -14 } as const;

/** Demand of the region, or of the country where no region was named. */
export const DEMAND = { deficyt: 3, rownowaga: 0, nadwyzka: -3 } as const;

/**
 * A pay wish, by how many in ten of the occupation's group certainly earn it (its deciles): `met` by half of them, below that the fewer the
 * worse, and `none` where the top decile doesn't reach it, which a firm wish excludes. Not known stands behind met by more than demand can
 * turn; a wish that fewer than one in ten of the whole country earn is taken for unmet where nothing is known. What is said as the least
 * ('co najmniej') and met goes before a fit that is somewhat better, since no fit pays the rent.
 */
export const PAY = {
  met: 4,
  leastMet: 24,
  byTenths: [-12, -9, -6, -4, -2],
  unknown: -5,
  unknownAndRare: -12,
} as const;

/** Conditions: points for one that isn't firm, or broken in part. Half of the way from `low` to `high` (ranking/conditions.ts) excludes. */
export const CONDITION = {
  excludesFrom: 0.5,
  avoided: -14,
  wanted: 14,
  /** Where a wanted thing is neither there nor not. */
  middle: 0.4,
  /** Said firmly, but the table isn't sure enough to exclude. */
  firmly: 1.5,
  tooLong: -12,
  /** A way of more months than that is years at a school, whatever its level. */
  yearsOfSchool: 12,
} as const;

/** From O*NET's 0–100: below the first nothing of it, from the second on all of it; at half of the way it is work that somebody who must avoid it can't do. */
export const MEASURES = {
  silaStatyczna: [35, 60],
  stanie: [35, 70],
  siedzenie: [40, 85],
  kleczenie: [18, 48],
  schylanie: [36, 74],
  chodzenie: [32, 72],
  wysokosc: [10, 50],
  wspinanie: [10, 40],
  prowadzenie: [35, 85],
  wPojezdzie: [40, 90],
  naDworze: [25, 75],
  telefon: [80, 125],
  klienci: [40, 80],
  trudniLudzie: [45, 80],
  agresja: [15, 55],
  halas: [50, 90],
  zanieczyszczenia: [45, 90],
  infekcje: [60, 115],
  sluch: [35, 65],
  wyraznaMowa: [45, 75],
  wzrokBlisko: [60, 82],
  wzrokDaleko: [45, 75],
  palcePrecyzja: [38, 64],
  rece: [60, 100],
  presjaCzasu: [65, 95],
  tempoMaszyny: [28, 70],
  powtarzalneRuchy: [50, 95],
  zespol: [60, 95],
  bezpieczenstwoInnych: [55, 95],
} as const;

export type MeasureKey = keyof typeof MEASURES;

/** Who becomes a candidate. */
export const CHOICE = {
  most: 24,
  /** So many of one unit (4 digits) and of one group (3 digits). */
  ofOneUnit: 3,
  ofOneGroup: 5,
  startable: 4,
  farther: 2,
  /** Below this share of the best fit nobody is named: a short list is better than fillers. */
  worthNaming: 0.45,
  /** From so many proposals of the model that read on, nothing else is named below such a share. */
  manyIdeas: 4,
  worthBesideIdeas: 0.7,
  /** Below this share nobody is taken for diversity's sake. */
  worthTaking: 0.6,
  /** And so much of it must come from what the person said or did, where they said anything. */
  leastSaid: 10,
  /** As many as an analysis is made from (analysis/grounding/context.ts 'MIN_CANDIDATES'). */
  toChooseFrom: 4,
  /** Or so much of what is said most of any. */
  ofTheMostSaid: 0.6,
  /** So many stand there however weak, where at least a little speaks for them: a person can't choose from one. */
  least: 4,
  leastSaidOfThese: 9,
  worthFilling: 0.36,
  /** But that much will do, however far above it what was wanted by name stands. */
  fillingFit: 24,
  /** A way of more months than that must be worth it: nobody goes it for half a fit, or to fill a list; one of years still more. */
  longWay: 24,
  worthALongWay: 0.5,
  wayOfYears: 36,
  worthYears: 0.65,
} as const;

/** Words' meaning among the occupations. */
export const MEANING = { ofATag: 0.8, ofALaterTag: 0.7, close: 0.25, condition: 0.6, rarest: 4 } as const;

/** In months: what a licence, years near to it, a degree and its field take off a way. */
export const WAY_IN = {
  ofALicence: 36,
  mostForExperience: 24,
  aYearOfWork: 6,
  knownWork: 3,
  learnedThere: 1,
  /** Studies of each level, which somebody with a degree elsewhere needn't do again where the field doesn't matter. */
  studies: { srednie: 24, policealne: 24, licencjat_inzynier: 36, magister: 60 } as Readonly<
    Partial<Record<Education, number>>
  >,
  /** What is left then at least: a postgraduate course. */
  afterADegree: 6,
  /** A degree of the field itself. */
  ownField: 6,
} as const;

/** Open within so many months counts as 'now'. */
export const NOW_MONTHS = 3;
