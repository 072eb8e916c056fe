import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: `${vars.space[1]} ${vars.space[3]}`,
  paddingInline: vars.space[3],
  marginBlockEnd: vars.space[2],
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

// '&&' wins over the button's own class.
export const leave = style({ selectors: { '&&': { width: '100%', justifyContent: 'flex-start' } } });
