import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const letterhead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
});

export const forWhom = style({ marginInlineStart: 'auto' });

/** On paper it is to be as few pages as its words need: the steps between parts and the headings are those of a printed sheet. */
export const sheet = style({
  '@media': {
    [media.print]: {
      fontSize: vars.fontSize.text,
      lineHeight: 1.3,
      vars: {
        [vars.space[2]]: '0.375rem',
        [vars.space[3]]: '0.5rem',
        [vars.space[4]]: '0.5rem',
        [vars.space[5]]: '0.625rem',
        [vars.space[6]]: '0.75rem',
        [vars.space[8]]: '1.25rem',
        [vars.space[12]]: '1.25rem',
        [vars.fontSize.text]: '1.1rem',
        [vars.fontSize.h2]: '1.5rem',
        [vars.fontSize.h3]: '1.25rem',
        [vars.fontSize.h4]: '1.125rem',
      },
    },
  },
});
