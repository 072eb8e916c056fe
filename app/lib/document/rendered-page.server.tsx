// A page by React's string renderer, which costs a fraction of its streams, and what the loaders found for the browser's router: the
// scripts that <ServerRouter> would stream behind the page (rendered-page.test.ts holds both to the same text).
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

// What React leaves to the browser: a part of the page that failed, or that waits for something.
const LEFT_OUT = '<!--$!-->';
// React outlines Suspense boundaries above ~12.8 kB, and without JavaScript the page would show only the fallback.
const NEVER_OUTLINE = 1e9;
const END = '</body></html>';

export type RenderedPage = {
  /** Up to the end of the body. */
  start: string;
  /** Scripts, as soon as there is something to be said; on pages without React none. */
  data: AsyncIterable<string>;
  end: string;
};

type Options = { url: string; nonce: string; onError(error: unknown): void };

/** Throws what no boundary caught. */
export async function renderedPage(
  { serverHandoffStream: data, ...entry }: EntryContext,
  { url, nonce, onError }: Options,
): Promise<RenderedPage> {
  const page = <ServerRouter context={entry} url={url} nonce={nonce} />;
  let html = `<!DOCTYPE html>${renderToString(page)}`;
  if (html.includes(LEFT_OUT)) {
    // The stream waits for what is late, and says what failed.
    const stream = await renderToReadableStream(page, { progressiveChunkSize: NEVER_OUTLINE, onError });
    await stream.allReady;
    html = await new Response(stream).text();
  }
  const runsReact = entry.renderMeta?.didRenderScripts === true;
  if (!runsReact) void data?.cancel();
  return {
    start: html.slice(0, -END.length),
    data: runsReact && data !== undefined ? handoff(data, nonce, onError) : NOTHING,
    end: END,
  };
}

const NOTHING: AsyncIterable<string> = { async *[Symbol.asyncIterator]() {} };

async function* handoff(
  data: ReadableStream<Uint8Array>,
  nonce: string,
  onError: Options['onError'],
): AsyncGenerator<string, void> {
  const told = (call: string) =>
    `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`;
  const decoder = new TextDecoder();
  try {
    for await (const bytes of data)
      yield told(`enqueue(${stringInScript(decoder.decode(bytes, { stream: true }))})`);
    yield told('close()');
  } catch (error) {
    onError(error);
  }
}

const IN_MARKUP = /[&><\u2028\u2029]/g;

function stringInScript(text: string): string {
  return JSON.stringify(text).replace(
    IN_MARKUP,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
