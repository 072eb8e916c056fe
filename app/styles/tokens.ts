// The raw values of the look (docs/look.md 'Foundations'). Only theme.css.ts reads colours from here; parts use its roles.
// Ratios on paper and surface, both themes: text at least 4.5:1, controls and marks at least 3:1.

/** Apart, since the root names it to the browser without the rest. */
export const paper = { light: '#f6f2e8', dark: '#121815' };

export const lightColours = {
  paper: paper.light,
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
  paper: paper.dark,
  surface: '#1a221e',
  sunken: '#232d28',
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

/** Real paper brings its own colour. */
export const printPaper = '#ffffff';

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

export const lightShadow = '0 1px 2px rgb(29 37 33 / 0.06), 0 8px 24px rgb(29 37 33 / 0.10)';
export const darkShadow = '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.45)';

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
  small: '1rem',
  text: '1.125rem',
  lead: 'clamp(1.25rem, 1.2rem + 0.22vw, 1.375rem)',
  h4: 'clamp(1.125rem, 1.1rem + 0.12vw, 1.1875rem)',
  h3: 'clamp(1.25rem, 1.17rem + 0.36vw, 1.5rem)',
  h2: 'clamp(1.625rem, 1.4rem + 1vw, 2.25rem)',
  h1: 'clamp(2.125rem, 1.6rem + 2.3vw, 3.5rem)',
};

export const width = { content: '72rem', reading: '42rem', form: '26rem' };

export const radius = { small: '0.375rem', large: '0.875rem', round: '50rem' };

/** Lines don't grow with the reader's font size: hair = borders, bold = rings, mark = a tone's edge, trail = a path's edge. */
export const stroke = { hair: '1px', bold: '2px', mark: '4px', trail: '6px' };

/** `target` is what a finger needs; `icon` stands beside a line of text. */
export const size = { target: '2.75rem', icon: '1.25rem', header: '4rem' };

/** How much of the window's lower edge is taken (features/platform/shell/AppPlaces.css.ts): what else sticks there stands above it. */
export const bottomBar = { name: '--bottom-bar', height: 'var(--bottom-bar)' } as const;

/** The specification's breakpoint: mobile is under 768 px. */
export const media = {
  phone: 'screen and (max-width: 47.99rem)',
  wide: 'screen and (min-width: 48rem)',
  desktop: 'screen and (min-width: 62rem)',
  dark: '(prefers-color-scheme: dark)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColours: '(forced-colors: active)',
  noScript: '(scripting: none)',
  print: 'print',
  screen: 'screen',
};
