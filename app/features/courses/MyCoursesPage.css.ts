import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const page = style({ paddingBlock: vars.space[8] });

export const list = style({ display: 'grid', gap: vars.space[6], padding: 0, listStyle: 'none' });

export const owned = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});

export const picture = style({ maxWidth: '25rem' });
