import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: `${vars.space[6]} ${vars.space[8]}`,
});

export const term = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 650,
});

/** Under the name, not under its sign. */
export const meaning = style({
  marginInlineStart: `calc(${vars.size.icon} + ${vars.space[2]})`,
  color: vars.color.inkSoft,
});
