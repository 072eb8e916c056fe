import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../styles/theme.css.ts';

export const sizes = styleVariants({
  small: { fontSize: vars.fontSize.small },
  text: { fontSize: vars.fontSize.text },
  lead: { fontSize: vars.fontSize.lead, lineHeight: 1.5 },
});

export const tones = styleVariants({
  ink: { color: vars.color.ink },
  soft: { color: vars.color.inkSoft },
  accent: { color: vars.color.accent },
  positive: { color: vars.color.positive },
  negative: { color: vars.color.negative },
});

export const measures = styleVariants({
  reading: { maxWidth: vars.width.reading },
  full: {},
});
