import { style, styleVariants } from '@vanilla-extract/css';
import { sprinkles } from '../../styles/sprinkles.css.ts';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const sizes = styleVariants({
  small: [sprinkles({ fontSize: 'small' })],
  text: [sprinkles({ fontSize: 'text' })],
  lead: [sprinkles({ fontSize: 'lead' })],
});

export const leadLines = style({ lineHeight: 1.5 });

export const tones = styleVariants({
  ink: [sprinkles({ color: 'ink' })],
  soft: [sprinkles({ color: 'inkSoft' })],
  accent: [sprinkles({ color: 'accent' })],
  positive: [sprinkles({ color: 'positive' })],
  negative: [sprinkles({ color: 'negative' })],
});

export const weights = styleVariants({
  regular: [sprinkles({ fontWeight: 'regular' })],
  strong: [sprinkles({ fontWeight: 'strong' })],
  heading: [sprinkles({ fontWeight: 'heading' })],
});

/** Paper has its own width. */
export const reading = style({ '@media': { [media.screen]: { maxWidth: vars.width.reading } } });

export const figures = sprinkles({ fontVariantNumeric: 'tabular-nums' });

export const aligned = styleVariants({ center: [sprinkles({ textAlign: 'center' })] });
