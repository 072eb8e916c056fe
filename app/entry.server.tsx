// Renders a page on the server: a document as one text, a page with React by its stream as the router's template does. Shared pages are
// taken whole, so that their inline scripts can be hashed and the same bytes cached; personal ones with React leave at once, and what
// their loaders still wait for follows. Each has a nonce, by which the Worker knows our scripts from what a text may hold
// (docs/architecture.md 'Pages, cache and policy').
import type { ReactElement } from 'react';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import { noteFault } from '#worker/services/desk/operations.ts';
import { pageContext, scopeContext } from './context.ts';
import { RECORD_FIRST_CLICKS } from './lib/early-clicks.ts';
import { IslandRenderer } from './lib/island/Island.tsx';
import { allAgree } from './lib/page-handle.ts';
import { renderToReadableStream, renderToString } from './lib/renderers.ts';
import { TAKE_TOKEN, TOKEN_FIELD } from './features/account/mailed-link/early-token.ts';
import { prepareFrame } from './features/platform/shell/late-parts.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { FONT_FILES } from './styles/font-files.ts';

// What the browser may fetch or render ahead when a stranger points at a link. Public pages only: they
// are the same for everybody and do nothing by being opened. Anyone who is signed in gets none, since those pages would be theirs.
// What a person gains: a page that is there when they press. What breaks it: a public page that does
// something by being opened.

// Whatever query such a page has, as the blog's tag, it may be rendered; the first page's asks for something.
const rendered = PUBLIC_PAGES.filter(({ path }) => path !== '/').map(({ path }) =>
  path.replaceAll(/:\w+/g, '*').replace(/\*?$/, '*'),
);

const rule = (paths: string[]) => [{ where: { href_matches: paths }, eagerness: 'moderate' }];

const SPECULATION_RULES = JSON.stringify({ prerender: rule(rendered), prefetch: rule(['/']) });

// The Link header of a page: what its first paint waits for, told before the first byte of HTML, so that the platform can send
// it ahead as 103 Early Hints. The whole style sheet only where it isn't inlined (worker/style).
const fonts = FONT_FILES.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`);

function preloadHeader(entry: EntryContext, isShared: boolean): string {
  const sheets = entry.manifest.routes['root']?.css ?? [];
  const styles = isShared ? [] : sheets.map((sheet) => `<${sheet}>; rel=preload; as=style`);
  return [...styles, ...fonts].join(', ');
}

// React outlines Suspense boundaries above ~12.8 kB, and without JavaScript the page would show only the fallback.
const NEVER_OUTLINE = 1e9;
const DOCTYPE = '<!DOCTYPE html>';
const END = '</body></html>';
/** Where React leaves a part to the browser. */
const NOT_THERE = '<!--$!-->';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, isShared, takeWhole } = context.get(pageContext);
  // Error pages have the frame, too, and may come without a loader having run.
  await prepareFrame();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Link', preloadHeader(entry, isShared));
  const tree = (
    <IslandRenderer value={renderIsland}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </IslandRenderer>
  );
  const document = isDocument(entry) ? renderAtOnce(tree) : null;
  if (document !== null) {
    const scripts = ourScripts(document, nonce);
    if (isShared) takeWhole(ended(document, ...scripts, rules(nonce)));
    return new Response(isShared ? null : ended(document, ...scripts), { status, headers });
  }
  let responseStatus = status;
  const page = await renderToReadableStream(tree, {
    nonce,
    progressiveChunkSize: NEVER_OUTLINE,
    // Behind the frame, before what comes late.
    ...(isShared ? {} : { bootstrapScriptContent: `${RECORD_FIRST_CLICKS};${TAKE_TOKEN}` }),
    onError(error) {
      responseStatus = 500;
      handleError(error, { request, context });
    },
  });
  if (isShared) {
    await page.allReady;
    const html = await new Response(page).text();
    takeWhole(ended(html, ...ourScripts(html, nonce), rules(nonce)));
  }
  return new Response(isShared ? null : page, { status: responseStatus, headers });
}

/** A page without React in the browser: nothing of it comes late. */
function isDocument({ staticHandlerContext: { matches } }: EntryContext): boolean {
  return !allAgree(
    matches.map(({ route }) => route.handle as unknown),
    'hydrate',
  );
}

/** As one text, which costs less than half of React's stream of bytes; null = some part of it isn't there yet, or fails. */
function renderAtOnce(tree: ReactElement): string | null {
  try {
    const html = renderToString(tree);
    return html.includes(NOT_THERE) ? null : DOCTYPE + html;
  } catch {
    // What it was is told by the stream, which has a handler for it.
    return null;
  }
}

export function renderIsland(element: ReactElement, name: string): string {
  return renderToString(element, { identifierPrefix: name });
}

/** In front of the page's end. */
function ended(html: string, ...scripts: readonly string[]): string {
  return html.slice(0, -END.length) + scripts.join('') + END;
}

function ourScripts(html: string, nonce: string): string[] {
  const codes = [...(html.includes(TOKEN_FIELD) ? [TAKE_TOKEN] : []), RECORD_FIRST_CLICKS];
  return codes.map((code) => `<script nonce="${nonce}">${code}</script>`);
}

/** Not by React, which the browser would take for somebody who wants to put in another set. */
function rules(nonce: string): string {
  return `<script type="speculationrules" nonce="${nonce}">${SPECULATION_RULES}</script>`;
}

/** What a loader, an action or a component threw without meaning to. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // A status given on purpose is a response, and the person who left needs none.
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  noteFault(context.get(scopeContext), error, `${request.method} page`);
}
