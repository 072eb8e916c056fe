import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const records = style({ display: 'grid', fontSize: vars.fontSize.small });

// The name beside what it is for, as soon as there is room.
export const record = style({
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { [media.wide]: { gridTemplateColumns: '14rem 1fr' } },
});

globalStyle(`${record} > dd`, { margin: 0, '@media': { [media.wide]: { gridColumn: 2 } } });

export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const facts = style({ color: vars.color.inkSoft });
