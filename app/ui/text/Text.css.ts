import { style } from '@vanilla-extract/css';
import { sprinkles } from '../../styles/sprinkles.css.ts';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

// Not as variants: each would have names of its own beside the sprinkle's, in every page and in the browser's scripts.
export const sizes = {
  small: sprinkles({ fontSize: 'small' }),
  text: sprinkles({ fontSize: 'text' }),
  lead: sprinkles({ fontSize: 'lead' }),
};

export const leadLines = style({ lineHeight: 1.5 });

export const tones = {
  ink: sprinkles({ color: 'ink' }),
  soft: sprinkles({ color: 'inkSoft' }),
  accent: sprinkles({ color: 'accent' }),
  positive: sprinkles({ color: 'positive' }),
  negative: sprinkles({ color: 'negative' }),
};

export const weights = {
  regular: sprinkles({ fontWeight: 'regular' }),
  strong: sprinkles({ fontWeight: 'strong' }),
  heading: sprinkles({ fontWeight: 'heading' }),
};

export const aligned = { center: sprinkles({ textAlign: 'center' }) };

/** Paper has its own width. */
export const reading = style({ '@media': { [media.screen]: { maxWidth: vars.width.reading } } });

export const figures = sprinkles({ fontVariantNumeric: 'tabular-nums' });
