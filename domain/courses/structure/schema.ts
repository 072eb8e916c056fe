// The one validator of a course's structure (docs/product.md 'Course structure validity'; docs/decisions.md 'A course as a whole';
// docs/faults.md 11), for replies, for modules that stream in and for stored records. Rule: fields that nobody knows are dropped; texts
// are cleaned and cut, what is forgotten is left out, every advertised topic gets exactly one lesson; what has no lessons, or
// lessons without a title, is invalid. Ids are ours, made from place and title ('2-3-petla-for'): stable, unique and fit for an address, whatever the model says.
import * as z from 'zod';
import { cleanLongText, cleanName } from '../../advice/analysis/reply/clean-text.ts';
import { firstIssue } from '../../platform/first-issue.ts';
import { lazy } from '../../platform/lazy.ts';
import { slugOf } from '../../platform/search/slug.ts';
import { withoutOpenings } from '../lesson-rules/filler.ts';
import { withoutAddresses } from '../lesson-rules/mend-prose.ts';
import { wordsShared } from '../lesson-rules/subject.ts';
import { worldIn } from '../memory/memory.ts';
import { PRACTICE_BOUNDS } from '../practice/practice-rules.ts';
import { shortened } from '../shortened.ts';
import type { Outline } from './outline.ts';
import {
  lessonsOf,
  type CourseModule,
  type CourseStructure,
  type FirstLessonAim,
  type PlannedLesson,
} from './structure.ts';

/** `reason` is plain Polish with the place of the flaw; it never holds text of the reply. */
type ParsedStructure = { ok: true; structure: CourseStructure } | { ok: false; reason: string };

/** What a reply is held against: the course's advertised topics, and our first lesson, which takes the first place. */
export type WantedStructure = { topics: readonly string[]; first: FirstLessonAim };

export const STRUCTURE_LIMITS = {
  modules: 30,
  lessons: 300,
  bytes: 200_000,
  glossary: { least: 5, most: 40 },
} as const;

const NOT_AN_OBJECT = 'To nie jest obiekt ze strukturą kursu.';
const MAX_SLUG_LENGTH = 60;
const TOLERATED_DEVIATION = 0.3;

// Made when the first structure is read: the first page after a cold start has none.
const schemas = lazy(() => {
  const plain = (text: string) => withoutOpenings(withoutAddresses(cleanLongText(text)));
  const name = z.string('brak tekstu').transform(cleanName).pipe(z.string().min(1, 'pusty tekst'));
  const longText = z.string().catch('').transform(plain);
  /** Undefined = forgotten. */
  const upTo = (length: number) =>
    z
      .string()
      .catch('')
      .transform((text) => shortened(plain(text).replaceAll('\n', ' '), length) || undefined);
  /** A list's good entries. */
  const listOf = <Entry>(entry: z.ZodType<Entry>) =>
    z
      .array(z.unknown())
      .catch([])
      .transform((list) => list.flatMap((one) => entry.safeParse(one).data ?? []));

  /** Kept however little is left of it. */
  const world = z.unknown().transform(worldIn).optional();

  const lesson = z.object({
    title: name,
    goal: upTo(PRACTICE_BOUNDS.goal),
    leaves: upTo(PRACTICE_BOUNDS.leaves),
    /** Their numbers, from 1. */
    topics: listOf(z.coerce.number().int()),
  });

  const module = z.object({
    title: name,
    description: longText,
    lessons: z
      .array(lesson, 'brak listy')
      .min(1, 'lista jest pusta')
      .max(STRUCTURE_LIMITS.lessons, 'za dużo lekcji'),
  });

  const course = z.object({
    title: name,
    description: longText,
    project: z
      .object({ title: name, description: longText.pipe(z.string().min(1)) })
      .optional()
      .catch(undefined),
    glossary: listOf(
      z.object({ term: name, meaning: upTo(PRACTICE_BOUNDS.meaning).pipe(z.string()) }),
    ).transform((terms) => terms.slice(0, STRUCTURE_LIMITS.glossary.most)),
    world,
    modules: z
      .array(module, 'brak listy')
      .min(1, 'lista jest pusta')
      .max(STRUCTURE_LIMITS.modules, 'za dużo modułów'),
  });

  const storedLesson = z.object({
    id: z.string(),
    title: z.string(),
    goal: z.string().optional(),
    leaves: z.string().optional(),
    topics: z.array(z.string()).optional(),
    addedTopics: z.array(z.string()).optional(),
  });
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
    project: z.object({ title: z.string(), description: z.string() }).optional(),
    glossary: z.array(z.object({ term: z.string(), meaning: z.string() })).optional(),
    world,
  });

  return { module, course, storedCourse };
});

export function parseStructure(value: unknown, wanted: WantedStructure): ParsedStructure {
  const parsed = schemas().course.safeParse(value, { error: () => 'niepoprawna wartość' });
  if (!parsed.success) return { ok: false, reason: firstIssue(parsed.error, NOT_AN_OBJECT) };
  const { project, glossary, world } = parsed.data;
  const bare = parsed.data.modules.map((one, index) => planned(one, index, wanted));
  const { title, description } = parsed.data;
  const named = parsed.data.modules.flatMap((one) => one.lessons.map(({ topics }) => topics));
  const modules = withTopics(bare, wanted.topics, named);
  const structure: CourseStructure = {
    title,
    description,
    ...(project === undefined ? {} : { project }),
    ...(glossary.length === 0 ? {} : { glossary }),
    ...(world === undefined ? {} : { world }),
    modules,
  };
  if (lessonsOf(structure).length > STRUCTURE_LIMITS.lessons)
    return { ok: false, reason: 'Kurs ma za dużo lekcji.' };
  if (new TextEncoder().encode(JSON.stringify(structure)).length > STRUCTURE_LIMITS.bytes)
    return { ok: false, reason: 'Struktura kursu jest za długa.' };
  return { ok: true, structure };
}

function withTopics(modules: CourseModule[], topics: readonly string[], named: number[][]): CourseModule[] {
  const lessons = lessonsOf({ modules });
  const texts = lessons.map(({ title, goal = '', leaves = '' }) => `${title} ${goal} ${leaves}`);
  const placed = placedTopics(topics, { texts, named });
  let at = 0;
  return modules.map((one) => ({
    ...one,
    lessons: one.lessons.map((lesson) => {
      const { topics: own = [], added = [] } = placed[at++] ?? {};
      return { ...lesson, topics: own, ...(added.length === 0 ? {} : { addedTopics: added }) };
    }),
  }));
}

/** A single finished module, by the same rule; null if it would make the whole structure invalid. */
export function parseModule(index: number, raw: unknown, wanted: WantedStructure): CourseModule | null {
  if (index >= STRUCTURE_LIMITS.modules) return null;
  const parsed = schemas().module.safeParse(raw);
  return parsed.success ? planned(parsed.data, index, wanted) : null;
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
export function structureWarnings(structure: CourseStructure, outline: Outline): string[] {
  const modules = structure.modules.length;
  const lessons = lessonsOf(structure).length;
  const share = Math.abs(lessons - outline.lessons) / outline.lessons;
  return [
    ...(modules === outline.modules ? [] : [`${modules} modules instead of ${outline.modules}`]),
    ...(share > TOLERATED_DEVIATION ? [`${lessons} lessons instead of ${outline.lessons}`] : []),
  ];
}

function planned(
  { title, description, lessons }: z.output<ReturnType<typeof schemas>['module']>,
  at: number,
  { first }: WantedStructure,
): CourseModule {
  return {
    id: `modul-${at + 1}`,
    title,
    description,
    lessons: lessons.map((lesson, index): PlannedLesson => {
      const ours = at === 0 && index === 0 ? first : null;
      const { goal, leaves } = ours ?? lesson;
      const name = ours?.title ?? lesson.title;
      return {
        id: lessonId(at + 1, index + 1, name),
        title: name,
        ...(goal === undefined ? {} : { goal }),
        ...(leaves === undefined ? {} : { leaves }),
      };
    }),
  };
}

function lessonId(module: number, lesson: number, title: string): string {
  const slug = slugOf(title)
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, MAX_SLUG_LENGTH);
  return `${module}-${lesson}-${slug}`.replaceAll(/-+/g, '-').replace(/-$/, '');
}

// Advertised topics are checked off: what a course's page promises stands in exactly one of its lessons (docs/decisions.md 'A course as
// a whole'). Where a reply names one twice, its first place counts; one that it forgot goes to the lesson nearest in words.

/** `texts`: of each lesson, in their order; `named`: the numbers that it was given, from 1. Both lists are as long as there are lessons. */
type NamedTopics = { texts: readonly string[]; named: readonly (readonly number[])[] };

/** Of each lesson. `added`: those of them that we placed, for an editor to look at. */
type PlacedTopics = { topics: string[]; added: string[] }[];

export function placedTopics(topics: readonly string[], { texts, named }: NamedTopics): PlacedTopics {
  const placed: PlacedTopics = texts.map(() => ({ topics: [], added: [] }));
  const seen = new Set<number>();
  for (const [at, numbers] of named.entries())
    for (const number of numbers) {
      const topic = topics[number - 1];
      if (topic === undefined || seen.has(number)) continue;
      seen.add(number);
      placed[at]?.topics.push(topic);
    }
  for (const [index, topic] of topics.entries()) {
    if (seen.has(index + 1)) continue;
    const place = placed[nearest(topic, texts, (index + 0.5) / topics.length)];
    place?.topics.push(topic);
    place?.added.push(topic);
  }
  return placed;
}

/** By shared words; of equals the one that stands in the course where the topic stands in its plan. */
function nearest(topic: string, texts: readonly string[], share: number): number {
  const shared = texts.map((text) => wordsShared(topic, text));
  const most = Math.max(...shared);
  const away = (at: number) => Math.abs((at + 0.5) / texts.length - share);
  return [...texts.keys()]
    .filter((at) => shared[at] === most)
    .reduce((best, at) => (away(at) < away(best) ? at : best), shared.indexOf(most));
}
