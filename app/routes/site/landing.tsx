// The first page, a document: the quiz, the dialog to sign in and the fields of the occupations are islands of it.
import { readQuizStatus } from '#worker/services/advice/dashboard.ts';
import { readLandingFigures } from '#worker/services/desk/site-figures.ts';
import { scopeContext } from '../../context.ts';
import { SignIn } from '../../features/account/auth/dialog/SignIn.tsx';
import { waitingPlace } from '../../features/account/auth/dialog/waiting-place.server.ts';
import { QuizSection } from '../../features/advice/quiz/QuizSection.tsx';
import { BelowTheFold } from '../../features/site/landing/BelowTheFold.tsx';
import { Hero } from '../../features/site/landing/Hero.tsx';
import { Island } from '../../lib/island/Island.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { organization, webSite } from '../../lib/structured-data.server.ts';
import { SITE } from '../../lib/site.ts';
import type { Route } from './+types/landing.ts';

export const handle: PageHandle = { hydrate: false };

/** `quiz` = null: the database is away, and the quiz is shown open. A stranger's page asks for the figures only when the edge doesn't hold it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const [quiz, figures, waiting] = await Promise.all([
    readQuizStatus(scope).catch(() => null),
    readLandingFigures(scope),
    waitingPlace(url.search),
  ]);
  const { origin } = scope;
  const structured = [organization(origin), webSite(origin)];
  const head = pageHead({ ...SITE, path: '/', structured }, origin);
  return { quiz, figures, signIn: { search: url.search, waiting }, head };
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

export default function Landing({ loaderData: { quiz, figures, signIn } }: Route.ComponentProps) {
  return (
    <>
      <Island name="sign-in" part={SignIn} props={signIn} />
      <Hero>
        <Island name="quiz" part={QuizSection} props={{ quiz }} />
      </Hero>
      <BelowTheFold figures={figures} />
    </>
  );
}
