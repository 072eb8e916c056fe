// What buyers' reviews come to (docs/decisions.md 'Reviews'): the average is told from five on; fewer say more of the five than of the course.

/** `ratings`: how many; `stars`: all of theirs together. */
type RatingCount = { ratings: number; stars: number };

export const MIN_RATINGS = 5;

/** To one decimal; null = too few, the course is 'Nowy kurs'. */
export function averageOf({ ratings, stars }: RatingCount): number | null {
  return ratings < MIN_RATINGS ? null : Math.round((stars / ratings) * 10) / 10;
}
