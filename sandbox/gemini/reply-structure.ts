// A course's structure: the recorded one where it is that course at that length, else the course's own topics, each gone through in
// the recorded steps. A program that is told keeps its lessons.
import { dataOf, filled, isRecorded, kindOf, recordedJson, taggedText } from './recorded.ts';

type Aim = { title: string; goal: string; leaves: string };
type Told = { title: string; description: string };
type Lesson = Aim & { id: string; topics: number[] };
export type Structure = Told & {
  project: Told;
  glossary: { term: string; meaning: string }[];
  /** The recorded ones are older than it. */
  world?: Record<string, string> | undefined;
  modules: (Told & { id: string; lessons: Lesson[] })[];
};
type Steps = Pick<Structure, 'project' | 'glossary'> & { module: string; lessons: [Aim, ...Aim[]] };

export function structureFor(prompt: string): Structure {
  const { id, title, description, category } = dataOf<Told & Record<'id' | 'category', string>>(
    prompt,
    'kurs',
  );
  const topics = dataOf<{ topic: string }[]>(prompt, 'tematy').map(({ topic }) => topic);
  const sizes = /Liczba modułów: (\d+), liczba lekcji: (\d+)/.exec(prompt) ?? [];
  const [moduleCount, count] = [Number(sizes[1] ?? 3), Number(sizes[2] ?? 6)];
  const isNew = taggedText(prompt, 'program') === null;
  const own = `${id}.structure.reply.json`;
  if (isNew && isRecorded(own)) {
    const reply = recordedJson<Structure>(own);
    const lessons = reply.modules.flatMap((one) => one.lessons);
    if (lessons.length === count && lessons.flatMap((one) => one.topics).length === topics.length)
      return reply;
  }
  const { project, glossary, module, lessons: steps } = recordedJson<Steps>('any-course/structure.json');
  const placeOf = (at: number) => Math.floor((at * topics.length) / count);
  const nameAt = (at: number) => (topics[placeOf(at)] ?? title).split(/: | – /)[0] ?? title;
  const homes = topics.map((_, at) => Math.floor((at * count) / topics.length));
  const bound = (at: number) => Math.floor((count * at) / moduleCount);
  const planned = Array.from({ length: moduleCount }, (_, at) => {
    const before = Array.from({ length: at }, (_one, other) => placeOf(bound(other)));
    const part = before.filter((place) => place === placeOf(bound(at))).length + 1;
    const lessons = Array.from({ length: bound(at + 1) - bound(at) }, (): Partial<Aim> => ({}));
    const point = topics[placeOf(bound(at))] ?? title;
    return { title: part === 1 ? point : `${point} – część ${part}`, description: module, lessons };
  });
  const [first] = planned[0]?.lessons ?? [];
  if (isNew && first !== undefined) Object.assign(first, aimOf(dataOf<Aim>(prompt, 'pierwsza-lekcja')));
  let next = 0;
  const lessonOf = (told: Partial<Aim>): Lesson => {
    const at = next++;
    const before = at - (homes[placeOf(at)] ?? 0);
    const { title: name, goal, leaves } = steps[before % steps.length] ?? steps[0];
    const round = Math.floor(before / steps.length);
    const temat = `${nameAt(at)}${round === 0 ? '' : ` (${round + 1})`}`;
    const covered = homes.flatMap((home, topic) => (home === at ? [topic + 1] : []));
    return { id: String(at + 1), title: filled(name, { temat }), goal, leaves, ...told, topics: covered };
  };
  const modules = (isNew ? planned : dataOf<typeof planned>(prompt, 'program')).map((one, at) => ({
    id: String(at + 1),
    title: one.title,
    description: one.description,
    lessons: one.lessons.map((told) => lessonOf(isNew ? told : { title: told.title ?? '' })),
  }));
  const about = filled(project.description, { kurs: title });
  const world = recordedJson<Record<string, Structure['world']>>('any-course/worlds.json')[kindOf(category)];
  return { title, description, project: { ...project, description: about }, glossary, world, modules };
}

const aimOf = ({ title, goal, leaves }: Aim) => ({ title, goal, leaves });
