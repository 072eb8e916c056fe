import { style, styleVariants } from '@vanilla-extract/css';
import { sprinkles } from '../../styles/sprinkles.css.ts';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

const base = style({ display: 'grid', minWidth: 0, padding: 0, listStyle: 'none' });

export const gaps = styleVariants(vars.space, (_, gap) => [base, sprinkles({ gap })]);

export const layouts = styleVariants({
  narrow: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))' },
  medium: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' },
  wide: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))' },
  sidebar: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
  },
});
