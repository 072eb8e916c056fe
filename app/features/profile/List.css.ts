import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const list = style({ display: 'grid', padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

/** What the row is about; its button stays beside it as long as there is room. */
export const subject = style({ flex: '1 1 14rem', display: 'grid', gap: vars.space[1], minWidth: 0 });
