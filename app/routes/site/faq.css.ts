import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const entry = style({
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
  selectors: { '&:first-of-type': { borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}` } },
});

export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: vars.size.target,
  paddingBlock: vars.space[3],
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { color: vars.color.accent } },
});

globalStyle(`details[open] > ${question} svg`, { rotate: '180deg' });

export const answer = style({ paddingBlockEnd: vars.space[5] });

globalStyle(`${answer} > * + *`, { marginBlockStart: vars.space[3] });
globalStyle(`${answer} :is(ul, ol)`, { paddingInlineStart: vars.space[6] });
globalStyle(`${answer} a`, { overflowWrap: 'anywhere' });
