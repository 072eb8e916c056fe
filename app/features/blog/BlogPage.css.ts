import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const page = style({
  paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  '@media': { [media.wide]: { paddingBlock: `${vars.space[12]} ${vars.space[24]}` } },
});

/** Tags, and beside them the search where there is room. */
export const finding = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlock: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      alignItems: 'center',
      gap: vars.space[8],
    },
  },
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
});

export const tag = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.round,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.fontSize.small,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&[aria-current]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.accentInk,
      fontWeight: 600,
    },
  },
});
