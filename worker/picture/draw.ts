// Pictures of trails as PNG, made when they are asked for: the rules draw, the platform compresses.
import type { PictureKit } from '#domain/site/picture/kit.ts';
import type { PictureShape } from '#domain/site/picture/layout.ts';
import { pngOf } from '#domain/site/picture/png.ts';
import { drawTrail, type TrailPicture } from '#domain/site/picture/trail-picture.ts';

export async function drawPng(
  picture: TrailPicture,
  shape: PictureShape,
  kit: PictureKit,
): Promise<Uint8Array<ArrayBuffer>> {
  return pngOf(drawTrail(picture, shape, kit), deflate);
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
