import { readQuizStatus } from '#worker/services/advice/dashboard.ts';
import { readLandingFigures } from '#worker/services/desk/site-figures.ts';
import { scopeContext } from '../../context.ts';
import { AuthQueryHost } from '../../features/account/auth/dialog/AuthQueryHost.tsx';
import { AuthAsked } from '../../features/site/landing/sections/AuthAsked.tsx';
import { Hero } from '../../features/site/landing/Hero.tsx';
import { LateBelow, LateQuiz, prepareLanding } from '../../features/site/landing/late-parts.ts';
import { DataArea } from '../../features/platform/shell/DataArea.tsx';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { organization, webSite } from '../../lib/structured-data.server.ts';
import { SITE } from '../../lib/site.ts';
import type { Route } from './+types/landing.ts';

/** `quiz` = null: the database is away, and the quiz is shown open. A stranger's page asks for the figures only when the edge doesn't hold it. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const [quiz, figures] = await Promise.all([
    readQuizStatus(scope).catch(() => null),
    readLandingFigures(scope),
    prepareLanding(),
  ]);
  const { origin } = scope;
  const structured = [organization(origin), webSite(origin)];
  return { quiz, figures, head: pageHead({ ...SITE, path: '/', structured }, origin) };
}

/** Only on the way from another page: the page comes whole, and the scrolled place is found again. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), prepareLanding()]);
  return data;
}

export const meta = headOf;

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AuthAsked />
      <AuthQueryHost />
      <Hero>
        <LateQuiz quiz={loaderData.quiz} />
      </Hero>
      <DataArea>
        <LateBelow figures={loaderData.figures} />
      </DataArea>
    </>
  );
}
