// Whom the Worker may ask: the hosts of the configured services and nobody else (docs/security.md 'Outbound'). The SDKs call the global
// fetch, so it is the one that is guarded. It follows no redirect, since that would lead past the list.
import type { Config } from './config.ts';

const GEMINI = 'generativelanguage.googleapis.com';
const STRIPE = 'api.stripe.com';
/** Its documents, its tokens, the keys that sign them. */
const GOOGLE = ['accounts.google.com', 'oauth2.googleapis.com', 'www.googleapis.com'] as const;
const GOOGLE_ISSUER = 'https://accounts.google.com';
const COURSE_PHOTOS = 'images.unsplash.com';

type Fetch = typeof fetch;

/** Hosts with their ports, as URLs name them. */
export function outboundHosts(config: Config): ReadonlySet<string> {
  const { alertWebhook, database, gemini, google, mail, passwordRangeUrl, stripe } = config;
  return new Set([
    ...(database === null ? [] : [hostOf(database.url)]),
    ...(gemini === null ? [] : [gemini.baseUrl === null ? GEMINI : hostOf(gemini.baseUrl)]),
    ...(google === null ? [] : google.issuer === GOOGLE_ISSUER ? GOOGLE : [hostOf(google.issuer)]),
    ...(mail === null ? [] : [hostOf(mail.baseUrl)]),
    ...(passwordRangeUrl === null ? [] : [hostOf(passwordRangeUrl)]),
    ...(alertWebhook === null ? [] : [hostOf(alertWebhook)]),
    ...(stripe === null ? [] : [stripe.apiUrl === null ? STRIPE : hostOf(stripe.apiUrl)]),
    ...(config.showsCoursePhotos ? [COURSE_PHOTOS] : []),
  ]);
}

/** Throws TypeError, as the platform does for anyone who can't be reached. */
export function guardedFetch(original: Fetch, hosts: () => ReadonlySet<string>): Fetch {
  return async (input, init) => {
    const { host } = new URL(input instanceof Request ? input.url : input);
    if (!hosts().has(host)) throw new TypeError(`${host} is not among the configured services.`);
    return original(input, { ...init, redirect: init?.redirect ?? 'manual' });
  };
}

const NOBODY: ReadonlySet<string> = new Set();

let allowed = NOBODY;

/** Until `allow`, nobody at all may be asked. Once an isolate. */
export function guardOutbound(): void {
  globalThis.fetch = guardedFetch(globalThis.fetch.bind(globalThis), () => allowed);
}

export function allowOutbound(config: Config): void {
  allowed = outboundHosts(config);
}

// 'libsql:' is https unless it says otherwise; as such, it would keep a port that goes without saying.
function hostOf(address: string): string {
  return new URL(address.replace(/^libsql:/, /[?&]tls=0\b/.test(address) ? 'http:' : 'https:')).host;
}
