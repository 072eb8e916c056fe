// public/obrazy: the posts' drawings as they are, and PNGs for those who take no SVG (link previews, home screens). A PNG is drawn
// again only when what it is drawn from has changed.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeChanged } from './modules.ts';

import { blazePaint, lightColours } from '#app/styles/tokens.ts';

const TARGET = 'public/obrazy';
const DRAWN_FROM = 'content/compiled/pictures.json';
const FONT = 'content/compiled/heading.ttf';

type Picture = { file: string; svg: string; width: number };

export async function writePictures(posts: readonly { slug: string }[]): Promise<void> {
  const blaze = await readFile('public/favicon.svg', 'utf8');
  const pictures: Picture[] = [
    { file: 'szlak.png', svg: siteImageSvg(blaze), width: 1200 },
    ...[180, 192, 512].map((width) => ({ file: `ikona-${width}.png`, svg: iconSvg(blaze), width })),
  ];
  for (const { slug } of posts) {
    const drawing = await readFile(`content/posts/${slug}.svg`, 'utf8');
    await writeChanged(join(TARGET, 'blog', `${slug}.svg`), drawing);
    pictures.push({ file: `blog/${slug}.png`, svg: socialSvg(drawing, blaze), width: 1200 });
  }
  await drawStale(pictures);
}

async function drawStale(pictures: readonly Picture[]): Promise<void> {
  const drawnFrom: Record<string, string> = JSON.parse(await readFile(DRAWN_FROM, 'utf8').catch(() => '{}'));
  const hashes = Object.fromEntries(
    pictures.map(({ file, svg }) => [file, createHash('sha256').update(svg).digest('hex')]),
  );
  const stale = pictures.filter(
    ({ file }) => hashes[file] !== drawnFrom[file] || !existsSync(join(TARGET, file)),
  );
  if (stale.length === 0) return;
  // Both are large and needed only now.
  const [{ Resvg }, font] = await Promise.all([import('@resvg/resvg-js'), headingFont()]);
  for (const { file, svg, width } of stale) {
    const drawn = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: 'Bricolage Grotesque' },
    });
    await writeChanged(join(TARGET, file), drawn.render().asPng());
  }
  await writeChanged(DRAWN_FROM, JSON.stringify(hashes, null, 1));
}

// The heading family as a font that the drawer can read: one weight, not variable, not compressed.
async function headingFont(): Promise<string> {
  const { default: subsetFont } = await import('subset-font');
  const folder = 'node_modules/@fontsource-variable/bricolage-grotesque/files';
  const latin = await readFile(`${folder}/bricolage-grotesque-latin-wght-normal.woff2`);
  const bold = { targetFormat: 'sfnt', variationAxes: { wght: 700 } } as const;
  await writeChanged(FONT, await subsetFont(latin, 'Szlak doradca kariery AI', bold));
  return FONT;
}

// The drawings behind the PNGs: the logo as an icon, a link preview of a post and one of the site. Colours are the light theme's,
// since a picture can't follow the reader's.
const { paper, ink, inkSoft, line } = lightColours;

/** The logo with room around it, so that a home screen may cut a circle out of it. */
function iconSvg(blaze: string): string {
  return frame(512, 512, `<rect width="512" height="512" fill="${paper}"/>${placed(blaze, 112, 112, 288)}`);
}

/** 1200 × 630: the post's own drawing with the logo in the corner. */
function socialSvg(drawing: string, blaze: string): string {
  const plate = `<rect x="40" y="526" width="190" height="68" rx="14" fill="${paper}"/>`;
  const name = `<text x="118" y="572" font-size="38" font-weight="700" fill="${ink}">Szlak</text>`;
  return frame(1200, 630, `${placed(drawing, 0, 0, 1200, 630)}${plate}${placed(blaze, 58, 538, 46)}${name}`);
}

const TRAILS = [
  { colour: blazePaint.red, path: 'M-20 470C180 430 300 560 470 500S700 300 860 330s240-70 380-150' },
  { colour: blazePaint.blue, path: 'M-20 540c220-30 330 50 520 0s220-130 380-110 220 60 360 30' },
  { colour: blazePaint.yellow, path: 'M-20 600c240-20 360 20 560-20s260-40 380-10 200 40 320 30' },
] as const;

/** 1200 × 630: the name, and trails that part. */
function siteImageSvg(blaze: string): string {
  const contours = [0, 1, 2, 3, 4, 5]
    .map((step) => `<ellipse cx="960" cy="190" rx="${90 + step * 70}" ry="${50 + step * 44}"/>`)
    .join('');
  const trails = TRAILS.map(
    ({ colour, path }) =>
      `<path d="${path}" stroke="${blazePaint.white}" stroke-width="30"/><path d="${path}" stroke="${colour}" stroke-width="12"/>`,
  ).join('');
  return frame(
    1200,
    630,
    `<rect width="1200" height="630" fill="${paper}"/><g fill="none" stroke="${line}" stroke-width="2">${contours}</g><g fill="none" stroke-linecap="round">${trails}</g>${placed(blaze, 88, 96, 110)}<text x="224" y="188" font-size="116" font-weight="700" fill="${ink}">Szlak</text><text x="90" y="292" font-size="52" font-weight="700" fill="${inkSoft}">doradca kariery AI</text>`,
  );
}

function frame(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Bricolage Grotesque">${content}</svg>`;
}

/** Another drawing inside this one. */
function placed(svg: string, x: number, y: number, width: number, height = width): string {
  return svg.replace(/^[^<]*<svg/, `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);
}
