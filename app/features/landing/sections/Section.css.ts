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
