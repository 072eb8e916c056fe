// Asks what lessons that aren't written yet will leave, so that one after them can be written first (docs/decisions.md 'A course that
// remembers itself').
import type { Prompt } from '../../advice/analysis/prompt.ts';
import { listOf, objectOf, text } from '../../platform/model-requests/response-shapes.ts';
import { PLAN_BOUNDS, type NumberedLesson } from '../memory/between.ts';
import { asData, courseAsData, RULES, rulesFor, TASKS } from './course-data.ts';
import { lessonsBefore, stateBefore, worldAsData, type WantedLesson } from './lesson.ts';
import { LESSON_SETTINGS } from './settings.ts';

const { summary, now, concepts, words } = PLAN_BOUNDS;

export const BETWEEN_SETTINGS = {
  ...LESSON_SETTINGS,
  responseMimeType: 'application/json',
  responseJsonSchema: objectOf({
    lessons: listOf(
      objectOf({
        number: { type: 'integer', description: 'Numer lekcji z <luka>.' },
        summary: text('O czym będzie lekcja i jakich przykładów użyje.'),
        now: text('Co istnieje po tej lekcji.'),
        concepts: listOf({ type: 'string' }),
        words: listOf({ type: 'string' }),
      }),
      'Jeden wpis na każdą lekcję z <luka>, w tej samej kolejności.',
    ),
  }),
} as const;

const SYSTEM = `Jesteś redaktorem kursu tekstowego dla dorosłych. Ktoś otwiera lekcję, przed którą są lekcje jeszcze nienapisane (<luka>). Zanim ona powstanie, ustal krótko, co zostanie po każdej z nich. Lekcje napiszą potem inni autorzy, w dowolnej kolejności: dzięki Twoim ustaleniom nie zaprzeczą sobie ani tej, która powstaje teraz.

CO USTALASZ
- Dla każdej lekcji z <luka> jeden wpis, po kolei, z jej numerem (number).
- summary: o czym będzie i jakich przykładów użyje, najwyżej ${summary} znaków.
- now: co istnieje po tej lekcji, razem z tym, co zostało z <stan> i z wpisów przed nią: pliki, arkusz z nagłówkami i wynikami, dokumenty; najwyżej ${now} znaków. Pisz to, na czym polegają następne lekcje, i nic ponad to.
- concepts: pojęcia, polecenia i funkcje, które wprowadzi, najwyżej ${concepts}. words: słowa i zwroty, które wolno po niej zakładać, najwyżej ${words}.
- Imiona, wiersze, liczby i nazwy bierz ze <swiat> i ze <stan> bez zmian. Sumy muszą się zgadzać.
- Lekcja z <przed>, która ma summary, jest już ustalona: Twoje wpisy do niej prowadzą albo od niej zaczynają i niczego w niej nie zmieniają.
- To plan, nie lekcja: bez objaśnień, bez Markdownu i bez adresów stron.`;

const FORMAT = `FORMAT
Zwróć wyłącznie jeden obiekt JSON: {lessons [{number, summary, now, concepts, words}]}.`;

/** `between`: those to be planned, before the lesson that is wanted. */
export function betweenPrompt(wanted: WantedLesson, between: readonly NumberedLesson[]): Prompt {
  const { course, structure, place } = wanted;
  const state = stateBefore(wanted);
  const gap = between.map(({ number, title, goal, leaves }) => ({ number, title, goal, leaves }));
  const user = [
    TASKS.between,
    '',
    courseAsData(course),
    '',
    ...worldAsData(structure),
    'Lekcje przed tą, która powstaje teraz:',
    asData('przed', lessonsBefore(wanted)),
    '',
    ...(state === null ? [] : ['Ostatni stan, który jest ustalony:', asData('stan', state), '']),
    `Teraz powstaje lekcja numer ${place.number}, „${place.lesson.title}”. Ustal, co zostanie po lekcjach:`,
    asData('luka', gap),
  ].join('\n');
  return { system: [SYSTEM, FORMAT, RULES, rulesFor(course)].join('\n\n'), user };
}
