import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});

globalStyle(`${crumbs} > li + li::before`, { content: '›', marginInlineEnd: vars.space[2] });

// The offer comes right after the opening on a phone, and stays beside the text where there is room.
export const layout = style({
  display: 'grid',
  gap: vars.space[8],
  marginBlockEnd: vars.space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto 1fr',
      gap: vars.space[12],
    },
  },
});

export const side = style({
  minWidth: 0,
  '@media': {
    [media.desktop]: {
      gridArea: '1 / 2 / 3',
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
    },
  },
});

export const gain = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  maxWidth: vars.width.reading,
});

globalStyle(`${gain} svg`, { marginBlockStart: vars.space[1], color: vars.color.accent });

export const questions = style({
  maxWidth: vars.width.reading,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
});

export const question = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.target,
  paddingBlock: vars.space[3],
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.accent },
  },
});

globalStyle(`details[open] > ${question} svg`, { transform: 'rotate(180deg)' });

export const answer = style({ paddingBlockEnd: vars.space[4] });
