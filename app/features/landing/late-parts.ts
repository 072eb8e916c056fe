// What of the landing page needs no code at first (see late-part.tsx).
import { latePart } from '../../lib/late-part.tsx';

// A picture to the reader: nothing in it can be pressed.
const sample = latePart(async () => (await import('./sections/SampleAnalysis.tsx')).SampleAnalysis, 'needed');
const quiz = latePart(async () => (await import('./LandingQuiz.tsx')).LandingQuiz, 'seen');
const below = latePart(async () => (await import('./BelowTheFold.tsx')).BelowTheFold, 'seen');

export const LateSample = sample.Part;
export const LateQuiz = quiz.Part;
export const LateBelow = below.Part;

/** Before the landing page is rendered, on the server and on the way from another page alike. */
export async function prepareLateParts(): Promise<void> {
  await Promise.all([sample.prepare(), quiz.prepare(), below.prepare()]);
}
