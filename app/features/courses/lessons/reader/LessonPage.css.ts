import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

/** The course beside the text, in that order for everybody. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  marginBlockStart: vars.space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `18rem minmax(0, ${vars.width.reading})`,
      columnGap: vars.space[12],
      marginBlockStart: vars.space[8],
    },
  },
});

// Blocks come from above into room that is there already, and whoever follows them never sees what stands below.
export const growing = style({ minHeight: '140dvh', paddingBlockEnd: '40dvh' });

// The bar of what is being written has its place before its code is there, and stays in sight while there is something to wait for.
export const writerRoom = style({
  minHeight: '7.5rem',
  paddingBlock: vars.space[3],
  background: vars.color.paper,
  selectors: {
    '&:has([data-busy=true])': {
      position: 'sticky',
      insetBlockStart: vars.size.header,
      zIndex: 1,
    },
  },
});

export const unknown = style({ visibility: 'hidden' });

export const onward = style({ scrollMarginBlockEnd: vars.space[6] });
