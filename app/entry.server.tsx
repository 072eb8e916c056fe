// Renders a page on the server, by React's stream as the router's template does. Shared pages are taken whole, so that their inline
// scripts can be hashed and the same bytes cached; personal ones leave at once, and what their loaders still wait for follows. Either has
// a nonce, by which the Worker knows our scripts from what a text may hold (docs/architecture.md 'Pages, cache and policy').
import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import { noteFault } from '#worker/services/desk/operations.ts';
import { pageContext, scopeContext } from './context.ts';
import { RECORD_FIRST_CLICKS } from './lib/early-clicks.ts';
import { SPECULATION_RULES } from './lib/speculation.ts';
import { IslandRenderer } from './lib/island/Island.tsx';
import { preloadHeader } from './lib/document/preload-header.server.ts';
import { TAKE_TOKEN, TOKEN_FIELD } from './features/account/mailed-link/early-token.ts';
import { prepareFrame } from './features/platform/shell/late-parts.ts';

// React outlines Suspense boundaries above ~12.8 kB, and without JavaScript the page would show only the fallback.
const NEVER_OUTLINE = 1e9;
const END = '</body></html>';

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
  let responseStatus = status;
  const page = await renderToReadableStream(
    <IslandRenderer value={renderIsland}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </IslandRenderer>,
    {
      nonce,
      progressiveChunkSize: NEVER_OUTLINE,
      // Behind the frame, before what comes late.
      ...(isShared ? {} : { bootstrapScriptContent: `${RECORD_FIRST_CLICKS};${TAKE_TOKEN}` }),
      onError(error) {
        responseStatus = 500;
        handleError(error, { request, context });
      },
    },
  );
  if (isShared) takeWhole(await wholePage(page, nonce), [SPECULATION_RULES]);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Link', preloadHeader(entry, isShared));
  return new Response(isShared ? null : page, { status: responseStatus, headers });
}

function renderIsland(element: ReactElement, name: string): string {
  return renderToString(element, { identifierPrefix: name });
}

async function wholePage(page: Awaited<ReturnType<typeof renderToReadableStream>>, nonce: string) {
  await page.allReady;
  const html = await new Response(page).text();
  const scripts = [...(html.includes(TOKEN_FIELD) ? [TAKE_TOKEN] : []), RECORD_FIRST_CLICKS].map(
    (code) => `<script nonce="${nonce}">${code}</script>`,
  );
  // Not by React, which the browser would take for somebody who wants to put in another set.
  const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
  return html.slice(0, -END.length) + scripts.join('') + rules + END;
}

/** What a loader, an action or a component threw without meaning to. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // A status given on purpose is a response, and whoever left needs none.
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  noteFault(context.get(scopeContext), error, `${request.method} page`);
}
