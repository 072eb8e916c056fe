import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const example = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@media': { [media.wide]: { padding: vars.space[6] } },
});

export const occupation = style({
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
});
