import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';
import { tones, wide } from '../../../ui/form/Button.css.ts';

// Where it has the page's width, what it is stands beside what it costs.
export const offer = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space[8] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const sellerLink = style([tones.primary, wide]);

export const notYet = style({
  padding: vars.space[4],
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow,
});

export const facts = style({ display: 'grid', gap: vars.space[3], margin: 0 });

globalStyle(`${facts} dt`, { fontSize: vars.fontSize.small, color: vars.color.inkSoft });
globalStyle(`${facts} dd`, { margin: 0 });
