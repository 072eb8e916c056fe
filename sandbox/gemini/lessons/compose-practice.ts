// What comes after a lesson's text: its terms, three questions of three kinds and an exercise, from the same matter as the text.
import type { LessonPractice } from '#domain/courses/practice/practice.ts';
import { chanceFrom, shuffled } from '../chance.ts';
import type { ToldCourse, ToldLesson } from './compose-lesson.ts';
import { facetOf, pointOf } from './facets.ts';
import { quoted } from './quoted.ts';
import { TOPICS } from './topics.ts';

const MAX_ITEMS = 5;
const MINUTES = 20;
const MAX_SUMMARY = 400;

/** Goal and what it leaves only where the course's structure doesn't say them. */
export function composePractice(
  course: ToldCourse,
  lesson: ToldLesson,
): Omit<LessonPractice, 'goal' | 'leaves'> & Partial<LessonPractice> {
  const { terms, example, exercise } = TOPICS[course.category];
  const facet = facetOf(lesson.title);
  const chance = chanceFrom(`${course.title} ${lesson.title} pytania`);
  const [[term, meaning] = ['', ''], [other, otherMeaning] = ['', '']] = shuffled(terms, chance);
  const options = shuffled(
    terms.map(([, one]) => one),
    chance,
  );
  const steps = example.steps.slice(0, MAX_ITEMS).map(bare);
  const summary = `Lekcja o temacie ${quoted(pointOf(lesson.title))}. ${facet.summary} Przykład: ${example.title}.`;
  return {
    ...(lesson.goal === undefined ? { goal: facet.goal, leaves: facet.leaves } : {}),
    summary: summary.slice(0, MAX_SUMMARY),
    terms: terms.map(([name, what]) => ({ term: name, meaning: what })),
    questions: [
      {
        kind: 'single',
        text: `Co znaczy ${quoted(term)}?`,
        options,
        right: options.indexOf(meaning),
        why: `Tak opisuje to tabela pojęć: ${meaning}.`,
      },
      {
        kind: 'order',
        text: `Ułóż w kolejności kroki przykładu ${quoted(bare(example.title))}.`,
        items: steps,
        why: 'Każdy krok korzysta z tego, co wyszło w poprzednim.',
      },
      {
        kind: 'gap',
        text: `Uzupełnij pojęcie: ___ to ${otherMeaning}.`,
        accepted: [other],
        why: `Chodzi o ${quoted(other)}, jedno z trzech pojęć tej lekcji.`,
      },
    ],
    exercise: {
      task: `${bare(exercise.task)} Wpisz wynik w pole pod lekcją, a obok dopisz dwa zdania: co było najtrudniejsze i jak ta praca posuwa naprzód Twój projekt. ${bare(exercise.check)}`,
      hint: 'Zacznij od najmniejszej wersji, którą da się sprawdzić jeszcze dziś. Poprawki zostaw na drugi raz.',
      minutes: MINUTES,
    },
  };
}

/** Fields hold plain text. */
function bare(markdown: string): string {
  return markdown.replaceAll(/\*\*|`/g, '');
}
