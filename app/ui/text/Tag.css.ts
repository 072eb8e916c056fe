import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const tones = styleVariants({
  plain: {
    paddingInline: vars.space[2],
    border: `${vars.stroke.hair} solid ${vars.color.line}`,
    borderRadius: vars.radius.small,
    color: vars.color.inkSoft,
    fontSize: vars.fontSize.small,
  },
  warning: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    borderRadius: vars.radius.small,
    background: vars.color.warningSoft,
    color: vars.color.warning,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
});

const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.round,
  fontSize: vars.fontSize.small,
  textDecoration: 'none',
});

export const linkTones = styleVariants({
  plain: [
    link,
    {
      border: `${vars.stroke.hair} solid ${vars.color.line}`,
      background: vars.color.surface,
      color: vars.color.ink,
      selectors: {
        '&:hover': { borderColor: vars.color.accent },
        '&[aria-current]': {
          background: vars.color.accent,
          borderColor: vars.color.accent,
          color: vars.color.accentInk,
          fontWeight: 600,
        },
      },
    },
  ],
  accent: [
    link,
    {
      background: vars.color.accentSoft,
      color: vars.color.accent,
      fontWeight: 600,
      selectors: { '&:hover': { textDecoration: 'underline' } },
    },
  ],
});
