// Where each part of a trail's picture stands, in pixels, by its shape.

export type PictureShape = 'wide' | 'tall';

export type Layout = {
  width: number;
  height: number;
  margin: number;
  /** The first row: a blaze, what the picture is of, and our own mark at its end. */
  label: { baseline: number; size: number; blaze: number; mark: number };
  /** Sizes of the name, from the largest, each with how many lines it may take. */
  names: readonly (readonly [size: number, lines: number])[];
  /** Name and lines stand in the middle between these. */
  block: { top: number; bottom: number; gap: number };
  /** `isRow`: beside each other as far as they fit. */
  line: { size: number; step: number; heading: number; isRow: boolean };
  /** The six summits share the width between its margins. */
  hill: {
    top: number;
    base: number;
    /** Baselines, taken in turn: on a narrow picture two. */
    captions: readonly number[];
    captionSize: number;
    stroke: number;
    margin: number;
  };
  /** Null = the picture travels with its link. */
  site: { baseline: number; size: number } | null;
};

export const LAYOUTS: Readonly<Record<PictureShape, Layout>> = {
  wide: {
    width: 1200,
    height: 630,
    margin: 72,
    label: { baseline: 106, size: 34, blaze: 46, mark: 40 },
    names: [
      [96, 1],
      [84, 1],
      [76, 2],
      [66, 2],
      [56, 2],
      [48, 3],
    ],
    block: { top: 134, bottom: 408, gap: 30 },
    line: { size: 30, step: 46, heading: 26, isRow: true },
    hill: { top: 432, base: 556, captions: [606], captionSize: 24, stroke: 12, margin: 60 },
    site: null,
  },
  tall: {
    width: 1080,
    height: 1350,
    margin: 84,
    label: { baseline: 152, size: 44, blaze: 60, mark: 52 },
    names: [
      [124, 2],
      [108, 3],
      [96, 3],
      [84, 4],
      [72, 5],
    ],
    block: { top: 204, bottom: 800, gap: 52 },
    line: { size: 44, step: 68, heading: 34, isRow: false },
    hill: { top: 852, base: 1128, captions: [1188, 1228], captionSize: 29, stroke: 18, margin: 48 },
    site: { baseline: 1302, size: 38 },
  },
};
