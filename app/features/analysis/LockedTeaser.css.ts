import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

// Doubled, since it has to win over the card's own border whichever file comes first.
export const teaser = style({
  selectors: { '&&': { borderStyle: 'dashed', borderColor: vars.color.lineStrong } },
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.inkSoft,
});

export const blurred = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
  color: vars.color.inkSoft,
  filter: 'blur(5px)',
  userSelect: 'none',
});
