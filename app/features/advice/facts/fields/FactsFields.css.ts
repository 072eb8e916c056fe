import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const group = style({ display: 'grid', gap: vars.space[4], minWidth: 0, padding: 0, border: 0 });

/** A legend takes no part in its fieldset's grid, so it brings its own distance. */
export const legend = style({
  display: 'grid',
  gap: vars.space[1],
  padding: 0,
  marginBlockEnd: vars.space[4],
});

export const hint = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });

export const rows = style({ display: 'grid', padding: 0, listStyle: 'none' });

/** On a phone the answers stand under what is asked, as wide as the thumb's way; else beside it. */
export const row = style({
  display: 'grid',
  gap: vars.space[2],
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem', columnGap: vars.space[6] } },
});

export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1.3fr 1fr', gap: vars.space[2] });

export const answer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  paddingInline: vars.space[2],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&:has(:checked)': { background: vars.color.accentSoft, borderColor: vars.color.accent },
    '&:has(:focus-visible)': {
      outline: `${vars.stroke.bold} solid ${vars.color.accent}`,
      outlineOffset: vars.stroke.bold,
    },
  },
});

export const mark = style({
  width: '1rem',
  height: '1rem',
  margin: 0,
  accentColor: vars.color.accent,
  // The whole answer shows the focus.
  outline: 'none',
});

export const select = style({ width: '100%' });
