// The raw values of the look (look.md 'Foundations'). Only theme.css.ts reads colours from here; parts use its roles.
// Ratios on paper and surface, both themes: text at least 4.5:1, controls and marks at least 3:1.

export const lightColours = {
  paper: '#f6f2e8',
  surface: '#fffdf8',
  sunken: '#ece6d7',
  ink: '#1d2521',
  inkSoft: '#535d57',
  line: '#dcd4c2',
  lineStrong: '#837b69',
  accent: '#14523f',
  accentStrong: '#0d3b2d',
  accentInk: '#fffdf8',
  accentSoft: '#e0ebe2',
  positive: '#21633a',
  positiveSoft: '#e1eede',
  warning: '#7d5200',
  warningSoft: '#f7ebcc',
  negative: '#a1271f',
  negativeSoft: '#f9e4df',
  backdrop: 'rgb(20 26 23 / 0.55)',
};

export const darkColours: typeof lightColours = {
  paper: '#121815',
  surface: '#1a221e',
  sunken: '#0d120f',
  ink: '#ece8dc',
  inkSoft: '#a8b3ab',
  line: '#323e37',
  lineStrong: '#748179',
  accent: '#86cbad',
  accentStrong: '#a5dcc4',
  accentInk: '#0b2018',
  accentSoft: '#1f382e',
  positive: '#86cf98',
  positiveSoft: '#1c3424',
  warning: '#e5b95c',
  warningSoft: '#3a2e14',
  negative: '#f29a90',
  negativeSoft: '#442320',
  backdrop: 'rgb(0 0 0 / 0.65)',
};

/** Marks and chart lines in the colour of a trail. */
export const lightTrails = {
  red: '#b8302a',
  blue: '#235f9f',
  green: '#2c7a3f',
  yellow: '#a37400',
  black: '#2b2f2d',
};

export const darkTrails: typeof lightTrails = {
  red: '#ee7468',
  blue: '#77abeb',
  green: '#68c182',
  yellow: '#e5be4c',
  black: '#c6cdc8',
};

/** The pigment between the two white stripes of a blaze: paint, so the same by day and by night. */
export const blazePaint = {
  white: '#ffffff',
  red: '#c2302b',
  blue: '#235f9f',
  green: '#2c7a3f',
  yellow: '#e0a200',
  black: '#232625',
};

/** Multiples of 4 px, in rem so that they grow with the reader's font size. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  12: '3rem',
  16: '4rem',
  24: '6rem',
};

export const fontSize = {
  small: '0.9375rem',
  text: 'clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)',
  lead: 'clamp(1.1875rem, 1.13rem + 0.25vw, 1.3125rem)',
  h4: 'clamp(1.125rem, 1.1rem + 0.12vw, 1.1875rem)',
  h3: 'clamp(1.25rem, 1.18rem + 0.32vw, 1.4375rem)',
  h2: 'clamp(1.5625rem, 1.38rem + 0.8vw, 2.0625rem)',
  h1: 'clamp(2.0625rem, 1.6rem + 2vw, 3.25rem)',
};

export const font = {
  heading: '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, Georgia, serif',
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
};

export const width = { content: '72rem', reading: '42rem', form: '26rem' };

export const radius = { small: '0.375rem', large: '0.875rem' };

/** The specification's breakpoint: mobile is under 768 px. */
export const media = {
  wide: 'screen and (min-width: 48rem)',
  desktop: 'screen and (min-width: 62rem)',
  dark: '(prefers-color-scheme: dark)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColours: '(forced-colors: active)',
};
