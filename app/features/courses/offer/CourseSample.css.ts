import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const frame = style({});

// The link has done its work; its own display would keep it in sight.
globalStyle(`${frame} > a[hidden]`, { display: 'none' });

export const place = style({
  width: '100%',
  maxWidth: vars.width.reading,
  padding: vars.space[5],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  scrollMarginTop: vars.space[24],
});
