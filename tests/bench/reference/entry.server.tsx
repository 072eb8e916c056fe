// The application's own entry, and beside it the same page with its loaders' data at hand as React and the router alone would render
// it: once by the string renderer, once by the stream, as in the router's own template. Both without the data for the browser.
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import handleRequest from '#app/entry.server.tsx';
import type { References } from '../floor.ts';

export { handleError } from '#app/entry.server.tsx';

export default function rememberPage(...order: Parameters<typeof handleRequest>): Promise<Response> {
  const [{ url }, , , { serverHandoffStream: _, ...entry }] = order;
  const references: References = {
    string: () => renderToString(<ServerRouter context={entry} url={url} />),
    stream: () => renderToReadableStream(<ServerRouter context={entry} url={url} />),
  };
  Object.assign(globalThis, { references });
  return handleRequest(...order);
}
