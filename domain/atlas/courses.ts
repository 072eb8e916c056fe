// Our courses that help on the way into an occupation, each with its reason. Chosen by hand (content/careers/course-links.ts): words in
// common don't tell ('maszyna' is not machine learning).
import type { Course } from '../courses/course.ts';

/**
 * `jobs`: ids of occupations, by spaces, the nearest first. `because`: what of the course is used there, as part of a sentence. `isAside`: it
 * helps to sell the work (a company or an offer of one's own) or to do it abroad, not to come into the occupation.
 */
export type CourseLink = { course: string; because: string; jobs: string; isAside?: true };

export type HelpingCourse = Pick<Course, 'id' | 'title'> & { because: string };

const MOST = 3;

export function coursesFor(
  occupation: string,
  links: readonly CourseLink[],
  courses: readonly Pick<Course, 'id' | 'title'>[],
): HelpingCourse[] {
  return links
    .filter(({ jobs }) => jobs.includes(occupation)) // Splitting them all would cost more than everything else a page looks up.
    .map(({ course, because, jobs }) => ({ course, because, place: jobs.split(' ').indexOf(occupation) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ course, because }) => {
      const found = courses.find(({ id }) => id === course);
      return found === undefined ? [] : [{ id: found.id, title: found.title, because }];
    })
    .slice(0, MOST);
}

/** Where a course helps: a reason, and the ids of the nearest occupations. */
type HelpedOccupations = { because: string; jobs: readonly string[] };

const MAX_OCCUPATIONS = 8;

export function occupationsHelpedBy(course: string, links: readonly CourseLink[]): HelpedOccupations[] {
  return links
    .filter((link) => link.course === course)
    .map(({ because, jobs }) => ({ because, jobs: jobs.split(' ').slice(0, MAX_OCCUPATIONS) }));
}
