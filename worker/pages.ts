// Hands a request to React Router and gives the HTML its policy: strangers get the same bytes with hashes, whoever brings a
// session cookie gets a nonce and no-store (docs/architecture.md 'Pages, cache and policy').
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { LATE_SHEET, readSheet } from 'virtual:style-sheet';
import { isKeptPage, KEPT_HEADER } from '#domain/platform/kept-pages.ts';
import { pageContext, scopeContext } from '#app/context.ts';
import type { AppContext } from './app-env.ts';
import { nonceSource, ownScripts, pagePolicy, scriptHashes, styleHashes, withoutNonce } from './csp.ts';
import { keptMark } from './auth/kept-mark.ts';
import { inlineStyle } from './style/inline-style.ts';
import type { StyleRule } from './style/style-sheet.ts';
import { renewedSnapshot } from './services/account/viewer.ts';

// Puts the style that a document needs into its head, before anything that would compete with it; the rest comes with its islands. A page with
// React has the link to the whole sheet, since React looks for it there.
// What a person gains: the page is painted as soon as its HTML is there. What breaks it: the router writing its <Links> in
// another way; then the page has the link as it was, and is painted once the sheet is there.

// As React Router's <Links> writes it, and what <Scripts> adds to the head.
const SHEET = /<link nonce="" rel="stylesheet" href="[^"]+"\/>/;
const MODULE_PRELOAD = '<link rel="modulepreload"';

/** `style`: what was put in; null = nothing. */
type StyledPage = { html: string; style: string | null };

function styledPage(html: string, sheet: readonly StyleRule[]): StyledPage {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const head = html.slice(0, headEnd);
  const [link] = SHEET.exec(head) ?? [];
  if (link === undefined || head.includes(MODULE_PRELOAD)) return { html, style: null };
  const style = inlineStyle(sheet, html);
  const styledHead = head.replace(link, '').replace('<title>', () => `<style>${style}</style><title>`);
  const body = html.slice(headEnd, bodyEnd);
  return { html: styledHead + body + styleOfIslands(body) + html.slice(bodyEnd), style };
}

// For what an island will show (app/lib/island).
function styleOfIslands(body: string): string {
  if (!body.includes(' data-island=')) return '';
  return `<template data-late-style=""><link rel="stylesheet" href="${LATE_SHEET}"/></template>`;
}

const NONCE_BYTES = 16;
const isDevServer = import.meta.env.DEV;

type RequestHandler = ReturnType<typeof createRequestHandler>;

const openBuild = () => import('virtual:react-router/server-build');

// Loaded while the Worker starts, so that no visitor waits for it; what is in the cache is sent without it all the same. The
// dev server's build changes under way.
const loading = isDevServer ? null : openBuild();
let prepared: RequestHandler | null = null;

// A handler that is given a function works its routes out again for each request.
async function handler(): Promise<RequestHandler> {
  if (loading === null) return createRequestHandler(openBuild, import.meta.env.MODE);
  return (prepared ??= createRequestHandler(await loading, import.meta.env.MODE));
}

// Read once, by the first shared page.
let sheet: StyleRule[] | null = null;

export async function renderPage(c: AppContext): Promise<Response> {
  const { scope } = c.var;
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));
  const isShared = scope.session === null;
  const context = new RouterContextProvider();
  context.set(scopeContext, scope);
  let whole: string | null = null;
  const takeWhole = (html: string) => void (whole = html);
  context.set(pageContext, { nonce, isShared, takeWhole });
  const handle = await handler();
  const response = await handle(c.req.raw, context);
  const page = await withPolicy(response, { nonce, isShared, whole, targets: formTargets(c) });
  // A page that asked the database renews what the pages without one show (services/account/viewer.ts).
  if (scope.session !== null && page.status === 200 && c.req.method === 'GET' && isKeptPage(c.req.path))
    page.headers.set(KEPT_HEADER, keptMark(scope.session.tokenHash));
  for (const cookie of await renewedSnapshot(scope)) page.headers.append('Set-Cookie', cookie);
  return page;
}

/** `whole` null: no page of ours, so it has not been handed over. */
type Rendered = { nonce: string; isShared: boolean; whole: string | null; targets: string[] };

async function withPolicy(response: Response, rendered: Rendered): Promise<Response> {
  if (!isHtml(response)) return new Response(response.body, response);
  const { nonce, isShared, whole, targets } = rendered;
  if (!isShared) return personal(response, nonce, targets);
  const html = whole ?? (await response.text());
  // The dev server's own scripts have no nonce.
  const isOurs = isDevServer ? () => true : ownScripts(nonce);
  const scripts = scriptHashes(html, isOurs);
  return shared(response, { html: withoutNonce(html, nonce), scripts }, targets);
}

function shared(response: Response, whole: { html: string; scripts: string[] }, targets: string[]): Response {
  const { html, style } = styledPage(whole.html, (sheet ??= readSheet()));
  const page = new Response(html, response);
  // The page as it was: the other one has no second style, and takes longer to look through.
  const inline = { scripts: whole.scripts, styles: styleHashes(whole.html, style) };
  page.headers.set('Content-Security-Policy', pagePolicy(inline, { isDevServer, formTargets: targets }));
  if (!page.headers.has('Cache-Control'))
    page.headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  return page;
}

function personal(response: Response, nonce: string, targets: string[]): Response {
  const page = new Response(response.body, response);
  page.headers.set(
    'Content-Security-Policy',
    pagePolicy(nonceSource(nonce), { isDevServer, formTargets: targets }),
  );
  page.headers.set('Cache-Control', 'private, no-store');
  return page;
}

// The forms are ours, but browsers hold form-action against every redirect of their way, too: to Google, to Stripe.
function formTargets({ var: { config } }: AppContext): string[] {
  const google = config.google === null ? [] : [new URL(config.google.issuer).origin];
  return [...google, ...(config.stripe?.pageOrigins ?? [])];
}

function isHtml(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
