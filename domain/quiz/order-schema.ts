// An order of an analysis, and what the gate is asked beforehand: the answers, and beside them the optional facts. A fact that
// can't be understood is dropped; the answers are checked as in answers-schema.ts.
import * as z from 'zod';
import { readFacts, type Facts } from '../advice/facts.ts';
import type { QuizAnswers } from './answers.ts';
import { quizAnswersSchema } from './answers-schema.ts';

export type AnalysisOrder = {
  answers: QuizAnswers;
  /** Null = none were sent: those that the person has stored count. */
  facts: Facts | null;
  /** Whether limits that say something of health may be kept. */
  healthConsent: boolean;
};

export const analysisOrderSchema = () =>
  quizAnswersSchema()
    .and(z.object({ facts: z.unknown().optional(), healthConsent: z.unknown().optional() }))
    .transform(({ facts, healthConsent, ...answers }): AnalysisOrder => ({
      answers,
      facts: typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? readFacts(facts) : null,
      healthConsent: healthConsent === true,
    }));
