import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const fieldset = style({ display: 'grid', gap: vars.space[4], minWidth: 0, padding: 0, border: 0 });

// A legend takes no part in its fieldset's grid, so it brings its own distance.
export const legend = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
  padding: 0,
});

export const options = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
});

export const option = style({
  display: 'grid',
  gridTemplate: '"mark name box" auto "mark description box" 1fr / auto 1fr auto',
  columnGap: vars.space[3],
  minHeight: '4.5rem',
  padding: vars.space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&:has(:checked)': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' },
  },
  '@media': { [media.motion]: { transition: 'background-color 120ms, border-color 120ms' } },
});

export const box = style({
  gridArea: 'box',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  marginBlockStart: '0.2rem',
  accentColor: vars.color.accent,
  // The whole card shows the focus.
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

export const name = style({ gridArea: 'name', fontWeight: 600 });

export const description = style({
  gridArea: 'description',
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});

export const fault = style({
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.negative,
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
