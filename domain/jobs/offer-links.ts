// Job offers are search addresses of a Polish job board, built from path names (docs/product.md 'Job offers', docs/decisions.md 'Job
// offers'). Paths the plan may not see have no name here; of them only a number is told, for the blurred teasers.
import type { ViewLimits } from '../plan/plans.ts';

const JOB_BOARD = 'https://www.pracuj.pl';

/** Offers that the fullest plan shows, and teasers at most beside fewer of them (docs/product.md 'What each plan opens'). */
const MAX_OFFERS = 3;
const MAX_TEASERS = 2;

export type JobOffer = { name: string; href: string };

export type JobOffers = { open: JobOffer[]; locked: number };

/** The name in lower case, spaces to hyphens, then encoded. */
export function offerLink(pathName: string): string {
  const words = pathName.toWellFormed().toLowerCase().trim().replaceAll(/\s+/g, '-');
  return `${JOB_BOARD}/praca/${encodeURIComponent(words)};kw`;
}

/** `paths` as the plan sees them: null = locked. */
export function jobOffers(paths: readonly ({ nazwa: string } | null)[], view: ViewLimits): JobOffers {
  const open = paths
    .flatMap((path) => (path === null ? [] : [{ name: path.nazwa, href: offerLink(path.nazwa) }]))
    .slice(0, view.offers);
  const others = Math.min(MAX_OFFERS, paths.length) - open.length;
  return { open, locked: Math.max(0, Math.min(MAX_TEASERS, others)) };
}
