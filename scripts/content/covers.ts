// public/obrazy/kursy: a cover for each course, by day and by night (docs/decisions.md 'Images'), from one drawing whose colours are
// written by their role ('$sky'); its words are outlines of the heading family, so that no letter is stretched.
import { rm, readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { coverFile } from '#domain/courses/cover.ts';
import { writeChanged } from './modules.ts';
import { blazePaint, lightColours } from '#app/styles/tokens.ts';

export const DRAWINGS = 'content/courses/covers';
const LOST_TRAIL = 'content/pages/bez-szlaku.svg';
const TARGET = 'public/obrazy/kursy';

/** Throws if a course has no drawing. */
export async function writeCovers(courseIds: readonly string[]): Promise<void> {
  const lostTrail = await readFile(LOST_TRAIL, 'utf8');
  await Promise.all([
    writeChanged('public/obrazy/bez-szlaku.svg', painted(lostTrail, DAY)),
    writeChanged('public/obrazy/bez-szlaku-noc.svg', painted(lostTrail, NIGHT)),
  ]);
  await Promise.all(
    courseIds.map(async (id) => {
      const drawing = await readCover(id);
      await writeChanged(join(TARGET, coverFile(id, 'day')), painted(drawing, DAY));
      await writeChanged(join(TARGET, coverFile(id, 'night')), painted(drawing, NIGHT));
    }),
  );
  const known = new Set(courseIds.flatMap((id) => [coverFile(id, 'day'), coverFile(id, 'night')]));
  const left = globSync('*.svg', { cwd: TARGET }).filter((file) => !known.has(file));
  await Promise.all(left.map((file) => rm(join(TARGET, file))));
}

export async function readCover(courseId: string): Promise<string> {
  const file = join(DRAWINGS, `${courseId}.svg`);
  return readFile(file, 'utf8').catch(() => {
    throw new Error(`The course ${courseId} has no drawing: ${file}.`);
  });
}

export function painted(drawing: string, paints: CoverPaints): string {
  const byRole: Readonly<Record<string, string>> = paints;
  return drawing.trimEnd().replaceAll(/"\$(\w+)"/g, (_, role: string) => {
    const paint = byRole[role];
    if (paint === undefined) throw new Error(`No paint ${role}.`);
    return `"${paint}"`;
  });
}

// The paints of the courses' drawings (content/courses/covers) by day, as in the light theme, and by night: there the
// ground is dark, outlines are pale and the paints subdued, so that fifty of them don't glare.
type CoverPaints = Record<
  | keyof typeof blazePaint
  | 'surface'
  | 'ink'
  | 'wood'
  | 'line'
  | 'soft'
  | 'accent'
  | 'sky'
  | 'hill'
  | 'contour',
  string
>;

export const DAY: CoverPaints = {
  ...blazePaint,
  surface: lightColours.surface,
  ink: lightColours.ink,
  wood: lightColours.lineStrong,
  line: lightColours.line,
  soft: lightColours.accentSoft,
  accent: lightColours.accent,
  sky: lightColours.paper,
  hill: lightColours.sunken,
  contour: lightColours.line,
};

export const NIGHT: CoverPaints = {
  white: '#d3d9d2',
  red: '#b9544a',
  blue: '#4b7fb8',
  green: '#478c5f',
  yellow: '#c29634',
  black: '#4d5953',
  surface: '#2d3933',
  ink: '#a9b6ad',
  wood: '#6d786f',
  line: '#4b5851',
  soft: '#223f33',
  accent: '#4f9a7c',
  sky: '#161d19',
  hill: '#212b26',
  contour: '#29342e',
};
