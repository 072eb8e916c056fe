import { useLocation } from 'react-router';
import { servicesContext } from '../context.ts';
import { LOGIN_REQUIRED, readAuthQuery } from '../features/auth/auth-query.ts';
import { useAuthQuery } from '../features/auth/use-auth-query.ts';
import { Hero } from '../features/landing/Hero.tsx';
import { HowItWorks } from '../features/landing/HowItWorks.tsx';
import { QuizSection } from '../features/quiz/QuizSection.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Container } from '../ui/Container.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Route } from './+types/landing.ts';

/** `quiz` = null: the database is away, and the quiz is shown open. Strangers cost no call. */
export async function loader({ context }: Route.LoaderArgs) {
  const quiz = await context
    .get(servicesContext)
    .quizStatus()
    .catch(() => null);
  return { quiz };
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  useAuthQuery();
  return (
    <>
      <LoginRequired />
      <Hero />
      <section id="quiz" aria-label="Quiz predyspozycji">
        <QuizSection quiz={loaderData.quiz} />
      </section>
      <HowItWorks />
    </>
  );
}

/** For readers without JavaScript; with it, useAuthQuery says the same in a toast. */
function LoginRequired() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  if (isHydrated || readAuthQuery(search)?.isLoginRequired !== true) return null;
  return (
    <Container>
      <Notice tone="info">{LOGIN_REQUIRED}</Notice>
    </Container>
  );
}
