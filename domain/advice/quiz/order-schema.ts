// An order of an analysis, and what the gate is asked beforehand: the answers, and beside them the optional facts. A fact that
// can't be understood is dropped; a reading is checked where the tables are; the answers are checked as in answers-schema.ts.
import * as z from 'zod';
import { readFacts, type Facts } from '../facts.ts';
import { readLanguage, type AnalysisLanguage } from '../analysis/language.ts';
import type { QuizAnswers } from './answers.ts';
import { quizAnswersSchema } from './answers-schema.ts';

export type AnalysisOrder = {
  answers: QuizAnswers;
  /** Null = none were sent: those that the person has stored count. */
  facts: Facts | null;
  /** Whether limits that say something of health may be kept. */
  healthConsent: boolean;
  /** As it was confirmed; whoever takes it checks it against the tables and the answers. Null = the rules read. */
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
