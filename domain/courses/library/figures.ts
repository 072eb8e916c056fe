// What became of each course (docs/decisions.md 'Ratings, best-sellers and reductions'): how it is rated, how much it is bought, and a
// reduction that dated prices prove. Where nothing did, nothing is said.
import type { LessonsRead } from '../authorship.ts';
import { priceGrosze } from '../price.ts';
import { lengthOf, timesWords, type CourseTimes } from '../structure/lesson-times.ts';
import { lessonsWords } from '../structure/study-time.ts';
import { averageOf } from '../reviews/rating.ts';

export type CourseFigures = {
  /** From five reviews on. */
  rating: number | null;
  reviews: number;
  /** 0 = nobody has bought it lately; a course that sold more has more. It says no number of sales. */
  popularity: number;
  bestSeller: boolean;
  /** Asked before the present price, and struck through beside it; absent = no reduction. */
  originalPrice?: number;
  /** Of the 30 days before the reduction; null without one. */
  lowestPrice: number | null;
  /** '24 lekcje, 8 godz. 20 min', in the place of what the plan lets one guess; absent = not all of them can be read yet. */
  lessons?: string;
  /** The same with its parts, in a sentence. */
  takes?: string;
  /** How many of its lessons the editors have read; absent = none, and every page that sells it says so. */
  read?: LessonsRead;
};

/** By course id; a course that is missing has none. */
export type FiguresById = Readonly<Record<string, CourseFigures>>;

export const NO_FIGURES: CourseFigures = {
  rating: null,
  reviews: 0,
  popularity: 0,
  bestSeller: false,
  lowestPrice: null,
};

export const BEST_SELLERS = { most: 5, minSold: 20, days: 90 } as const;

/** As the database counts it: sold in the last 90 days, without what was paid back. */
export type CountedCourse = {
  courseId: string;
  ratings: number;
  stars: number;
  sold: number;
  /** Of the price in whole grosze that was in force when it was found. */
  reduction: { priceGrosze: number; struckGrosze: number; lowestGrosze: number } | null;
  /** Null = not all of its lessons can be read yet. */
  times: CourseTimes | null;
};

type Priced = { id: string; price: number };

export function figuresOf(courses: readonly Priced[], counted: readonly CountedCourse[]): FiguresById {
  const best = bestSellerIds(counted);
  const amounts = [...new Set(counted.map(({ sold }) => sold))]
    .filter((sold) => sold > 0)
    .toSorted((a, b) => a - b);
  const byId = new Map(counted.map((one) => [one.courseId, one]));
  return Object.fromEntries(
    courses.flatMap((course) => {
      const one = byId.get(course.id);
      if (one === undefined) return [];
      const figures: CourseFigures = {
        rating: averageOf(one),
        reviews: one.ratings,
        popularity: amounts.indexOf(one.sold) + 1,
        bestSeller: best.has(course.id),
        ...reductionOf(course, one),
        ...timesOf(one),
      };
      return [[course.id, figures]];
    }),
  );
}

/** The five most bought, each with at least twenty; of equals the first by id. */
export function bestSellerIds(counted: readonly Pick<CountedCourse, 'courseId' | 'sold'>[]): Set<string> {
  const sold = counted.filter((one) => one.sold >= BEST_SELLERS.minSold);
  const first = sold.toSorted((a, b) => b.sold - a.sold || (a.courseId < b.courseId ? -1 : 1));
  return new Set(first.slice(0, BEST_SELLERS.most).map(({ courseId }) => courseId));
}

// A price that has changed since then is another one, and nothing is known of it yet.
function reductionOf({ price }: Priced, { reduction }: CountedCourse) {
  if (reduction === null || reduction.priceGrosze !== priceGrosze(price)) return { lowestPrice: null };
  return { originalPrice: reduction.struckGrosze / 100, lowestPrice: reduction.lowestGrosze / 100 };
}

type ReadCourse = { courseId: string; read: LessonsRead | undefined };

/** With what the editors have read of each. */
export function withRead(figures: FiguresById, courses: readonly ReadCourse[]): FiguresById {
  const known = courses.flatMap(({ courseId, read }) =>
    read === undefined ? [] : [[courseId, { ...(figures[courseId] ?? NO_FIGURES), read }] as const],
  );
  return { ...figures, ...Object.fromEntries(known) };
}

function timesOf({ times }: CountedCourse): Pick<CourseFigures, 'lessons' | 'takes'> {
  if (times === null) return {};
  const lessons = lessonsWords({ lessons: times.lessons, isExact: true });
  const whole = lengthOf(times.readingMinutes + times.exerciseMinutes);
  return { lessons: `${lessons}, ${whole}`, takes: `${lessons}, ${timesWords(times)}` };
}

/** What pages show of a course: what it is, and what became of it. */
export function withFigures<Card extends { id: string }>(
  cards: readonly Card[],
  figures: FiguresById,
): (Card & CourseFigures)[] {
  return cards.map((card) => ({ ...card, ...(figures[card.id] ?? NO_FIGURES) }));
}
