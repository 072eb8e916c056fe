// The static and legal pages: one route for all (app/routes.ts lists them), each with its own text. Of the terms there are versions.
import { listPages, readPage } from '#content/pages.server.ts';
import type { Page } from '#content/pages/page.ts';
import { meansSentence } from '#domain/payments/means.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import { announcedTerms, TERMS, termsInForce } from '#domain/site/terms/versions.ts';
import { paymentMeansOf } from '#worker/services/platform/site.ts';
import { scopeContext } from '../../context.ts';
import { meansPlace, placesOf, StaticPage } from '../../features/site/pages/StaticPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { breadcrumbs } from '../../lib/structured-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/page.ts';

export const handle: PageHandle = { hydrate: false };

// `url`, not the request's own: that ends in '.data' when a page with React asks.
export async function loader({ url, context }: Route.LoaderArgs) {
  const path = url.pathname;
  const [slug = '', version] = path.slice(1).split('/');
  const terms = slug === 'regulamin' ? await readTerms(version, Date.now()) : null;
  const page = slug === 'regulamin' ? (terms?.page ?? null) : await readPage(slug);
  if (page === null) throw new Response(null, { status: 404 });
  const scope = context.get(scopeContext);
  const { origin } = scope;
  const head = pageHead(
    {
      title: page.seoTitle,
      description: page.seoDescription,
      path,
      structured: [breadcrumbs(origin, [{ name: page.title, path }])],
      isListed: version === undefined,
    },
    origin,
  );
  return {
    page,
    operator: scope.config.operator,
    means: meansSentence(paymentMeansOf(scope)),
    head,
    versions: terms?.versions ?? null,
  };
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

export default function PageRoute({ loaderData: { page, operator, means, versions } }: Route.ComponentProps) {
  return (
    <StaticPage
      page={page}
      places={{ ...placesOf(operator), ...meansPlace(means) }}
      above={versions === null ? null : <TermsVersions versions={versions} />}
    />
  );
}

// The terms as their page shows them: the version in force, or the one whose day is asked for (docs/decisions.md 'Versions of the terms').

/** Null = there is no such version. `asked`: a day, or undefined. */
async function readTerms(
  asked: string | undefined,
  now: number,
): Promise<{ page: Page; versions: ShownVersions } | null> {
  const inForce = termsInForce(now);
  const version = asked === undefined ? inForce : TERMS.find(({ effectiveOn }) => effectiveOn === asked);
  const text = version === undefined ? null : await readPage(version.slug);
  if (version === undefined || text === null) return null;
  const versions = {
    shown: version.effectiveOn,
    inForce: inForce.effectiveOn,
    announced: announcedTerms(now)?.effectiveOn ?? null,
    all: TERMS.map(({ effectiveOn }) => effectiveOn),
  };
  return { page: asked === undefined ? { ...text, ...latestNames() } : text, versions };
}

// The page has one title, whichever version stands on it.
function latestNames(): Partial<Page> {
  const latest = listPages().find(({ slug }) => slug === TERMS.at(-1)?.slug);
  if (latest === undefined) return {};
  const { title, seoTitle, seoDescription } = latest;
  return { title, seoTitle, seoDescription };
}

// Above the terms: from when this version binds, and where the others are.

/** Each a day, '2026-12-10'. */
type ShownVersions = {
  shown: string;
  inForce: string;
  announced: string | null;
  all: readonly string[];
};

function TermsVersions({ versions: { shown, inForce, announced, all } }: { versions: ShownVersions }) {
  const others = all.filter((day) => day !== shown && (day <= inForce || day === announced));
  return (
    <Text size="small">
      {withNonBreakingSpaces(stateOf(shown, inForce))}
      {others.map((day) => (
        <span key={day}>
          {' '}
          <Link to={day === inForce ? '/regulamin' : `/regulamin/${day}`}>
            {withNonBreakingSpaces(nameOf(day, inForce))}
          </Link>
          .
        </span>
      ))}
    </Text>
  );
}

function stateOf(shown: string, inForce: string): string {
  if (shown === inForce) return `Brzmienie obowiązujące od ${polishDay(shown)}.`;
  return shown > inForce
    ? `To brzmienie zacznie obowiązywać ${polishDay(shown)}.`
    : `To wcześniejsze brzmienie, z ${polishDay(shown)}.`;
}

function nameOf(day: string, inForce: string): string {
  if (day === inForce) return 'Obowiązujące brzmienie';
  return day > inForce ? `Nowe brzmienie od ${polishDay(day)}` : `Brzmienie z ${polishDay(day)}`;
}
