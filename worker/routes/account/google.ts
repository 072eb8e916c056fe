// Sign-in with Google, by plain forms and redirects, so that it works without JavaScript:
//   <form method="post" action="/api/auth/signin/google">
//     <input type="hidden" name="powrot" value="/profil">       where to go afterwards, a path of ours; without it /dashboard
//     <input type="checkbox" name="zapamietaj" value="on">      optional: 30 days instead of 12 hours
//     <button>Zaloguj się przez Google</button>
// A page with JavaScript asks for JSON instead, {url}, so that a refusal is said where the button is.
// No password is guessed here, and a whole class may come from one address: held to the wide limit, not to that of 'login'.
// The way ends on /auth/callback, which goes on or says what went wrong. Show the form only if `site.hasGoogle`.
import { formRoute, readRoute } from '../define.ts';
import { finishGoogle, startGoogle } from '../../services/account/google.ts';

export const googleRoutes = [
  formRoute({
    path: '/api/auth/signin/google',
    access: 'anyone',
    limit: 'call',
    async handle(c) {
      const form = await c.req.parseBody();
      const returnTo = typeof form['powrot'] === 'string' ? form['powrot'] : null;
      const start = await startGoogle(c.var.scope, {
        returnTo,
        remember: form['zapamietaj'] === 'on',
      });
      return c.req.header('Accept') === 'application/json' ? withAddress(start) : start;
    },
  }),
  readRoute({
    path: '/api/auth/callback/google',
    access: 'anyone',
    limit: 'call',
    handle: (c) => finishGoogle(c.var.scope),
  }),
];

function withAddress(start: Response): Response {
  const headers = new Headers(start.headers);
  const url = headers.get('Location');
  headers.delete('Location');
  return Response.json({ url }, { headers });
}
