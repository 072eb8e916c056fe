// public/obrazy/kursy: a cover for each course, by day and by night (docs/decisions.md 'Images'). Each has its own scene; the signpost
// with the title's first words, the hill and the trail in the colour of the category make them one family.
import { rm } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { LOST_TRAIL } from '#content/courses/covers/lost.ts';
import { CATEGORY_TRAILS, SCENES } from '#content/courses/covers/scenes.ts';
import type { Course } from '#domain/courses/course.ts';
import { COVER_SIZE, coverFile } from '#domain/courses/cover.ts';
import { signWords } from '#domain/courses/sign-words.ts';
import { widthOf, type Face } from '#domain/picture/letters.ts';
import { DAY, NIGHT, type CoverPaints } from './cover-paints.ts';
import { headingFace, setWord } from './lettering.ts';
import { writeChanged } from './modules.ts';

const TARGET = 'public/obrazy/kursy';
const SIGN = { left: 22, top: 172, height: 36, size: 21, inset: 13, tip: 17 } as const;
/** Where the box of a scene stands. */
const SCENE = 'translate(154 9) scale(1.1)';
const LETTERS = /<letters text="([^"]*)" x="([^"]*)" y="([^"]*)" size="([^"]*)" fill="([^"]*)"\/>/g;
const CONTOURS = 6;

type Drawn = Pick<Course, 'id' | 'title' | 'category'>;

export async function writeCovers(courses: readonly Drawn[]): Promise<void> {
  const face = await headingFace();
  await Promise.all([
    writeChanged('public/obrazy/bez-szlaku.svg', drawLostTrail(DAY, face)),
    writeChanged('public/obrazy/bez-szlaku-noc.svg', drawLostTrail(NIGHT, face)),
  ]);
  const files = courses.flatMap((course) => [
    { file: coverFile(course.id, 'day'), drawing: drawCover(course, DAY, face) },
    { file: coverFile(course.id, 'night'), drawing: drawCover(course, NIGHT, face) },
  ]);
  await Promise.all(files.map(({ file, drawing }) => writeChanged(join(TARGET, file), drawing)));
  const known = new Set(files.map(({ file }) => file));
  const left = globSync('*.svg', { cwd: TARGET }).filter((file) => !known.has(file));
  await Promise.all(left.map((file) => rm(join(TARGET, file))));
}

export function drawCover({ id, title, category }: Drawn, paints: CoverPaints, face: Face): string {
  const scene = SCENES[id];
  if (scene === undefined) throw new Error(`The course ${id} has no scene in content/courses/covers.`);
  const { width, height } = COVER_SIZE;
  const trail = `$${CATEGORY_TRAILS[category]}`;
  const chance = chanceOf(id);
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="$sky"/><g fill="none" stroke="$contour" stroke-width="2">${contours(chance)}</g>`,
    scene.ground === 'hill' ? hillside(trail, chance) : footpath(trail, chance),
    `<g fill="$surface" stroke="$ink" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><g transform="${SCENE}">${scene.shapes}</g>${signpost(signWords(title), trail, face)}</g></svg>`,
  ].join('');
  return painted(withLetters(drawing, face), paints);
}

function drawLostTrail(paints: CoverPaints, face: Face): string {
  const drawing = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="180" viewBox="0 0 400 180">',
    `<path d="M0 0h400v180H0z" fill="$sky"/><g fill="none" stroke="$contour" stroke-width="2">${contours(chanceOf('bez szlaku'))}</g>`,
    `<g fill="$surface" stroke="$ink" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${LOST_TRAIL}</g></svg>`,
  ].join('');
  return painted(withLetters(drawing, face), paints);
}

function withLetters(drawing: string, face: Face): string {
  return drawing.replaceAll(LETTERS, (_, text: string, x: string, y: string, size: string, fill: string) =>
    outlined(face, plain(text), { x: Number(x), y: Number(y), size: Number(size), fill }),
  );
}

function hillside(trail: string, chance: () => number): string {
  const [rise, dip] = [round(166 + chance() * 6), round(196 + chance() * 8)];
  return (
    `<path d="M0 182C70 ${rise} 150 172 230 173S350 172 404 176V230H-4V182Z" fill="$hill" stroke="$wood" stroke-width="2.5"/>` +
    `<path d="M-8 217C90 ${dip} 200 216 280 ${dip}S380 190 408 190" fill="none" stroke="${trail}" stroke-width="6" stroke-linecap="round"/>`
  );
}

/** Over the map itself. */
function footpath(trail: string, chance: () => number): string {
  const dip = round(206 + chance() * 10);
  return `<path d="M-8 ${dip}C110 220 210 ${dip - 8} 290 ${dip}S380 200 408 194" fill="none" stroke="${trail}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 11"/>`;
}

function signpost(words: string, trail: string, face: Face): string {
  const { left, top, height, size, inset, tip } = SIGN;
  const length = widthOf(face, words, size);
  const right = round(left + length + inset * 2);
  const d = setWord(face, words, { x: left + inset, y: top + height / 2 + size * 0.34, size });
  return (
    `<path d="M42 226V142" stroke="$wood" stroke-width="9" stroke-linecap="butt"/>` +
    `<g stroke="$wood" stroke-width="1.5"><rect x="33" y="146" width="18" height="22" rx="1.5" fill="$white"/><path d="M33 153.3h18v7.4H33z" fill="${trail}" stroke="none"/></g>` +
    `<path d="M${left} ${top}H${right}l${tip} ${height / 2}-${tip} ${height / 2}H${left}Z" stroke="$wood" stroke-width="2.5"/>` +
    `<path d="${d}" fill="$ink" stroke="none"/>`
  );
}

type Outlined = { x: number; y: number; size: number; fill: string };

/** `x` is the middle. */
function outlined(face: Face, text: string, { x, y, size, fill }: Outlined): string {
  const d = setWord(face, text, { x: x - widthOf(face, text, size) / 2, y, size });
  return `<path d="${d}" fill="${fill}" stroke="none"/>`;
}

function plain(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}

function painted(drawing: string, paints: CoverPaints): string {
  const byRole: Readonly<Record<string, string>> = paints;
  return drawing.replaceAll(/"\$(\w+)"/g, (_, role: string) => {
    const paint = byRole[role];
    if (paint === undefined) throw new Error(`No paint ${role}.`);
    return `"${paint}"`;
  });
}

function contours(chance: () => number): string {
  const x = 60 + chance() * 220;
  const y = 60 + chance() * 90;
  return Array.from({ length: CONTOURS }, (_, ring) => {
    const reach = 40 + ring * 44;
    const squeeze = 0.5 + chance() * 0.2;
    const [middle, level] = [round(x + ring * 7), round(y)];
    return `<ellipse cx="${middle}" cy="${level}" rx="${reach}" ry="${round(reach * squeeze)}" transform="rotate(${round(-20 + chance() * 16)} ${middle} ${level})"/>`;
  }).join('');
}

/** The same figures for the same course on every machine. */
function chanceOf(seed: string): () => number {
  let state = Array.from(seed).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
