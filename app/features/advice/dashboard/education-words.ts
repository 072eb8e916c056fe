import type { CardState } from '#domain/advice/progress/card.ts';

type Education = Pick<CardState, 'purchasedCourses' | 'coursesStarted' | 'coursesCompleted'>;

/** How far one is with the bought courses: 'Kurs w toku', 'Ukończone kursy: 1 z 3, w toku: 1'. */
export function educationWords({ purchasedCourses, coursesStarted, coursesCompleted }: Education): string {
  const going = coursesStarted - coursesCompleted;
  if (purchasedCourses === 1) {
    if (coursesCompleted > 0) return 'Kurs ukończony';
    return going > 0 ? 'Kurs w\u00a0toku' : 'Kurs czeka na pierwszą lekcję';
  }
  const done = `Ukończone kursy: ${coursesCompleted}\u00a0z\u00a0${purchasedCourses}`;
  return going > 0 ? `${done}, w\u00a0toku: ${going}` : done;
}
