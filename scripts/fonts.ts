// Makes app/styles/fonts: the two families of the look (docs/look.md 'Foundations'), cut down to what Polish pages write. Each comes
// in two files, so that what every page needs travels first. Run it by hand after changing a family: node scripts/fonts.ts
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const TARGET = 'app/styles/fonts';
const LIMIT_BYTES = 31_000;
/** With the headers, a connection's first round trip brings ten segments of 1 460 bytes. */
const LIMIT_FILE_BYTES = 14_000;

// fontsource's latin files hold ASCII, ó and the signs; the other Polish letters are in latin-ext. Both must agree with the
// unicode ranges in app/styles/fonts.css.ts.
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const LATIN = `${ASCII}óÓ„”“’–—…·•×\u00a0`;
const POLISH = 'ąćęłńśźżĄĆĘŁŃŚŹŻ„”→';

/** What a browser applies by itself, and the figures of one width that our style asks for; small capitals and the like stay behind. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'clig', 'calt', 'rlig', 'tnum'];

// Headings have one weight, texts two and what lies between: each more is a third of a file.
const FAMILIES = [
  { name: 'heading', source: 'bricolage-grotesque', weights: 700 },
  { name: 'text', source: 'source-sans-3', weights: { min: 400, max: 600 } },
] as const;

await mkdir(TARGET, { recursive: true });
let total = 0;
for (const { name, source, weights } of FAMILIES) {
  const folder = `node_modules/@fontsource-variable/${source}`;
  for (const [part, letters] of [
    ['latin', LATIN],
    ['latin-ext', POLISH],
  ] as const) {
    const whole = await readFile(`${folder}/files/${source}-${part}-wght-normal.woff2`);
    // Beside the call, since the package's types don't know `keepFeatures`.
    const options = {
      targetFormat: 'woff2' as const,
      variationAxes: { wght: weights },
      keepFeatures: FEATURES,
    };
    const cut = await subsetFont(whole, letters, options);
    if (cut.length > LIMIT_FILE_BYTES) throw new Error(`${name}-${part} takes more than one round trip.`);
    await writeFile(`${TARGET}/${name}-${part}.woff2`, cut);
    total += cut.length;
    console.log(`${name}-${part}.woff2 ${(cut.length / 1000).toFixed(1)} kB`);
  }
  await copyFile(`${folder}/LICENSE`, `${TARGET}/${name}-OFL.txt`);
}
console.log(`all ${(total / 1000).toFixed(1)} kB`);
if (total > LIMIT_BYTES) throw new Error(`The fonts weigh more than ${LIMIT_BYTES} bytes.`);
