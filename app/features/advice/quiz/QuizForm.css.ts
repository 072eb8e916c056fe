import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';
import { hiddenOnPhones } from '../../../ui/text/VisuallyHidden.css.ts';

/** The highest of the three, beside the hero: from step to step nothing moves, and the way on stays under the pointer. */
export const step = style({ '@media': { [media.desktop]: { minHeight: '25.125rem' } } });

/** As high as the longer of its two sentences. */
export const foot = style({ '@media': { [media.desktop]: { minHeight: '3.2em' } } });

/** A phone's page is long enough. */
export const firstFoot = style([foot, hiddenOnPhones]);

export const buttons = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.wide]: { display: 'flex', gap: vars.space[3] } },
});
