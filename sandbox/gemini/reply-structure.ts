// A course's structure: the recorded one where it is that course at that length, else the course's own topics, each gone through in
// the recorded steps. A program that is told keeps its lessons.
import { dataOf, filled, isRecorded, recordedJson, taggedText } from './recorded.ts';

type Aim = { title: string; goal: string; leaves: string };
type Lesson = Aim & { id: string; topics: number[] };
type Module = { id: string; title: string; description: string; lessons: Lesson[] };
export type Structure = {
  title: string;
  description: string;
  project: { title: string; description: string };
  glossary: { term: string; meaning: string }[];
  modules: Module[];
};
type Recorded = Pick<Structure, 'project' | 'glossary'> & { module: string; lessons: Aim[] };
type Program = { title: string; description: string; lessons: { title: string }[] }[];

export function structureFor(prompt: string): Structure {
  const { id, title, description } = dataOf<{ id: string } & Structure>(prompt, 'kurs');
  const topics = dataOf<{ topic: string }[]>(prompt, 'tematy').map(({ topic }) => topic);
  const program = taggedText(prompt, 'program');
  const [, moduleCount = 3, count = 6] = (
    /Liczba modułów: (\d+), liczba lekcji: (\d+)/.exec(prompt) ?? []
  ).map(Number);
  const own = `courses/${id}.structure.reply.json`;
  if (program === null && isRecorded(own)) {
    const reply = recordedJson<Structure>(own);
    const lessons = reply.modules.flatMap((one) => one.lessons);
    const told = lessons.flatMap((lesson) => lesson.topics);
    if (lessons.length === count && told.length === topics.length) return reply;
  }
  const { project, glossary, module, lessons: steps } = recordedJson<Recorded>('any-course/structure.json');
  const homes = topics.map((_, at) => Math.floor((at * count) / topics.length));
  const lessonAt = (at: number, kept?: string): Lesson => {
    const place = Math.floor((at * topics.length) / count);
    const step = steps[(at - (homes[place] ?? 0)) % steps.length] ?? steps[0];
    const round = Math.floor((at - (homes[place] ?? 0)) / steps.length) + 1;
    const topic = `${shortName(topics[place] ?? title)}${round === 1 ? '' : ` (${round})`}`;
    return {
      id: String(at + 1),
      title: kept ?? filled(step?.title ?? '{temat}', { temat: topic }),
      goal: step?.goal ?? '',
      leaves: step?.leaves ?? '',
      topics: homes.flatMap((home, topicAt) => (home === at ? [topicAt + 1] : [])),
    };
  };
  const bounds = (at: number) => Math.floor((count * at) / moduleCount);
  const planned: Program = program === null ? [] : (JSON.parse(program) as Program);
  const parts = new Map<string, number>();
  let next = 0;
  const modules =
    program === null
      ? Array.from({ length: moduleCount }, (_, at): Module => {
          const lessons = Array.from({ length: bounds(at + 1) - bounds(at) }, () => lessonAt(next++));
          const name = shortName(topics[Math.floor((bounds(at) * topics.length) / count)] ?? title);
          const part = (parts.get(name) ?? 0) + 1;
          parts.set(name, part);
          const named = part === 1 ? name : `${name}, część ${part}`;
          return { id: String(at + 1), title: named, description: module, lessons };
        })
      : planned.map((one, at): Module => {
          const lessons = one.lessons.map((lesson) => lessonAt(next++, lesson.title));
          return { id: String(at + 1), title: one.title, description: one.description, lessons };
        });
  const [firstModule] = modules;
  if (program === null && firstModule?.lessons[0] !== undefined)
    Object.assign(firstModule.lessons[0], firstAim(prompt));
  const about = filled(project.description, { kurs: title });
  return { title, description, project: { ...project, description: about }, glossary, modules };
}

function firstAim(prompt: string): Aim {
  const { title, goal, leaves } = dataOf<Aim>(prompt, 'pierwsza-lekcja');
  return { title, goal, leaves };
}

/** The part before the colon says what it is about; the rest is its promise. */
function shortName(topic: string): string {
  return topic.split(/: | – /)[0] ?? topic;
}
