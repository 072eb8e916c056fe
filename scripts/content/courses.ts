// The catalogue: one typed file a course in content/courses. What is wrong with one of them, tests/content.test.ts says.
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CatalogueCard } from '#domain/courses/library/facets.ts';
import type { Course } from '#domain/courses/course.ts';
import { lessonsWords, studyTime } from '#domain/courses/structure/study-time.ts';

/** In the order of their ids. Throws if a file exports no course. */
export async function readCourses(folder: string): Promise<Course[]> {
  const files = globSync('*.ts', { cwd: folder }).toSorted();
  return Promise.all(files.map((file) => readCourse(`${folder}/${file}`)));
}

async function readCourse(file: string): Promise<Course> {
  const { course }: { course?: Course } = await import(pathToFileURL(resolve(file)).href);
  if (course === undefined) throw new Error(`${file} exports no course.`);
  return course;
}

export function catalogueCard(course: Course): CatalogueCard {
  const { id, title, category, tags, price, level, duration, certificate, description } = course;
  return {
    id,
    title,
    category,
    tags,
    price,
    level,
    duration,
    lessons: lessonsWords(studyTime(duration)),
    certificate,
    description,
  };
}
