import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';
import { hiddenOnPhones } from '../text/VisuallyHidden.css.ts';

export const fieldset = style({ display: 'grid', gap: vars.space[4], minWidth: 0, padding: 0, border: 0 });

// A legend takes no part in its fieldset's grid, so it brings its own distance.
export const legend = style({
  display: 'grid',
  gap: vars.space[1],
  marginBlockEnd: vars.space[4],
  padding: 0,
});

export const layouts = styleVariants({
  cards: {
    display: 'grid',
    gap: vars.space[3],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  },
  tiles: { display: 'grid', gap: vars.space[2], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const base = style({
  display: 'grid',
  columnGap: vars.space[3],
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.inkSoft },
    '&:has(:focus-visible)': {
      outline: `${vars.stroke.bold} solid ${vars.color.accent}`,
      outlineOffset: vars.stroke.bold,
    },
  },
});

const line = style([
  base,
  {
    gridTemplate: '"box name" auto "box description" auto / auto 1fr',
    alignItems: 'start',
    paddingBlock: vars.space[2],
    borderRadius: vars.radius.small,
  },
]);

const card = style([
  base,
  {
    gridTemplate: '"mark name box" auto "mark description description" 1fr / auto 1fr auto',
    minHeight: '4.5rem',
    padding: vars.space[4],
    background: vars.color.surface,
    border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.large,
    selectors: {
      '&:not(:has(> svg))': {
        gridTemplate: '"name box" auto "description description" 1fr / 1fr auto',
      },
      '&:hover:not(:has(:disabled))': { borderColor: vars.color.accent },
      '&:has(:checked)': {
        background: vars.color.accentSoft,
        borderColor: vars.color.accent,
        boxShadow: `inset 0 0 0 ${vars.stroke.hair} ${vars.color.accent}`,
      },
      '&:has(:disabled)': { background: vars.color.sunken, borderColor: vars.color.line },
    },
    '@media': { [media.motion]: { transition: 'background-color 120ms, border-color 120ms' } },
  },
]);

export const looks = styleVariants({
  card: [card],
  tile: [
    card,
    {
      gridTemplate: '"mark box" auto "name name" auto "description description" 1fr / 1fr auto',
      rowGap: vars.space[1],
      padding: vars.space[3],
    },
  ],
  line: [line],
  sentence: [line, { fontSize: vars.fontSize.small, lineHeight: 1.45 }],
});

export const box = style({
  gridArea: 'box',
  width: vars.size.icon,
  height: vars.size.icon,
  margin: 0,
  marginBlockStart: '0.25rem',
  accentColor: vars.color.accent,
  selectors: {
    // The browser's own is filled by night, so that an empty one looks ticked.
    '&:not(:checked)': {
      appearance: 'none',
      border: `${vars.stroke.bold} solid ${vars.color.lineStrong}`,
    },
    '&[type=radio]': { borderRadius: vars.radius.round },
  },
  // The whole choice shows the focus.
  outline: 'none',
});

export const mark = style({
  gridArea: 'mark',
  width: '1.75rem',
  height: '1.75rem',
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const name = style({ gridArea: 'name' });

export const names = styleVariants({
  card: [name, { fontWeight: 600 }],
  tile: [name, { fontWeight: 600, lineHeight: 1.25 }],
  line: [name, { fontWeight: 600 }],
  sentence: [name],
});

const description = style({
  gridArea: 'description',
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});

export const descriptions = {
  card: description,
  // On a phone it is there for those who listen.
  tile: `${description} ${hiddenOnPhones}`,
  line: description,
  sentence: description,
};
