// The composition root: what one request can ask for, by room. Pages reach it through app/context.ts, routes through Hono's context.
import type { Config } from './config.ts';
import { createScope, type RequestOrigin } from './scope.ts';
import { accountServices } from './services/account/services.ts';
import { analysisServices } from './services/analysis/services.ts';
import { courseServices } from './services/courses/services.ts';
import { deskServices } from './services/desk/services.ts';
import { operatorServices } from './services/operator/services.ts';
import { paymentServices } from './services/payments/services.ts';
import { shareServices } from './services/share/services.ts';

export type Services = ReturnType<typeof createServices>;

export function createServices(request: RequestOrigin) {
  const scope = createScope(request);
  const { config } = scope;
  return {
    site: siteOf(config, scope.origin),
    /** Who runs the service: name, address and number, for the legal pages. */
    operatorFacts: config.operator,
    /** What one can pay by besides a card, for order pages and legal pages. */
    paymentMeans: config.stripe?.paymentMeans ?? [],
    /** Opens what is for us only, such as the gallery of parts. */
    isDevelopment: config.isDevelopment,
    /** One of our own files, which would be too much for the Worker to carry. */
    readFile: (path: string) => request.env.ASSETS.fetch(new URL(path, scope.origin)),
    hasSession: scope.session !== null,
    account: accountServices(scope),
    analysis: analysisServices(scope),
    courses: courseServices(scope),
    desk: deskServices(scope),
    payments: paymentServices(scope),
    operator: operatorServices(scope),
    share: shareServices(scope),
  };
}

/** What of the configuration the browser may know. */
function siteOf(config: Config, origin: string) {
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
