// What of the configuration pages and the browser may know.
import type { RequestScope } from '../../scope.ts';

export type Site = ReturnType<typeof siteOf>;

export function siteOf({ config, origin }: RequestScope) {
  return {
    isDemo: config.gemini?.isLocal ?? false,
    contactEmail: config.operator.email,
    /** The canonical origin, for addresses that leave the page. */
    origin,
    /** Whether to show the button 'Zaloguj się przez Google': a form to /api/auth/signin/google with its 'powrot'. */
    hasGoogle: config.google !== null,
    /** Addresses are confirmed and passwords reset by mail. */
    hasMail: config.mail !== null,
    /** Something can be bought; else the pages say so with the specified sentences. */
    hasPayments: config.stripe !== null,
    /** Courses have photos from our image route in place of the drawn covers. */
    hasCoursePhotos: config.showsCoursePhotos,
  };
}

/** What one can pay by besides a card, for order pages and legal pages. */
export function paymentMeansOf({ config }: RequestScope) {
  return config.stripe?.paymentMeans ?? [];
}

/** One of our own files, which would be too much for the Worker to carry. */
export function readStaticFile({ env, origin }: RequestScope, path: string): Promise<Response> {
  return env.ASSETS.fetch(new URL(path, origin));
}
