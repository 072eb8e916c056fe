import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  '@media': { [media.wide]: { paddingBlock: vars.space[12] } },
});

export const opening = style({ display: 'grid', gap: vars.space[3] });
