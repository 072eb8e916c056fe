import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const title = style({ maxWidth: '22ch' });

/** The contents beside the text, in that order for everybody. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `16rem minmax(0, ${vars.width.reading})`,
      columnGap: vars.space[16],
      marginBlockStart: vars.space[12],
    },
  },
});
