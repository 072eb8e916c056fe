// An analysis as a run would have stored it, with its answers and one mark of each kind, without running the model.
import type { CareerAnalysis } from '#domain/advice/analysis/analysis.ts';
import { SAMPLE_ANALYSIS } from '#domain/advice/analysis/sample-analysis.ts';
import type { Database } from '#db/client.ts';
import { careerAnalyses, quizAnswers, userAnalysis } from '#db/advice/schema/analyses.ts';
import { skillMarks, stepMarks } from '#db/advice/schema/steps.ts';
import { ANSWERS } from '../account/visitor.ts';

type Options = {
  analysis?: CareerAnalysis;
  /** What is stored in its place, such as a broken record. */
  text?: string;
  createdAt?: string;
  /** What it was ranked by, as JSON. */
  answers?: string;
  /** Also the current one, with answers and marks. */
  isCurrent?: boolean;
};

/** Returns the analysis' id. */
export async function storeAnalysisOf(
  database: Database,
  personId: string,
  {
    analysis = SAMPLE_ANALYSIS,
    text = JSON.stringify(analysis),
    answers = '{}',
    createdAt = new Date().toISOString(),
    isCurrent = true,
  }: Options = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await database
    .insert(userAnalysis)
    .values({ id, user_id: personId, analysis: text, quiz_answers: answers, created_at: createdAt });
  if (!isCurrent) return id;
  await database
    .insert(careerAnalyses)
    .values({ user_id: personId, analysis_id: id, analysis: text, created_at: createdAt });
  await database.insert(quizAnswers).values({
    user_id: personId,
    preferences: JSON.stringify(ANSWERS.preferences),
    additional_interests: ANSWERS.additional_interests,
    additional_info: '',
    plan_type: 'free',
    date: createdAt,
  });
  await database
    .insert(stepMarks)
    .values({ user_id: personId, analysis_id: id, step: 0, done_at: 1, updated_at: 1 });
  await database
    .insert(skillMarks)
    .values({ user_id: personId, skill: 'umiejetnosc nr1', state: 'have', updated_at: 1 });
  return id;
}
