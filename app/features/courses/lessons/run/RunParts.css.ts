import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  marginInlineEnd: 'auto',
});

// What stands beside them stands as high.
globalStyle(`${buttons} ~ *`, { marginBlockStart: vars.space[2] });

// They have a display of their own.
globalStyle(`${buttons} [hidden]`, { display: 'none' });

export const need = style({ paddingInline: vars.space[2] });

export const field = style({
  width: '100%',
  padding: vars.space[4],
  overflow: 'auto',
  resize: 'vertical',
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  whiteSpace: 'pre',
});

export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[1],
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[2] } },
});

// What the code printed.
globalStyle(`${result} samp`, {
  display: 'block',
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.stroke.mark} solid ${vars.color.lineStrong}`,
  fontSize: vars.fontSize.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
globalStyle(`${result} samp[data-error]`, {
  borderInlineStartColor: vars.color.negative,
  color: vars.color.negative,
});
// What it asks, and the answer behind it.
globalStyle(`${result} :is(form, label)`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
globalStyle(`${result} input`, {
  minHeight: vars.size.target,
  paddingInline: vars.space[3],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
});
globalStyle(`${result} caption`, { textAlign: 'start', fontWeight: 600 });
// Empty, it takes no room, but is there to be heard once it is filled.
globalStyle('[data-said]:not(:empty)', { marginBlock: vars.space[2] });
// A page that the code makes.
globalStyle(`${result} ~ iframe`, {
  width: '100%',
  height: '20rem',
  marginBlockStart: vars.space[2],
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
});
globalStyle(`${result} ~ iframe[hidden]`, { display: 'none' });
