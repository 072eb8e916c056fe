import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';
import { bare } from '../../../../ui/form/Button.css.ts';

/** One line, on a phone, too: it stands over every page, before what somebody came for. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginBlockStart: vars.space[2],
  paddingInlineStart: vars.space[3],
  background: vars.color.warningSoft,
  border: `${vars.stroke.hair} solid ${vars.color.warning}`,
  borderInlineStartWidth: vars.stroke.mark,
  borderRadius: vars.radius.small,
  lineHeight: 1.25,
});

export const words = style({ flex: 1, minWidth: 0, fontSize: vars.fontSize.small, overflowWrap: 'anywhere' });

/** Not broken behind 'e-'. */
export const what = style({ whiteSpace: 'nowrap' });

/** Where there is room for it. */
export const where = style({ '@media': { [media.phone]: { display: 'none' } } });

// '&&' wins over the button's own distance.
export const again = style({ flex: 'none', selectors: { '&&': { paddingInline: vars.space[2] } } });

export const away = style([
  bare,
  {
    flex: 'none',
    color: vars.color.inkSoft,
    selectors: { '&&:hover': { background: vars.color.surface, color: vars.color.ink } },
  },
]);
