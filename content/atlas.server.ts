// The atlas of occupations, read on first use: the tables as a list that can be searched, the sources, and our own sentences.
import { atlasOf, type Atlas } from '#domain/atlas/atlas.ts';
import { coursesFor, occupationsHelpedBy, type HelpingCourse } from '#domain/atlas/courses.ts';
import type { Portrait } from '#domain/atlas/portrait.ts';
import type { Careers, CareerSources } from '#domain/advice/occupation.ts';
import { COURSE_LINKS } from './careers/course-links.ts';
import { listCourses } from './catalogue.server.ts';
import { readCareers, readCareerSources } from './careers.server.ts';

type AtlasData = { careers: Careers; atlas: Atlas; sources: CareerSources };

export async function readAtlas(): Promise<AtlasData> {
  const [careers, sources] = await Promise.all([readCareers(), readCareerSources()]);
  return { careers, atlas: atlasOf(careers), sources };
}

/** Reads one of our own static files: the portraits are too much for the Worker to carry. */
export type ReadFile = (path: string) => Promise<Response>;

type Portraits = Readonly<Record<string, Portrait | undefined>>;

const portraitsRead = new Map<string, Portraits>();

/** Throws for an id that isn't in the tables, and if the file can't be read. */
export async function readPortrait(
  { id, code }: { id: string; code: string },
  readFile: ReadFile,
): Promise<Portrait> {
  const portrait = (await portraitsOf(code.charAt(0), readFile))[id];
  if (portrait === undefined) throw new Error(`There is no portrait of ${id}.`);
  return portrait;
}

/**
 * One file a major group of the classification, kept once it was read. Never the reading itself: it belongs to one request, and where
 * that one is given up, whoever else waited for it would wait for good.
 */
async function portraitsOf(group: string, readFile: ReadFile): Promise<Portraits> {
  const kept = portraitsRead.get(group);
  if (kept !== undefined) return kept;
  const response = await readFile(`/dane/portrety/${group}.json`);
  if (!response.ok) throw new Error(`Portraits ${group}: ${response.status}.`);
  const portraits: Portraits = await response.json();
  portraitsRead.set(group, portraits);
  return portraits;
}

/** Our courses that help in an occupation. */
export function readHelpingCourses(occupation: string): HelpingCourse[] {
  return coursesFor(occupation, COURSE_LINKS, listCourses());
}

export type HelpedBy = { because: string; occupations: readonly { id: string; name: string }[] };

/** The occupations in which a course helps, by name. */
export async function readHelpedBy(course: string): Promise<HelpedBy[]> {
  const { atlas } = await readAtlas();
  return occupationsHelpedBy(course, COURSE_LINKS).map(({ because, jobs }) => ({
    because,
    occupations: jobs.flatMap((id) => {
      const entry = atlas.entryOf(id);
      return entry === null ? [] : [{ id, name: entry.name }];
    }),
  }));
}
