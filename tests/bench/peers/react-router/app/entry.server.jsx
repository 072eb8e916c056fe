import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';

export default async function handleRequest(request, status, headers, context) {
  headers.set('Content-Type', 'text/html');
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  return new Response(body, { status, headers });
}
