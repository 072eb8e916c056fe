// A course's structure out of its own plan: each lesson looks at one point of the plan from one side.
import { quoted } from './quoted.ts';
import type { CourseCategory } from '#domain/courses/course.ts';
import { facetOf, FACETS } from './facets.ts';
import { TOPICS } from './topics.ts';

type Aim = { title: string; goal: string; leaves: string };
type ComposedLesson = Aim & { id: string; topics: number[] };

export type ComposedStructure = {
  title: string;
  description: string;
  project: { title: string; description: string };
  glossary: { term: string; meaning: string }[];
  modules: { id: string; title: string; description: string; lessons: ComposedLesson[] }[];
};

type Wanted = {
  title: string;
  description: string;
  category: CourseCategory;
  plan: readonly string[];
  first: Aim;
  modules: number;
  lessons: number;
};

export type Program = { title: string; description: string; lessons: { title: string }[] }[];

/** Of a course whose modules and lessons stay as they are. */
export function structureAround(
  course: Pick<Wanted, 'title' | 'description' | 'category' | 'plan'>,
  program: Program,
): ComposedStructure {
  const count = program.reduce((sum, { lessons }) => sum + lessons.length, 0);
  const homes = homesOf(course.plan, count);
  let at = -1;
  return {
    ...frameOf(course),
    modules: program.map(({ title, description, lessons }, index) => ({
      id: String(index + 1),
      title,
      description,
      lessons: lessons.map((lesson) => {
        at += 1;
        const { goal, leaves } = facetOf(lesson.title);
        return { id: String(at + 1), title: lesson.title, goal, leaves, topics: topicsAt(homes, at) };
      }),
    })),
  };
}

export function composeStructure(wanted: Wanted): ComposedStructure {
  const { title, plan, modules, lessons } = wanted;
  const points = plan.length === 0 ? [title] : plan;
  const composed = lessonsOf(wanted, points);
  const seen = new Map<string, number>();
  return {
    ...frameOf(wanted),
    modules: Array.from({ length: modules }, (_, at) => {
      const [from, to] = [Math.floor((lessons * at) / modules), Math.floor((lessons * (at + 1)) / modules)];
      const point = points[Math.floor((from * points.length) / lessons)] ?? title;
      const times = (seen.get(point) ?? 0) + 1;
      seen.set(point, times);
      return {
        id: String(at + 1),
        title: times === 1 ? point : `${point} – ciąg dalszy`,
        description: descriptionOf(points, from, to, lessons),
        lessons: composed.slice(from, to),
      };
    }),
  };
}

function frameOf({ title, description, category }: Pick<Wanted, 'title' | 'description' | 'category'>) {
  return {
    title,
    description,
    project: {
      title: 'Teczka z Twoją pracą',
      description: `Po każdej lekcji dokładasz do niej jedną rzecz zrobioną na własnym materiale. Na końcu masz w niej wszystko, czego uczy kurs ${quoted(title)}, gotowe do pokazania komuś innemu.`,
    },
    glossary: [...TOPICS[category].terms, ...COMMON_TERMS].map(([term, meaning]) => ({ term, meaning })),
  };
}

const COMMON_TERMS = [
  ['pierwsza wersja', 'praca zrobiona bez poprawiania po drodze, od której zaczyna się sprawdzanie'],
  ['materiał', 'coś prawdziwego z Twojej pracy lub domu, na czym ćwiczysz'],
] as const;

function lessonsOf({ first, plan, lessons }: Wanted, points: readonly string[]): ComposedLesson[] {
  const homes = homesOf(plan, lessons);
  return lessonTitles(points, lessons).map((title, at) => {
    const { goal, leaves } = facetOf(title);
    return {
      id: String(at + 1),
      ...(at === 0
        ? { title: first.title, goal: first.goal, leaves: first.leaves }
        : { title, goal, leaves }),
      topics: topicsAt(homes, at),
    };
  });
}

/** For each topic the lesson that covers it. */
function homesOf(plan: readonly string[], lessons: number): number[] {
  return plan.map((_, topic) => Math.floor((topic * lessons) / plan.length));
}

function topicsAt(homes: readonly number[], lesson: number): number[] {
  return homes.flatMap((home, topic) => (home === lesson ? [topic + 1] : []));
}

/** Each point gets its share of the lessons, one after the other. */
function lessonTitles(points: readonly string[], lessons: number): string[] {
  const taken = new Map<number, number>();
  return Array.from({ length: lessons }, (_, at) => {
    const place = Math.floor((at * points.length) / lessons);
    const side = taken.get(place) ?? 0;
    taken.set(place, side + 1);
    const round = Math.floor(side / FACETS.length);
    const facet = FACETS[side % FACETS.length]?.title ?? '';
    const name = shortName(points[place] ?? '');
    return round === 0 ? `${name} – ${facet}` : `${name}, runda ${round + 1} – ${facet}`;
  });
}

function descriptionOf(points: readonly string[], from: number, to: number, lessons: number): string {
  const places = new Set(
    Array.from({ length: to - from }, (_, at) => Math.floor(((from + at) * points.length) / lessons)),
  );
  const names = [...places].map((place) => quoted(shortName(points[place] ?? '')));
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter((one) => one !== '').join(' i ');
  const topics = names.length === 1 ? `Temat ${list}` : `Tematy ${list}`;
  return `${topics}: najpierw na przykładzie, potem na Twoim materiale, z ćwiczeniem po każdej lekcji.`;
}

/** The part before the colon says what it is about; the rest is its promise. */
function shortName(point: string): string {
  const [name = point] = point.split(/: | – /);
  return name;
}
