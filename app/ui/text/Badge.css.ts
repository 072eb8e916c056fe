import { style, styleVariants } from '@vanilla-extract/css';
import { sprinkles } from '../../styles/sprinkles.css.ts';
import { vars } from '../../styles/theme.css.ts';

const base = style([
  sprinkles({ gap: 1, borderRadius: 'small', fontSize: 'small' }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: vars.space[2],
    fontWeight: 600,
    lineHeight: 1.6,
  },
]);

export const tones = styleVariants({
  neutral: [base, sprinkles({ background: 'sunken', color: 'ink' })],
  accent: [base, sprinkles({ background: 'accent', color: 'accentInk' })],
  soft: [base, sprinkles({ background: 'accentSoft', color: 'accent' })],
  positive: [base, sprinkles({ background: 'positiveSoft', color: 'positive' })],
  warning: [base, sprinkles({ background: 'warningSoft', color: 'warning' })],
  negative: [base, sprinkles({ background: 'negativeSoft', color: 'negative' })],
});
