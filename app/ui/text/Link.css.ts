import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

const base = style({ borderRadius: vars.radius.small });

const pressed = style([
  base,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.size.target,
    fontWeight: 600,
  },
]);

const apart = style([
  pressed,
  { textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } },
]);

export const tones = styleVariants({
  text: [base],
  quiet: [base, { color: 'inherit', textDecorationColor: vars.color.lineStrong }],
  forward: [apart],
  back: [apart],
  beside: [pressed, { flex: 'none', gap: vars.space[1] }],
});
