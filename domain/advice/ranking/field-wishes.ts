// A wish that names a field and no occupation ('chcę iść na prawo', 'marzy mi się cukiernia', 'chcę wrócić do księgowości'): what the field
// names outright is wanted, and of studies only what they lead to. A wish that holds no field ('chcę czas dla dzieci') is none.
import { folded } from '../../platform/folded-text.ts';
import { isCourse } from '../reading/wish.ts';
import { kinshipsOf } from './kinship.ts';
import { levelOf } from './way-in.ts';
import { keptByIndex, TELLING_TAGS, type OccupationIndex } from './occupation-index.ts';
import { FIELD_WISH } from './weights.ts';

export type FieldWish = {
  concept: number;
  /** By occupation, how plainly the field names it, from 0 to 1. */
  occupations: ReadonlyMap<number, number>;
  /** The way through studies is part of the wish. */
  isStudies: boolean;
  evidence: string;
};

/** 'Iść na prawo', 'dostać się na medycynę', 'studiować': not 'iść na kurs'. */
const OF_STUDIES =
  /\bstudi\w+|\b(?:isc|pojsc|ide|pojde|dostac sie|dostane sie|wybieram sie|zdaje|zdawac|aplikuj\w+)\s+(?:\w+\s+){0,2}(?:na|do)\b(?! (?:\w+ )?(?:kurs|szkolen|prac))/;

/** Slugs of words that say how somebody works and not on what: 'chcę coś naprawiać' names neither shoes nor aircraft. */
const MANNERS =
  'naprawianie montaz analiza pomiary projekty usprawnianie-pracy praca-rekami narzedzia technika dokladnosc cierpliwosc spokoj skupienie sila ruch planowanie jakosc badania kreatywnosc projektowanie'.split(
    ' ',
  );

function isManner(concept: number, { conceptOf }: OccupationIndex): boolean {
  return MANNERS.some((slug) => conceptOf.get(slug) === concept);
}

/** Said of what is wanted, too wide to be one field, yet a subject: 'praca z dziećmi'. */
export function isWideWish(concept: number, index: OccupationIndex): boolean {
  const { rarity = 0 } = index.concepts[concept] ?? {};
  return (
    rarity >= FIELD_WISH.rarest &&
    !isManner(concept, index) &&
    fieldOccupations(concept, index).size >= FIELD_WISH.ofAWide
  );
}

/** Null = the meaning is no field: everybody's word ('ludzie'), or too many occupations. `leavesSchool`: the studies lie ahead anyway. */
export function fieldWish(
  concept: number,
  quote: string,
  leavesSchool: boolean,
  index: OccupationIndex,
): FieldWish | null {
  const named = fieldOccupations(concept, index);
  if (isCourse(quote) && !isLearnedByCourse(named, index)) return null;
  const studied = new Map(
    [...named].flatMap(([number, worth]) =>
      isStudied(number, index) ? [[number, worth * worthOfStudies(number, index)] as const] : [],
    ),
  );
  const isStudies =
    studied.size > 0 &&
    (OF_STUDIES.test(folded(quote)) || (leavesSchool && isLedToByStudies(concept, index)));
  // Studies are one field by themselves, however many kinds of work their name is in besides ('architektura').
  if (!isOneField(concept, index) && !(isStudies && isAskedFor(studied, index))) return null;
  return { concept, occupations: isStudies ? studied : named, isStudies, evidence: quote };
}

/** The occupations that a meaning names outright: as their own, or by what they are tagged with first. */
export function fieldOccupations(
  concept: number,
  { concepts, occupations, conceptsIn }: OccupationIndex,
): Map<number, number> {
  const { named = [], occupations: meant = [], weights = [] } = concepts[concept] ?? {};
  const whole = new Set(meant.filter((_, place) => weights[place] === 1));
  const isFirst = (one: number) =>
    (occupations[one]?.tags ?? []).slice(0, TELLING_TAGS).some((tag) => conceptsIn(tag).includes(concept));
  const found = new Map<number, number>();
  for (const one of named) {
    const first = isFirst(one);
    if (whole.has(one)) found.set(one, first ? 1 : FIELD_WISH.byNameAlone);
    else if (first) found.set(one, whole.size > 0 ? FIELD_WISH.beside : 1);
  }
  return found;
}

// 'Kurs spawania' opens a trade, 'kurs pierwszej pomocy' or 'angielskiego' none.
function isLearnedByCourse(named: ReadonlyMap<number, number>, { occupations }: OccupationIndex): boolean {
  const open = [...named.keys()].filter(
    (one) => levelOf(occupations[one]?.entry.education ?? 'magister') <= levelOf('srednie'),
  );
  return open.length * 2 >= named.size;
}

/** 'Prawo', 'cukiernia': one kind of work. 'Planowanie', 'narzędzia', 'ludzie' are in many and lead to none. */
export const isOneField = keptByIndex((concept: number, index) =>
  isField(concept, [...fieldOccupations(concept, index).keys()], index),
);

function isField(concept: number, named: readonly number[], index: OccupationIndex): boolean {
  const { rarity = 0, named: all = [] } = index.concepts[concept] ?? {};
  if (isManner(concept, index)) return false;
  if (named.length === 0 || named.length > FIELD_WISH.most || rarity < FIELD_WISH.rarest) return false;
  if (named.length === 1) return all.length <= FIELD_WISH.ofOne;
  const sum = named.reduce((whole, one) => {
    const kinships = kinshipsOf(one, index);
    return whole + named.reduce((near, other) => near + (other === one ? 0 : (kinships[other] ?? 0)), 0);
  }, 0);
  return sum / (named.length * (named.length - 1)) >= FIELD_WISH.akin;
}

/** At an academy. */
export const isStudied = (number: number, { occupations }: OccupationIndex) =>
  levelOf(occupations[number]?.entry.education ?? 'bez_wymogow') >= levelOf('licencjat_inzynier');

// What nobody may do without these very studies stands before what many studies lead to.
const worthOfStudies = (number: number, { occupations }: OccupationIndex) =>
  occupations[number]?.entry.degreeFieldRequired === true ? 1 : FIELD_WISH.ofAnyStudies;

const isAskedFor = (studied: ReadonlyMap<number, number>, { occupations }: OccupationIndex) =>
  [...studied.keys()].some((number) => occupations[number]?.entry.degreeFieldRequired === true);

// 'Prawo', 'medycyna', 'psychologia': the field is entered through its studies, which the law or the trade asks for.
function isLedToByStudies(concept: number, index: OccupationIndex): boolean {
  const named = [...fieldOccupations(concept, index).keys()];
  const asked = named.filter((one) => index.occupations[one]?.entry.degreeFieldRequired === true);
  return asked.length * 2 >= named.length;
}
