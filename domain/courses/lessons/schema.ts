// The bodies of a reader's calls: a lesson is done, something in it is wrong, what was written in its exercise, which of its
// saves is to be read, what is said in its talk, which stop was missed.
import * as z from 'zod';
import { wellFormedText } from '../../platform/well-formed-text.ts';
import { LONG_EXERCISE, MAX_EXERCISE_LENGTH } from '../practice/exercise.ts';
import { EMPTY_MESSAGE, LONG_MESSAGE, MAX_MESSAGE_LENGTH } from '../talk/talk.ts';
import { EMPTY_REPORT, LONG_REPORT, MAX_REPORT_LENGTH } from './report.ts';

export const lessonDoneSchema = () =>
  z.object({
    done: z.boolean('Oznacz lekcję jako ukończoną lub nieukończoną.'),
  });

export const lessonReportSchema = () =>
  z.object({
    text: wellFormedText(EMPTY_REPORT).trim().min(1, EMPTY_REPORT).max(MAX_REPORT_LENGTH, LONG_REPORT),
  });

export const missedStopSchema = () =>
  z.object({ question: wellFormedText('Brakuje pytania z przystanku.').max(3_000) });

export const lessonExerciseSchema = () =>
  z.object({
    text: wellFormedText('Brakuje tekstu ćwiczenia.').max(MAX_EXERCISE_LENGTH, LONG_EXERCISE),
    base: z.int('Nie wiadomo, od której wersji tekst idzie dalej.').nonnegative(),
  });

/** `talk` null = a new one; `text` null = it ends. */
export const lessonTalkSchema = () =>
  z.object({
    talk: z.nullable(z.uuid('Nie wiadomo, która to rozmowa.')),
    turn: z.int('Nie wiadomo, która to wypowiedź.').nonnegative(),
    text: z.nullable(wellFormedText(EMPTY_MESSAGE).max(2 * MAX_MESSAGE_LENGTH, LONG_MESSAGE)),
  });

export const lessonFeedbackSchema = () =>
  z.object({ version: z.int('Nie wiadomo, który zapis odpowiedzi przeczytać.').nonnegative() });
