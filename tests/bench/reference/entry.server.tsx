// The application's own entry, and beside it the same page with its loaders' data at hand as React and the router alone would render
// it, islands and all: once by the string renderer, once by the stream, as in the router's own template. Both without the data for the
// browser.
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import handleRequest, { renderIsland } from '#app/entry.server.tsx';
import { IslandRenderer } from '#app/lib/island/Island.tsx';
import type { References } from '../floor.ts';

export { handleError } from '#app/entry.server.tsx';

export default function rememberPage(...order: Parameters<typeof handleRequest>): Promise<Response> {
  const [{ url }, , , { serverHandoffStream: _, ...entry }] = order;
  const page = (
    <IslandRenderer value={renderIsland}>
      <ServerRouter context={entry} url={url} />
    </IslandRenderer>
  );
  const references: References = {
    string: () => renderToString(page),
    stream: () => renderToReadableStream(page),
  };
  Object.assign(globalThis, { references });
  return handleRequest(...order);
}
