// Renders a page on the server. Shared pages are taken whole, so that their inline scripts can be hashed and the same bytes cached;
// personal ones leave at once, and what their loaders still wait for follows. Either has a nonce, by which the Worker knows our scripts from what a text may hold (docs/architecture.md 'Pages, cache and policy').
import { isRouteErrorResponse, type EntryContext, type RouterContextProvider } from 'react-router';
import { noteFault } from '#worker/services/operator/operations.ts';
import { pageContext, scopeContext } from './context.ts';
import { RECORD_FIRST_CLICKS } from './lib/early-clicks.ts';
import { START_AFTER_PAINT } from './lib/late-start.ts';
import type { PageHandle } from './lib/page-handle.ts';
import { SPECULATION_RULES } from './lib/speculation.ts';
import { preloadHeader } from './lib/document/preload-header.server.ts';
import { renderedPage, type RenderedPage } from './lib/document/rendered-page.server.tsx';
import { TAKE_TOKEN, TOKEN_FIELD } from './features/mailed-link/early-token.ts';
import { prepareFrame } from './features/shell/late-parts.ts';

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
  const page = await renderedPage(entry, {
    url: request.url,
    nonce,
    onError(error) {
      responseStatus = 500;
      handleError(error, { request, context });
    },
  });
  // A personal page with React starts it at once: what its loaders wait for comes one after another.
  if (isShared || !runsReact(entry))
    page.end = inlineScript(RECORD_FIRST_CLICKS + START_AFTER_PAINT, nonce) + page.end;
  else page.start += inlineScript(RECORD_FIRST_CLICKS, nonce);
  if (page.start.includes(TOKEN_FIELD)) page.start += inlineScript(TAKE_TOKEN, nonce);
  if (isShared) takeWhole(await textOf(page), [SPECULATION_RULES]);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Link', preloadHeader(entry, isShared));
  return new Response(isShared ? null : streamOf(page), { status: responseStatus, headers });
}

async function* textsOf({ start, data, end }: RenderedPage): AsyncGenerator<string, void> {
  yield start;
  yield* data;
  yield end;
}

async function textOf(page: RenderedPage): Promise<string> {
  let text = '';
  for await (const one of textsOf(page)) text += one;
  return text;
}

function streamOf(page: RenderedPage): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const texts = textsOf(page);
  return new ReadableStream({
    async pull(controller) {
      const { done = false, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value ?? ''));
    },
    cancel: () => void texts.return(),
  });
}

function inlineScript(code: string, nonce: string): string {
  return `<script nonce="${nonce}">${code}</script>`;
}

function runsReact({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.every(({ route }) => {
    const handle = routeModules[route.id]?.handle as PageHandle | undefined;
    return handle?.hydrate !== false;
  });
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
