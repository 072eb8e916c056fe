// An order of an analysis, and what the gate is asked beforehand: the answers, and beside them the optional facts. A fact that
// can't be understood is dropped; a reading is checked where the tables are; the answers are checked by a schema of their own.
import * as z from 'zod';
import { wellFormedText } from '../../platform/well-formed-text.ts';
import { readFacts, type Facts } from '../facts.ts';
import { readLanguage, type AnalysisLanguage } from '../analysis/language.ts';
import { faultOfAnswers, PREFERENCES, type QuizAnswers } from './answers.ts';

export type AnalysisOrder = {
  answers: QuizAnswers;
  /** Null = none were sent: those that the person has stored count. */
  facts: Facts | null;
  /** Whether limits that say something of health may be kept. */
  healthConsent: boolean;
  /** As it was confirmed; anyone who takes it checks it against the tables and the answers. Null = the rules read. */
  reading: object | null;
  language: AnalysisLanguage;
  /** They answered that they are eighteen, when their words left it open. */
  isAdult: boolean;
};

const extra = z.unknown().optional();

export const analysisOrderSchema = () =>
  quizAnswersSchema()
    .and(z.object({ facts: extra, healthConsent: extra, reading: extra, language: extra, isAdult: extra }))
    .transform(({ facts, healthConsent, reading, language, isAdult, ...answers }): AnalysisOrder => ({
      answers,
      facts: isRecord(facts) ? readFacts(facts) : null,
      healthConsent: healthConsent === true,
      reading: isRecord(reading) ? reading : null,
      language: readLanguage(language),
      isAdult: isAdult === true,
    }));

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// The quiz's answers as they arrive at the server: shapes, then the same step checks as in the browser, so that each
// bad input gets its own sentence. Fields that we don't know are dropped.
export const quizAnswersSchema = () =>
  z
    .object(
      {
        preferences: z
          .array(
            z.enum(PREFERENCES, {
              error: 'Nie znamy jednej z wybranych opcji. Odśwież stronę i wybierz jeszcze raz.',
            }),
            {
              error: 'Wybierz przynajmniej jedną opcję!',
            },
          )
          .transform((list) => PREFERENCES.filter((preference) => list.includes(preference))),
        additional_interests: wellFormedText('Opisz swoje zainteresowania'),
        additional_info: wellFormedText('Dodatkowe informacje wpisz jako tekst.').default(''),
      },
      { error: 'Nie udało się odczytać odpowiedzi z quizu. Odśwież stronę i spróbuj ponownie.' },
    )
    .superRefine((answers, context) => {
      const fault = faultOfAnswers(answers);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault.sentence });
    })
    .transform((answers): QuizAnswers => ({
      preferences: answers.preferences,
      additional_interests: answers.additional_interests.trim(),
      additional_info: answers.additional_info.trim(),
    }));
