// Pictures that are drawn when somebody asks: of a shared card, of one to be shared, of an occupation. Apart from React Router, since no
// page is rendered; an address without a picture goes on to the page that says so.
import type { PictureShape } from '#domain/site/picture/layout.ts';
import type { AppContext } from '../../app-env.ts';
import { drawCard, drawOccupation, drawPossibleCard, type Png } from '../../services/site/pictures.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Of nobody; the edge keeps it by its id alone (worker/cache/strategies.ts). */
const PUBLIC = { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${DAY_SECONDS}` };
/** Anyone who takes a card back takes its pictures back, so nobody keeps them for us. */
const OF_A_PERSON = {
  'Content-Type': 'image/png',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

const SHAPES: Readonly<Record<string, PictureShape>> = { 'obraz.png': 'wide', 'obraz-pion.png': 'tall' };

type Next = () => Promise<void>;

/** /obrazy/zawody/{id}.png */
export async function occupationPicture(c: AppContext, next: Next): Promise<Response | void> {
  const { pathname, search } = new URL(c.req.url);
  const [, id] = /^([a-z0-9-]+)\.png$/.exec(c.req.param('file') ?? '') ?? [];
  if (id === undefined) return next();
  // One address a picture, or anyone who makes up queries has it drawn each time.
  if (search !== '') return c.redirect(pathname, 301);
  return send(await drawOccupation(c.var.scope, id), PUBLIC, next);
}

/** /karta/{key}/obraz.png and its like. */
export async function cardPicture(c: AppContext, next: Next): Promise<Response | void> {
  const { file = '', key = '' } = c.req.param();
  const shape = Object.hasOwn(SHAPES, file) ? SHAPES[file] : undefined;
  if (shape === undefined) return next();
  const png = await (key === 'podglad'
    ? drawPossibleCard(c.var.scope, shape)
    : drawCard(c.var.scope, key, shape));
  return send(png, OF_A_PERSON, next);
}

async function send(png: Png | null, headers: Record<string, string>, next: Next): Promise<Response | void> {
  return png === null ? next() : new Response(png, { headers });
}
