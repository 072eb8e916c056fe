// The drawn cover of a course (docs/decisions.md 'Images'): a map with the trail of its category, a signpost with the first words
// of the title, and the category's stamp. Colours as attributes: an image brings no style sheet under our CSP.
import type { Course } from '#domain/courses/course.ts';
import { signWords } from '#domain/courses/sign-words.ts';
import { escapedMarkup } from '#domain/escaped-markup.ts';
import { blazePaint, lightColours, lightTrails } from '../../../styles/tokens.ts';
import { COVER_MOTIFS } from './motifs.ts';

const WIDTH = 400;
const HEIGHT = 225;
const CONTOURS = 6;

export function drawCover({ id, title, category }: Pick<Course, 'id' | 'title' | 'category'>): string {
  const { trail, path } = COVER_MOTIFS[category];
  const chance = chanceOf(id);
  const colour = lightTrails[trail];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${lightColours.sunken}"/>
<g fill="none" stroke="${lightColours.line}" stroke-width="2">${contours(chance)}</g>
<path d="${trailPath(chance)}" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 11"/>
<g transform="translate(304 52)"><circle r="40" fill="${lightColours.surface}" stroke="${colour}" stroke-width="3"/><circle r="34" fill="none" stroke="${colour}" stroke-dasharray="2 4"/><g transform="scale(1.9) translate(-12 -12)"><path d="${path}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/></g></g>
${signpost(title)}
<g transform="translate(51 183)"><rect width="18" height="24" rx="1" fill="${blazePaint.white}"/><rect y="8" width="18" height="8" fill="${blazePaint[trail]}"/></g>
</svg>`;
}

function signpost(title: string): string {
  const words = signWords(title);
  const length = Math.min(212, words.length * 14);
  const board = Math.max(90, length + 26);
  return `<rect x="54" y="92" width="12" height="133" fill="${lightColours.lineStrong}"/>
<path d="M36 106h${board}l22 23-22 23H36z" fill="${lightColours.surface}" stroke="${lightColours.lineStrong}" stroke-width="2" stroke-linejoin="round"/>
<text x="52" y="138" font-family="Bricolage Grotesque, Segoe UI, Roboto, Arial, sans-serif" font-size="25" font-weight="700" fill="${lightColours.ink}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapedMarkup(words)}</text>`;
}

function contours(chance: () => number): string {
  const x = 40 + chance() * 160;
  const y = 150 + chance() * 60;
  return Array.from({ length: CONTOURS }, (_, ring) => {
    const reach = 46 + ring * 40;
    const squeeze = 0.55 + chance() * 0.15;
    return `<ellipse cx="${round(x + ring * 6)}" cy="${round(y)}" rx="${reach}" ry="${round(reach * squeeze)}" transform="rotate(${round(-18 + chance() * 12)} ${round(x)} ${round(y)})"/>`;
  }).join('');
}

function trailPath(chance: () => number): string {
  const middle = 150 + chance() * 50;
  return `M-10 ${round(205 + chance() * 12)}C110 ${round(middle + 40)} 180 ${round(middle)} 250 ${round(middle + 16)}S360 ${round(110 + chance() * 50)} 410 ${round(96 + chance() * 30)}`;
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
