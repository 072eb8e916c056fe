import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const rows = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });

/** The place stands in a column of its own, so that names begin under one another. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  columnGap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const place = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkSoft,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
});

export const points = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.inkSoft });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});

export const asking = style({ display: 'grid', gap: vars.space[2], maxWidth: vars.width.reading });

/** The conditions beside the rows, which stay in sight; on narrower screens they have a page of their own. */
export const beside = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
      maxHeight: `calc(100dvh - ${vars.size.header} - ${vars.space[8]})`,
      overflowY: 'auto',
      // Room for the ring of what has the focus.
      margin: `calc(-1 * ${vars.space[1]})`,
      padding: vars.space[1],
    },
  },
});

export const besideOnly = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', fontWeight: 650 } },
});
