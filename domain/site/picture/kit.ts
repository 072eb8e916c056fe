// What pictures are drawn with: the two faces and the colours of the look (written by scripts/content/letters.ts).
import type { Face } from './letters.ts';

/** The five colours of trails (docs/look.md 'Name and idea'). */
export const TRAIL_COLOURS = ['red', 'blue', 'green', 'yellow', 'black'] as const;

export type TrailColour = (typeof TRAIL_COLOURS)[number];

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
