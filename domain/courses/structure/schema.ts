// The one validator of a course's structure (docs/product.md 'Course structure validity'; docs/faults.md 11), for replies, for modules that
// stream in and for stored records. Rule: fields that nobody knows are dropped; in the structure-only form no lesson may have
// content; in the full form each must; names are cleaned and cut; any other flaw makes it all invalid. Ids are ours, made from
// place and title ('2-3-petla-for'): stable, unique and fit for an address, whatever the model calls them.
import * as z from 'zod';
import { cleanLongText, cleanName } from '../../analysis/reply/clean-text.ts';
import { firstIssue } from '../../first-issue.ts';
import { lazy } from '../../lazy.ts';
import { slugOf } from '../../search/slug.ts';
import type { Outline } from './outline.ts';
import { lessonsOf, type CourseModule, type CourseStructure, type LessonTitle } from './structure.ts';

/** `reason` is plain Polish with the place of the flaw; it never holds text of the reply. */
export type ParsedStructure = { ok: true; structure: CourseStructure } | { ok: false; reason: string };

/** The lessons of a full reply, by the ids that it names. */
export type ParsedContents =
  | { ok: true; contents: ReadonlyMap<string, string> }
  | { ok: false; reason: string };

export const STRUCTURE_LIMITS = { modules: 30, lessons: 300, bytes: 100_000 } as const;

const NOT_AN_OBJECT = 'To nie jest obiekt ze strukturą kursu.';
const MAX_SLUG_LENGTH = 60;
const TOLERATED_DEVIATION = 0.3;

// Made when the first structure is read: the first page after a cold start has none.
const schemas = lazy(() => {
  const name = z.string('brak tekstu').transform(cleanName).pipe(z.string().min(1, 'pusty tekst'));
  const longText = z.string('brak tekstu').transform(cleanLongText);
  /** The specification asks for ids; ours are made anew. */
  const givenId = z.union([z.string(), z.number()], 'brak identyfikatora');

  const bareLesson = z.object({
    id: givenId,
    title: name,
    content: z.null('lekcja nie może mieć treści').optional(),
  });

  const fullLesson = z.object({
    id: z.string('brak identyfikatora'),
    title: name,
    content: z.string('brak treści'),
  });

  const moduleOf = <Lesson extends z.ZodType>(lesson: Lesson) =>
    z.object({
      id: givenId,
      title: name,
      description: longText,
      lessons: z
        .array(lesson, 'brak listy')
        .min(1, 'lista jest pusta')
        .max(STRUCTURE_LIMITS.lessons, 'za dużo lekcji'),
    });

  const courseOf = <Lesson extends z.ZodType>(lesson: Lesson) =>
    z.object({
      title: name,
      description: longText,
      modules: z
        .array(moduleOf(lesson), 'brak listy')
        .min(1, 'lista jest pusta')
        .max(STRUCTURE_LIMITS.modules, 'za dużo modułów'),
    });

  const bareModule = moduleOf(bareLesson);
  const bareCourse = courseOf(bareLesson);
  const fullCourse = courseOf(fullLesson);

  const storedLesson = z.object({ id: z.string(), title: z.string() });
  const storedCourse: z.ZodType<CourseStructure> = z.object({
    title: z.string(),
    description: z.string(),
    modules: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        lessons: z.array(storedLesson),
      }),
    ),
  });

  return { bareModule, bareCourse, fullCourse, storedCourse };
});

export function parseStructure(value: unknown): ParsedStructure {
  const parsed = schemas().bareCourse.safeParse(value, { error: () => 'niepoprawna wartość' });
  if (!parsed.success) return { ok: false, reason: firstIssue(parsed.error, NOT_AN_OBJECT) };
  const { title, description, modules } = parsed.data;
  const structure = { title, description, modules: modules.map((one, index) => withIds(one, index)) };
  if (lessonsOf(structure).length > STRUCTURE_LIMITS.lessons)
    return { ok: false, reason: 'Kurs ma za dużo lekcji.' };
  if (new TextEncoder().encode(JSON.stringify(structure)).length > STRUCTURE_LIMITS.bytes)
    return { ok: false, reason: 'Struktura kursu jest za długa.' };
  return { ok: true, structure };
}

/** A single finished module, by the same rule; null if it would make the whole structure invalid. */
export function parseModule(index: number, raw: unknown): CourseModule | null {
  if (index >= STRUCTURE_LIMITS.modules) return null;
  const parsed = schemas().bareModule.safeParse(raw);
  return parsed.success ? withIds(parsed.data, index) : null;
}

/** The full form: texts as they came, by the ids of the reply. */
export function parseContents(value: unknown): ParsedContents {
  const parsed = schemas().fullCourse.safeParse(value, { error: () => 'niepoprawna wartość' });
  if (!parsed.success) return { ok: false, reason: firstIssue(parsed.error, NOT_AN_OBJECT) };
  const lessons = parsed.data.modules.flatMap((one) => one.lessons);
  return { ok: true, contents: new Map(lessons.map(({ id, content }) => [id.trim(), content])) };
}

/** The text to be stored. The count stands beside the rest, so that lists needn't read the whole. */
export function storedText(structure: CourseStructure): string {
  return JSON.stringify({ lessonCount: lessonsOf(structure).length, ...structure });
}

/** Null = nothing stored, or no valid structure. */
export function readStoredStructure(text: string | null | undefined): CourseStructure | null {
  if (text === null || text === undefined) return null;
  try {
    return schemas().storedCourse.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What deviates from the maths, in words for the log; it is never a reason to refuse. */
export function deviations(structure: CourseStructure, outline: Outline): string[] {
  const modules = structure.modules.length;
  const lessons = lessonsOf(structure).length;
  const share = Math.abs(lessons - outline.lessons) / outline.lessons;
  return [
    ...(modules === outline.modules ? [] : [`${modules} modules instead of ${outline.modules}`]),
    ...(share > TOLERATED_DEVIATION ? [`${lessons} lessons instead of ${outline.lessons}`] : []),
  ];
}

function withIds(one: z.output<ReturnType<typeof schemas>['bareModule']>, at: number): CourseModule {
  const { title, description, lessons } = one;
  return {
    id: `modul-${at + 1}`,
    title,
    description,
    lessons: lessons.map((lesson, index): LessonTitle => ({
      id: lessonId(at + 1, index + 1, lesson.title),
      title: lesson.title,
    })),
  };
}

function lessonId(module: number, lesson: number, title: string): string {
  const slug = slugOf(title)
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, MAX_SLUG_LENGTH);
  return `${module}-${lesson}-${slug}`.replaceAll(/-+/g, '-').replace(/-$/, '');
}
