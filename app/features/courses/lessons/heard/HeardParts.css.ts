import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { bare } from '../../../../ui/form/Button.css.ts';

export const room = style({ minWidth: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});

export const hear = style([
  bare,
  {
    display: 'inline-grid',
    verticalAlign: 'middle',
    // The line beside it keeps its height as far as a finger lets it.
    marginBlock: `calc(-1 * ${vars.space[1]})`,
    color: vars.color.accent,
    selectors: { '&:hover': { background: vars.color.accentSoft } },
  },
]);

export const need = style({ paddingInline: vars.space[2] });

// They have a display of their own.
globalStyle(`${row}[hidden], ${row} [hidden]`, { display: 'none' });
globalStyle(`${row} [aria-pressed=true]`, { background: vars.color.accentSoft });
// What the voice says now.
globalStyle('[data-spoken]', { background: vars.color.accentSoft, borderRadius: vars.radius.small });
