import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';
import { hiddenOnPhones } from '../../../ui/text/VisuallyHidden.css.ts';

export const list = style({
  display: 'grid',
  columnGap: vars.space[6],
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** The whole row is pressed. */
export const link = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: vars.size.target,
  // The words stay in line with the heading while the ground under the pointer is wider.
  marginInline: `calc(-1 * ${vars.space[3]})`,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.accentSoft } },
});

export const name = style({ fontWeight: 600, color: vars.color.accent, textDecoration: 'underline' });

export const about = style([hiddenOnPhones, { fontSize: vars.fontSize.small, color: vars.color.inkSoft }]);
