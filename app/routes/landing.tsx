import { useLocation } from 'react-router';
import { servicesContext } from '../context.ts';
import { LOGIN_REQUIRED, readAuthQuery } from '../features/auth/auth-query.ts';
import { useAuthQuery } from '../features/auth/use-auth-query.ts';
import { Hero } from '../features/landing/Hero.tsx';
import { LateBelow, LateQuiz, prepareLateParts } from '../features/landing/late-parts.ts';
import { DataArea } from '../features/shell/DataArea.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { headOf } from '../lib/page-head.ts';
import { pageHead } from '../lib/page-head.server.ts';
import { organization, webSite } from '../lib/structured-data.server.ts';
import { SITE } from '../lib/site.ts';
import { Container } from '../ui/Container.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Route } from './+types/landing.ts';

/** `quiz` = null: the database is away, and the quiz is shown open. Strangers cost no call. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [quiz] = await Promise.all([services.quizStatus().catch(() => null), prepareLateParts()]);
  const { origin } = services.site;
  const structured = [organization(origin), webSite(origin)];
  return { quiz, head: pageHead({ ...SITE, path: '/', structured }, origin) };
}

/** Only on the way from another page: the page comes whole, and the scrolled place is found again. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), prepareLateParts()]);
  return data;
}

export const meta = headOf;

export default function Landing() {
  useAuthQuery();
  return (
    <>
      <LoginRequired />
      <Hero />
      <section id="quiz" aria-label="Quiz predyspozycji">
        <DataArea>
          <LateQuiz />
        </DataArea>
      </section>
      <DataArea>
        <LateBelow />
      </DataArea>
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
