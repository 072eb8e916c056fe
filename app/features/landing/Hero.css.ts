import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

// The sample comes right after the words; on wide screens it stands beside them and the legend.
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  '@media': {
    [media.desktop]: {
      gridTemplate: '"words sample" auto "legend sample" 1fr / minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: vars.space[16],
      paddingBlock: vars.space[16],
    },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridArea: 'words', paddingBlockStart: vars.space[12] } },
});

export const sample = style({ '@media': { [media.desktop]: { gridArea: 'sample' } } });

export const legend = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: {
      gridArea: 'legend',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      paddingBlockStart: vars.space[8],
      borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
    },
  },
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: vars.space[4],
});

export const term = style({ fontWeight: 650 });

export const meaning = style({ gridColumn: 2, margin: 0, color: vars.color.inkSoft });
