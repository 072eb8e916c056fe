// What pictures are drawn with: the two faces and the colours of the look (written by scripts/content/letters.ts).
import type { TrailColour } from '../trail-colour.ts';
import type { Face } from './letters.ts';

/** Each '#rrggbb'. */
type PictureColours = {
  paper: string;
  ink: string;
  inkSoft: string;
  line: string;
  lineStrong: string;
  hill: string;
  /** Of the blaze and the trail. */
  paint: Readonly<Record<TrailColour | 'white', string>>;
};

export type PictureKit = { colours: PictureColours; heading: Face; text: Face };
