import { style, styleVariants } from '@vanilla-extract/css';
import { sprinkles } from '../../styles/sprinkles.css.ts';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

const base = style([
  sprinkles({ borderRadius: 'large' }),
  {
    minWidth: 0,
    breakInside: 'avoid',
    padding: vars.space[5],
    border: `${vars.stroke.hair} solid ${vars.color.line}`,
    '@media': { [media.wide]: { padding: vars.space[6] } },
  },
]);

export const tones = styleVariants({
  plain: [base, sprinkles({ background: 'surface' })],
  accent: [base, sprinkles({ background: 'accentSoft' }), { borderColor: vars.color.accent }],
  sunken: [base, sprinkles({ background: 'sunken' })],
});
