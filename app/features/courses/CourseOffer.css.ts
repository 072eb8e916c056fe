import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { tones } from '../../ui/Button.css.ts';

export const buy = style({ selectors: { '&&': { width: '100%' } } });

export const sellerLink = style([tones.primary, buy]);

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
