// Job offers are search addresses of a Polish job board, built from path names (docs/product.md 'Job offers', docs/decisions.md 'Job
// offers'). Of paths that the plan doesn't open only the number of searches is told.
import { formsOfName } from '../occupation-names.ts';
import type { ViewLimits } from '../../payments/plan/plans.ts';

const JOB_BOARD = 'https://www.pracuj.pl';

/** Offers that the fullest plan shows (docs/product.md 'What each plan opens'). */
const MAX_OFFERS = 3;

type JobOffer = { name: string; href: string };

export type JobOffers = { open: JobOffer[]; locked: number };

/** The name in lower case, spaces to hyphens, then encoded. */
export function offerLink(pathName: string): string {
  const words = pathName.toWellFormed().toLowerCase().trim().replaceAll(/\s+/g, '-');
  return `${JOB_BOARD}/praca/${encodeURIComponent(words)};kw`;
}

/** Adverts know one form of 'geolog / geolożka': the first is searched for. */
export function searchOf(name: string): string {
  return offerLink(formsOfName(name)[0] ?? name);
}

type OfferedPath = { nazwa: string; locked?: true };

/** The chosen trail's search first. A search comes with an open path; the names of the others are public, but their searches are the plan's. */
export function jobOffers(
  paths: readonly OfferedPath[],
  view: ViewLimits,
  trailPlace: number | null = null,
): JobOffers {
  const followed = paths.filter((_, place) => place === trailPlace);
  const inOrder = [...followed, ...paths.filter((_, place) => place !== trailPlace)];
  const offered = inOrder.filter(({ locked }) => locked !== true).slice(0, view.offers);
  const open = offered.map(({ nazwa }) => ({
    name: nazwa,
    href: searchOf(nazwa),
  }));
  return { open, locked: Math.min(MAX_OFFERS, paths.length) - open.length };
}
