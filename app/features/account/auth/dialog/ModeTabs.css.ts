import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  flex: 1,
  padding: vars.space[1],
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
});

export const tab = style({
  minHeight: vars.size.target,
  paddingInline: vars.space[1],
  background: 'transparent',
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.accentSoft },
    '&[aria-selected=true]': {
      background: vars.color.surface,
      borderColor: vars.color.lineStrong,
      color: vars.color.accent,
    },
  },
  '@media': { [media.motion]: { transition: 'background-color 120ms' } },
});
