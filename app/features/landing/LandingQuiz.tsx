import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../routes/landing.tsx';
import { QuizSection } from '../quiz/QuizSection.tsx';

export function LandingQuiz() {
  return <QuizSection quiz={useRouteLoaderData<typeof loader>('routes/landing')?.quiz ?? null} />;
}
