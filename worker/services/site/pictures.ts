// Pictures of trails: a card's, the one that a card would have, an occupation's. Drawn when asked for; null = there is none.
import { readAtlas } from '#content/atlas.server.ts';
import type { PictureShape } from '#domain/site/picture/layout.ts';
import type { TrailPicture } from '#domain/site/picture/trail-picture.ts';
import { cardPicture, occupationPicture } from '#domain/site/share/words.ts';
import type { RequestScope } from '../../scope.ts';
import { readCard, readOwnCard, type ShownCard } from './card.ts';

export type Png = Uint8Array<ArrayBuffer>;

export async function drawCard(scope: RequestScope, key: string, shape: PictureShape): Promise<Png | null> {
  const shown = await readCard(scope, key);
  return shown === null ? null : draw(scope, pictureOf(scope, shown), shape);
}

/** For its maker, before anybody else. */
export async function drawPossibleCard(scope: RequestScope, shape: PictureShape): Promise<Png | null> {
  const own = await readOwnCard(scope);
  return own === null || own.possible === null ? null : draw(scope, pictureOf(scope, own.possible), shape);
}

export async function drawOccupation(scope: RequestScope, id: string): Promise<Png | null> {
  const { atlas, sources } = await readAtlas();
  const entry = atlas.entryOf(id);
  if (entry === null) return null;
  const { occupation, payGroup, forecast } = entry;
  const figures = { payGroup, forecast, pay: sources.pay };
  return draw(scope, occupationPicture(occupation, figures, hostOf(scope)), 'wide');
}

async function draw({ env, origin }: RequestScope, picture: TrailPicture, shape: PictureShape): Promise<Png> {
  // Most requests draw nothing.
  const [{ drawPng }, { readKit }] = await Promise.all([
    import('../../picture/draw.ts'),
    import('../../picture/kit.ts'),
  ]);
  const kit = await readKit((path) => env.ASSETS.fetch(new URL(path, origin)));
  return drawPng(picture, shape, kit);
}

function pictureOf(scope: RequestScope, { content, occupation }: ShownCard): TrailPicture {
  return cardPicture(content, occupation, hostOf(scope));
}

function hostOf({ origin }: RequestScope): string {
  return new URL(origin).host;
}
