// A lesson: the recorded one where course and lesson are those of the recording, else one of the course's kind (code, money …) with
// titles, goal and what it leaves filled in.
import { dataOf, filled, isRecorded, recorded, recordedJson, taggedText } from './recorded.ts';
import type { Structure } from './reply-structure.ts';

type ToldLesson = { title: string; number: number; next: string | null; goal?: string; leaves?: string };
type ToldCourse = { id: string; title: string; category: string };

const PRACTICE = /^%%% PRAKTYKA %%%$/m;
const OTHER_KIND = 'craft';

/** Where the text is there already (`<tekst>`), only what comes after it is asked for. */
export function lessonFor(prompt: string): string {
  const reply = wholeLesson(prompt);
  return taggedText(prompt, 'tekst') === null ? reply : reply.slice(reply.search(PRACTICE));
}

function wholeLesson(prompt: string): string {
  const course = dataOf<ToldCourse>(prompt, 'kurs');
  const lesson = dataOf<ToldLesson>(prompt, 'lekcja');
  const own = `${course.id}.${lesson.number}.reply.md`;
  if (isRecorded(own) && titleOf(course.id, lesson.number) === lesson.title) return recorded(own).trimEnd();
  const kind = recordedJson<Record<string, string>>('any-course/kinds.json')[course.category] ?? OTHER_KIND;
  const [text = '', after = ''] = recorded(`any-course/${kind}.reply.md`).split(PRACTICE);
  const { goal, leaves, ...practice } = JSON.parse(after) as Record<string, unknown>;
  const slots = {
    kurs: course.title,
    lekcja: lesson.title,
    cel: lesson.goal ?? String(goal),
    zostaje: lesson.leaves ?? String(leaves),
    dalej: lesson.next === null ? 'To ostatnia lekcja tego kursu.' : `Dalej czeka „${lesson.next}”.`,
  };
  const paragraphs = text.split('\n').map((line) => filled(line, slots));
  // What the course's structure says of a lesson, nobody asks it for.
  const aims = lesson.goal === undefined ? { goal, leaves } : {};
  return `${paragraphs.join('\n')}%%% PRAKTYKA %%%\n${JSON.stringify({ ...aims, ...practice })}`;
}

function titleOf(courseId: string, number: number): string | undefined {
  const { modules } = recordedJson<Structure>(`${courseId}.structure.reply.json`);
  return modules.flatMap(({ lessons }) => lessons)[number - 1]?.title;
}
