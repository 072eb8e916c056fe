import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  paddingBlock: `${vars.space[4]} ${vars.space[16]}`,
  '@media': { [media.print]: { selectors: { '&&': { maxWidth: 'none', padding: 0 } } } },
});

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  width: '100%',
  maxWidth: '52rem',
  marginInline: 'auto',
});

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });

export const field = style({ flex: '1 1 18rem', minWidth: 0 });
