// The front door: the ordered middleware list, then the API, then the pages. The order is the documentation.
import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { appError } from '#domain/platform/messages.ts';
import type { AppEnv } from './app-env.ts';
import { edgeCache } from './cache/edge-cache.ts';
import { errorResponse } from './error-response.ts';
import { canonicalHost, httpsOnly, oneSpelling } from './middleware/redirects.ts';
import { drainBody } from './middleware/drain-body.ts';
import { guard } from './middleware/guard.ts';
import { limited, pageLimited } from './middleware/limit.ts';
import { requestLog } from './middleware/request-log.ts';
import { configuration, requestId, requestScope } from './middleware/request-scope.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { switches } from './middleware/switches.ts';
import { renderPage } from './pages.ts';
import { MAX_BODY_BYTES, mountApi } from './routes/define.ts';
import { cardPicture, occupationPicture } from './routes/site/pictures.ts';
import { calendarFeed, stopWeeklyLetter } from './routes/advice/reminders.ts';
import { occupationFrame } from './routes/atlas/embed.ts';
import { runFrame } from './routes/courses/run-frame.ts';
import { apiTable } from './routes/table.ts';

export function createApp() {
  // What Hono chooses by itself for our paths, after it has tried another one: the first request waited for that.
  const app = new Hono<AppEnv>({ router: new TrieRouter() });
  app.onError((error, c) => errorResponse(error, c));
  app.use(requestId); // first, so that every response and every logged fault has it
  app.use(requestLog); // what each request was and cost
  app.use(drainBody); // last of all, whatever came of the request
  app.use(securityHeaders); // around everything below, errors included
  app.use(configuration); // from here on a request can be refused for a reason
  app.use(httpsOnly); // in production
  app.use(canonicalHost); // in production
  app.use(oneSpelling); // before anything compares paths
  app.use(switches); // what the operator says on all pages
  app.use(edgeCache(async (request, c) => app.fetch(request, c.env, c.executionCtx))); // what is kept ends here
  app.use(requestScope); // what deeds are called with
  mountApi(app, apiTable); // each row: limit, origin, content type, size, session cookie, shape, handler
  app.all('/api/*', () => {
    throw appError('not-found');
  });
  // Drawn on request, without a page.
  app.on('GET', '/obrazy/zawody/:file', limited('page'), occupationPicture);
  app.on('GET', '/karta/:key/:file', limited('page'), cardPicture);
  app.on('GET', '/zawody/:id/osadz', limited('page'), occupationFrame);
  app.on('GET', '/uruchom', limited('page'), runFrame);
  app.on('GET', '/kalendarz/:file', limited('page'), calendarFeed);
  app.on('POST', '/list-tygodnia/:key', limited('page'), stopWeeklyLetter);
  const form = guard({ body: 'form', maxBytes: MAX_BODY_BYTES });
  app.all('*', limited('page'), pageLimited, form, renderPage); // React Router
  return app;
}
