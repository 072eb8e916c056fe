// The two families, each in two files, and stand-ins made of the reader's own fonts that take the same room, so that nothing
// moves when the files arrive (CLS at most 0.02). The files come from scripts/fonts.ts; the ranges agree with it.
import { globalFontFace } from '@vanilla-extract/css';

const LATIN = 'U+0020-007E, U+00A0, U+00B7, U+00D3, U+00D7, U+00F3, U+2013-2014, U+2019, U+2022, U+2026';
const POLISH = 'U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C, U+201C-201E, U+2192';

function family(name: string, file: 'heading' | 'text', fontWeight: string): void {
  const src = (part: string) => `url('./fonts/${file}-${part}') format('woff2')`;
  globalFontFace(name, [
    { src: src('latin.woff2'), fontWeight, fontDisplay: 'swap', unicodeRange: LATIN },
    // A file this small would be put into the style sheet as data:, which the CSP refuses.
    { src: src('latin-ext.woff2?no-inline'), fontWeight, fontDisplay: 'swap', unicodeRange: POLISH },
  ]);
}

const LOCAL = {
  Arial: ['Arial', 'Liberation Sans'],
  Roboto: ['Roboto'],
  DejaVu: ['DejaVu Sans'],
} as const;

type StandIn = {
  like: keyof typeof LOCAL;
  cut: 'regular' | 'bold';
  /** How wide our family sets a Polish text beside the local one; measured, in parts of one. */
  width: number;
};

/** `ascent` and `descent` are our family's, in parts of its size. */
function standIns(name: string, metrics: { ascent: number; descent: number }, all: readonly StandIn[]): void {
  const percent = (part: number) => `${(100 * part).toFixed(2)}%` as const;
  for (const { like, cut, width } of all) {
    const names = LOCAL[like].map((local) =>
      cut === 'bold' ? `local('${local} Bold')` : `local('${local}')`,
    );
    globalFontFace(`${name} ${like}`, {
      src: names.join(', '),
      fontWeight: cut === 'bold' ? '600 800' : '400 500',
      sizeAdjust: percent(width),
      ascentOverride: percent(metrics.ascent / width),
      descentOverride: percent(metrics.descent / width),
      lineGapOverride: '0%',
    });
  }
}

// Wider than what the files hold (scripts/fonts.ts): the browser takes the nearest of it and thickens nothing by itself.
family('Szlak Heading', 'heading', '400 900');
family('Szlak Text', 'text', '400 900');

standIns('Szlak Heading', { ascent: 0.93, descent: 0.27 }, [
  { like: 'Arial', cut: 'bold', width: 1.018 },
  { like: 'Roboto', cut: 'bold', width: 1.079 },
  { like: 'DejaVu', cut: 'bold', width: 0.854 },
]);
standIns('Szlak Text', { ascent: 1.024, descent: 0.4 }, [
  { like: 'Arial', cut: 'regular', width: 0.934 },
  { like: 'Arial', cut: 'bold', width: 0.899 },
  { like: 'Roboto', cut: 'regular', width: 0.939 },
  { like: 'Roboto', cut: 'bold', width: 0.952 },
  { like: 'DejaVu', cut: 'regular', width: 0.826 },
  { like: 'DejaVu', cut: 'bold', width: 0.753 },
]);

const stack = (name: string) =>
  [name, `${name} Arial`, `${name} Roboto`, `${name} DejaVu`].map((one) => `'${one}'`).join(', ');

export const fontStacks = {
  heading: `${stack('Szlak Heading')}, sans-serif`,
  text: `${stack('Szlak Text')}, sans-serif`,
};
