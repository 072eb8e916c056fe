import { icon } from './Icon.css.ts';

// One stroke set on a 24 px grid.
const SHAPES = {
  alert: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.3',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  book: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5M12 6.5C14 5 17 4.5 20 5v13.5c-3-.5-6 0-8 1.5M12 6.5V20',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9l6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeOff:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 20L20 4',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
  gear: 'M10.4 5.5L10.6 2.9L13.4 2.9L13.6 5.5L15.5 6.3L17.5 4.6L19.4 6.5L17.7 8.5L18.5 10.4L21.1 10.6L21.1 13.4L18.5 13.6L17.7 15.5L19.4 17.5L17.5 19.4L15.5 17.7L13.6 18.5L13.4 21.1L10.6 21.1L10.4 18.5L8.5 17.7L6.5 19.4L4.6 17.5L6.3 15.5L5.5 13.6L2.9 13.4L2.9 10.6L5.5 10.4L6.3 8.5L4.6 6.5L6.5 4.6L8.5 6.3zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6v.3',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  map: 'M9 5L3.5 7v12L9 17l6 2 5.5-2V5L15 7zM9 5v12M15 7v12',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M8.5 6v12M15.5 6v12',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  play: 'M8 5.5l10 6.5-10 6.5z',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5',
  sound: 'M4 9.5v5h3.5l5 4v-13l-5 4zM15.8 9a4.2 4.2 0 0 1 0 6M18.3 6.5a8 8 0 0 1 0 11',
  share: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M5 13v7h14v-7',
} as const;

export type IconName = keyof typeof SHAPES;

export const ICON_NAMES = Object.keys(SHAPES) as IconName[];

/** Decoration beside a word; a control with an icon alone needs its own label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
