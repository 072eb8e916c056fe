// What pictures are drawn with, as `npm run content` made it, and the occupations that they are drawn of.
import { readFileSync } from 'node:fs';
import type { PictureKit } from '#domain/site/picture/kit.ts';

export function pictureKit(): PictureKit {
  return JSON.parse(readFileSync('public/dane/obrazek.json', 'utf8'));
}
