import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

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
