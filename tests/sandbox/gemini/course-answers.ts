// The local Gemini's answers to the three tasks of bought courses, recognised by the line with which each begins
// (domain/courses/prompts): a course's structure, one lesson as Markdown, several lessons as JSON.
import { TASKS } from '#domain/courses/prompts/course-data.ts';

type Told = Record<string, unknown>;
type Lesson = { id: string; title: string };

export const takesStructure = (prompt: string) => prompt.includes(TASKS.structure);
export const takesLesson = (prompt: string) => prompt.includes(TASKS.lesson);
export const takesContent = (prompt: string) => prompt.includes(TASKS.content);

export function composeStructure(prompt: string) {
  const course = dataOf(prompt, 'kurs');
  const plan = Array.isArray(course['plan']) ? course['plan'].map(String) : [];
  const [, modules = 3, lessons = 6] = (/(\d+) modułów, razem (\d+) lekcji/.exec(prompt) ?? []).map(Number);
  return {
    title: course['title'],
    description: course['description'],
    modules: Array.from({ length: modules }, (_, at) => {
      const count = Math.floor((lessons * (at + 1)) / modules) - Math.floor((lessons * at) / modules);
      const title = plan[Math.floor((at * plan.length) / modules)] ?? `Część ${at + 1}`;
      return {
        id: String(at + 1),
        title,
        description: `W tym module przechodzisz przez temat „${title}” krok po kroku.`,
        lessons: Array.from({ length: count }, (__, index) => ({
          id: String(index + 1),
          title: `${title.split(':')[0] ?? title}, krok ${index + 1}`,
        })),
      };
    }),
  };
}

export function composeLesson(prompt: string): string {
  return lessonText(String(dataOf(prompt, 'lekcja')['title']));
}

export function composeContent(prompt: string) {
  const course = dataOf(prompt, 'moduly');
  const modules = (course['modules'] as { lessons: Lesson[] }[] | undefined) ?? [];
  return {
    ...course,
    modules: modules.map((one) => ({
      ...one,
      lessons: one.lessons.map((lesson) => ({ ...lesson, content: lessonText(lesson.title) })),
    })),
  };
}

function lessonText(title: string): string {
  const paragraph = `W tej lekcji zajmujesz się tematem „${title}”. Najpierw zobaczysz przykład, potem zrobisz go po swojemu, a na końcu sprawdzisz wynik.`;
  return [
    paragraph,
    '## Od czego zacząć',
    paragraph,
    '- przygotuj kartkę i pół godziny spokoju\n- zapisz, co chcesz umieć po tej lekcji',
    '## Przykład krok po kroku',
    ...Array.from({ length: 8 }, (_, at) => `${at + 1}. ${paragraph}`),
    '## Ćwiczenie',
    paragraph,
    '## Podsumowanie',
    paragraph,
  ].join('\n\n');
}

/** What the application wrote between the tags; the last one counts, since instructions may mention them. */
function dataOf(prompt: string, tag: string): Told {
  const from = prompt.lastIndexOf(`<${tag}>\n`);
  const to = prompt.indexOf(`</${tag}>`, from);
  return from === -1 || to === -1 ? {} : (JSON.parse(prompt.slice(from + tag.length + 2, to)) as Told);
}
