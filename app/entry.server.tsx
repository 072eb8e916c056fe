// Renders a page on the server. Shared pages are rendered whole, so that their inline scripts can be hashed and the same
// bytes cached; personal ones stream. Either has a nonce, by which the Worker knows our scripts from what a text may hold (docs/architecture.md 'Pages, cache and policy').
import { renderToReadableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import { pageContext, servicesContext } from './context.ts';
import { RECORD_FIRST_CLICKS } from './lib/early-clicks.ts';
import { START_AFTER_PAINT } from './lib/late-start.ts';
import type { PageHandle } from './lib/page-handle.ts';
import { SPECULATION_RULES } from './lib/speculation.ts';
import { preloadHeader } from './lib/preload-header.server.ts';
import { prepareFrame } from './features/shell/late-parts.ts';

// React outlines Suspense boundaries above ~12.8 kB, and without JavaScript the page would show only the fallback.
const NEVER_OUTLINE = 1e9;

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
  const body = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    {
      signal: request.signal,
      progressiveChunkSize: NEVER_OUTLINE,
      nonce,
      bootstrapScriptContent: inlineScript(entry, isShared),
      onError(error) {
        responseStatus = 500;
        noteFault(error, request, context);
      },
    },
  );
  if (isShared) {
    await body.allReady;
    takeWhole(await textOf(body), [SPECULATION_RULES]);
  }
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Link', preloadHeader(entry, isShared));
  return new Response(isShared ? null : body, { status: responseStatus, headers });
}

/** A personal page with React starts it at once: its parts come one after another (docs/architecture.md 'Pages, cache and policy'). */
function inlineScript(entry: EntryContext, isShared: boolean): string {
  const startsLate = isShared || !runsReact(entry);
  return RECORD_FIRST_CLICKS + (startsLate ? START_AFTER_PAINT : '');
}

function runsReact({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.every(({ route }) => {
    const handle = routeModules[route.id]?.handle as PageHandle | undefined;
    return handle?.hydrate !== false;
  });
}

// In the built Worker React's stream has its text at hand (scripts/build/react-strings.ts).
function textOf(body: ReadableStream & { readText?(): string }): string | Promise<string> {
  return body.readText?.() ?? new Response(body).text();
}

/** What a loader, an action or a component threw without meaning to. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  noteFault(error, request, context);
}

function noteFault(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  // A status given on purpose is a response, and whoever left needs none.
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  context.get(servicesContext).operator.noteFault(error, `${request.method} page`);
}
