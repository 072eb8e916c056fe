// The terms as their page shows them: the version in force, or the one whose day is asked for (docs/decisions.md 'Versions of the terms').
import { listPages, readPage } from '#content/pages.server.ts';
import type { Page } from '#content/pages/page.ts';
import { announcedTerms, TERMS, termsInForce } from '#domain/site/terms/versions.ts';
import type { ShownVersions } from './TermsVersions.tsx';

/** Null = there is no such version. `asked`: a day, or undefined. */
export async function readTerms(
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
