// `npm run evaluate -- --replies`: of a model's recorded replies, how many pass as they came, after what code mends, after the second call
// (a recorded `NAME.N.second.reply.md`), and never. Structures and lessons are held against their course, analyses against their person.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readCourse } from '#content/catalogue.server.ts';
import { readCareers } from '#content/careers.server.ts';
import { readFirstLessonSource } from '#content/first-lessons.server.ts';
import { readFacts } from '#domain/advice/facts.ts';
import { completion } from '#domain/advice/analysis/grounding/complete.ts';
import { adviceContext } from '#domain/advice/analysis/grounding/context.ts';
import { parseReply } from '#domain/advice/analysis/reply/parse.ts';
import { parseWritten } from '#domain/advice/analysis/reply/written.ts';
import { parseStructure } from '#domain/courses/structure/schema.ts';
import { lessonsOf, type CourseStructure } from '#domain/courses/structure/structure.ts';
import { checkWrittenLesson } from '#domain/courses/writing/written-lesson.ts';
import { PREFERENCES } from '#domain/advice/quiz/answers.ts';

export const REPLIES_FOLDER = 'sandbox/gemini/replies';

export type Outcome = 'at once' | 'repaired' | 'second call' | 'never';
type MeasuredReply = { name: string; outcome: Outcome; why: string };

export async function measureReplies(folder: string): Promise<MeasuredReply[]> {
  const names = readdirSync(folder).toSorted();
  const measured: MeasuredReply[] = [];
  for (const name of names) {
    const [, course = '', number = ''] = /^(.+)\.(\d+)\.reply\.md$/.exec(name) ?? [];
    if (name.endsWith('.structure.reply.json')) measured.push(await structure(folder, name));
    else if (number !== '') measured.push(await lesson(folder, { name, course, number: Number(number) }));
    else if (name.endsWith('.reply.json')) measured.push(await analysis(folder, name));
  }
  return measured;
}

/** Shares of all; `passed`: at once or mended by code. */
export function sharesOf(measured: readonly MeasuredReply[]): { passed: number; never: number } {
  const share = (outcomes: readonly Outcome[]) =>
    measured.filter(({ outcome }) => outcomes.includes(outcome)).length / Math.max(1, measured.length);
  return { passed: share(['at once', 'repaired']), never: share(['never']) };
}

export const MUST = { passed: 0.95, never: 0.01 } as const;

const textOf = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

async function readStructure(folder: string, name: string) {
  const id = name.replace('.structure.reply.json', '');
  const course = await readCourse(id);
  if (course === null) throw new Error(`the catalogue has no course ${id}`);
  const { practice: first } = await readFirstLessonSource(id);
  const reply = textOf(folder, name);
  return {
    reply,
    course,
    parsed: parseReply(reply, (value) => parseStructure(value, { topics: course.plan, first })),
  };
}

async function structure(folder: string, name: string): Promise<MeasuredReply> {
  const { parsed, reply } = await readStructure(folder, name);
  if (!parsed.ok) return { name, outcome: 'never', why: parsed.detail };
  const added = lessonsOf(parsed.structure).flatMap(({ addedTopics = [] }) => addedTopics);
  // What code changed shows in the texts: a structure that passes at once has the same ones.
  const told = JSON.stringify(JSON.parse(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1)));
  const cut = textsOf(parsed.structure).filter((text) => !told.includes(JSON.stringify(text).slice(1, -1)));
  const why = [...added.map((topic) => `topic added: ${topic}`), ...cut.map((text) => `changed: ${text}`)];
  return { name, outcome: why.length === 0 ? 'at once' : 'repaired', why: why.join('; ') };
}

/** The first lesson is ours, whatever the reply says. */
function textsOf({ modules, project, glossary = [] }: CourseStructure): string[] {
  const aims = lessonsOf({ modules }).slice(1);
  return [
    ...aims.flatMap(({ title, goal = '', leaves = '' }) => [title, goal, leaves]),
    ...glossary.flatMap(({ term, meaning }) => [term, meaning]),
    ...(project === undefined ? [] : [project.title, project.description]),
  ];
}

type NamedLesson = { name: string; course: string; number: number };

async function lesson(folder: string, { name, course, number }: NamedLesson): Promise<MeasuredReply> {
  const beside = join(folder, `${course}.structure.reply.json`);
  const place = existsSync(beside) ? folder : REPLIES_FOLDER;
  const { parsed } = await readStructure(place, `${course}.structure.reply.json`);
  const aim = parsed.ok ? lessonsOf(parsed.structure)[number - 1] : undefined;
  if (aim === undefined) throw new Error(`${name} belongs to no lesson`);
  const { issues, findings } = checkWrittenLesson(textOf(folder, name), aim);
  if (issues.length === 0)
    return { name, outcome: findings.length === 0 ? 'at once' : 'repaired', why: findings.join(', ') };
  const why = issues.map(({ code }) => code).join(', ');
  const second = name.replace('.reply.md', '.second.reply.md');
  const isBetter =
    existsSync(join(folder, second)) && checkWrittenLesson(textOf(folder, second), aim).issues.length === 0;
  return { name, outcome: isBetter ? 'second call' : 'never', why };
}

type Person = {
  id: string;
  answers: { preferences: string[]; additional_interests: string; additional_info: string };
  facts: object;
};

async function analysis(folder: string, name: string): Promise<MeasuredReply> {
  const people = JSON.parse(textOf(folder, 'people.json')) as Person[];
  const person = people.find(({ id }) => name === `${id}.reply.json`);
  if (person === undefined) throw new Error(`${name} is nobody's`);
  const { answers, facts } = person;
  const order = {
    answers: { ...answers, preferences: PREFERENCES.filter((one) => answers.preferences.includes(one)) },
    facts: readFacts(facts),
    denied: [],
  };
  const complete = completion(adviceContext(order, await readCareers()));
  const reply = textOf(folder, name);
  let paths = 0;
  const parsed = parseReply(reply, (value) => {
    const written = parseWritten(value);
    if (!written.ok) return written;
    paths = written.written.sciezkiKariery.length;
    return complete.analysis(written.written);
  });
  if (!parsed.ok) return { name, outcome: 'never', why: parsed.detail };
  const why = [
    ...(parsed.droppedQuotes === 0 ? [] : [`quotes dropped: ${parsed.droppedQuotes}`]),
    ...(paths === parsed.analysis.sciezkiKariery.length ? [] : ['paths dropped']),
  ];
  return { name, outcome: why.length === 0 ? 'at once' : 'repaired', why: why.join(', ') };
}
