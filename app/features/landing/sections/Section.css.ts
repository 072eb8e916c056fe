import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

const section = style({
  paddingBlock: vars.space[12],
  '@media': {
    [media.wide]: { paddingBlock: vars.space[16] },
    [media.desktop]: { paddingBlock: vars.space[24] },
  },
});

export const grounds = styleVariants({
  paper: [section],
  surface: [
    section,
    { background: vars.color.surface, borderBlock: `${vars.stroke.hair} solid ${vars.color.line}` },
  ],
});

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] });

export const opening = style({ display: 'grid', gap: vars.space[3] });
