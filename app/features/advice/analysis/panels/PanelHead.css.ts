import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space[8],
      alignItems: 'start',
    },
  },
});

export const trailLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.inkSoft,
});

export const acts = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  '@media': {
    [media.wide]: { justifyItems: 'end' },
    [media.print]: { display: 'none' },
  },
});
