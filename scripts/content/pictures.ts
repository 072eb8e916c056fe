// public/obrazy: the posts' drawings as they are, and PNGs for those who take no SVG (link previews, home screens). A PNG is drawn
// again only when what it is drawn from has changed.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeChanged } from './modules.ts';
import { iconSvg, siteImageSvg, socialSvg } from './picture-svgs.ts';

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
