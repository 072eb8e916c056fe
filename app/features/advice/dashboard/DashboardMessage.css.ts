import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const picture = style({ width: '100%', maxWidth: '20rem', overflow: 'visible' });

const way = style({ fill: 'none', strokeLinecap: 'round' });

export const walked = style([way, { stroke: vars.color.accent, strokeWidth: 4 }]);

export const ahead = style([way, { stroke: vars.color.lineStrong, strokeWidth: 2, strokeDasharray: '6 6' }]);

/** Where the way is closed, there is less of it. */
export const broken = style({ strokeDasharray: '2 12' });

export const reached = style({ fill: vars.color.accent });

export const unreached = style({ fill: vars.color.surface, stroke: vars.color.lineStrong, strokeWidth: 2 });

export const here = style({ fill: vars.color.surface, stroke: vars.color.accent, strokeWidth: 3 });

export const sign = style([way, { stroke: vars.color.negative, strokeWidth: 4 }]);

/** The picture stands above the words on a phone, beside them where there is room. */
export const message = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[6],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 15rem)', columnGap: vars.space[8] },
  },
});

export const pictured = style({ '@media': { [media.wide]: { order: 1 } } });

export const hints = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  color: vars.color.inkSoft,
});
