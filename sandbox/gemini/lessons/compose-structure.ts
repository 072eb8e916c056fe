// A course's structure out of its own plan: each lesson looks at one point of the plan from one side.
import { quoted } from './quoted.ts';
import { FACETS } from './facets.ts';

export type ComposedStructure = {
  title: string;
  description: string;
  modules: { id: string; title: string; description: string; lessons: { id: string; title: string }[] }[];
};

type Wanted = {
  title: string;
  description: string;
  plan: readonly string[];
  modules: number;
  lessons: number;
};

export function composeStructure({ title, description, plan, modules, lessons }: Wanted): ComposedStructure {
  const points = plan.length === 0 ? [title] : plan;
  const titles = lessonTitles(points, lessons);
  const seen = new Map<string, number>();
  return {
    title,
    description,
    modules: Array.from({ length: modules }, (_, at) => {
      const [from, to] = [Math.floor((lessons * at) / modules), Math.floor((lessons * (at + 1)) / modules)];
      const point = points[Math.floor((from * points.length) / lessons)] ?? title;
      const times = (seen.get(point) ?? 0) + 1;
      seen.set(point, times);
      return {
        id: String(at + 1),
        title: times === 1 ? point : `${point} – ciąg dalszy`,
        description: descriptionOf(points, from, to, lessons),
        lessons: titles.slice(from, to).map((name, index) => ({ id: String(from + index + 1), title: name })),
      };
    }),
  };
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
