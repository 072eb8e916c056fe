import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { bottomBar } from '../../../../styles/tokens.ts';

export { buttons, need } from '../run/RunParts.css.ts';

export const room = style({ minWidth: 0, containerType: 'inline-size', breakInside: 'avoid' });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[1],
});

globalStyle(`${line}[hidden]`, { display: 'none' });
globalStyle(`${line} span`, { minWidth: '2.5rem', fontWeight: 600, textAlign: 'center' });

function inside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`${room} ${selector}`, rule);
}

const edge = `${vars.stroke.hair} solid ${vars.color.line}`;

inside('input', {
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.target,
  paddingInline: vars.space[3],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
});
// What to try is read whole, however far a wide table is moved.
inside('caption', {
  position: 'sticky',
  insetInlineStart: 0,
  maxWidth: '100cqi',
  paddingBlockEnd: vars.space[2],
  textAlign: 'start',
});
inside('table', { width: 'auto', borderCollapse: 'separate', borderSpacing: 0, borderBlockStart: edge });
inside(':is(th, td)', { borderInlineEnd: edge, borderBlockEnd: edge });
inside('td', {
  minWidth: '5rem',
  height: vars.size.target,
  whiteSpace: 'pre-wrap',
  // Not under the names of rows.
  scrollMarginInlineStart: '3rem',
});
// Names of rows and columns; those of rows stay where they are.
inside(':is(th, thead td)', {
  minWidth: '2.5rem',
  paddingInline: vars.space[2],
  background: vars.color.sunken,
  color: vars.color.inkSoft,
  textAlign: 'center',
});
inside(':is(th[scope=row], thead td)', {
  position: 'sticky',
  insetInlineStart: 0,
  borderInlineStart: edge,
});
inside('.middle', { textAlign: 'center' });
inside('[data-error]', { color: vars.color.negative });
// Under what it comes to.
inside('td code', { display: 'block', width: 'max-content', maxWidth: '100%', marginInlineStart: 0 });
inside('.right code', { marginInlineStart: 'auto' });
inside('[role=grid] td', { cursor: 'cell', userSelect: 'none' });
inside(':is([aria-selected], [aria-pressed=true])', { background: vars.color.accentSoft });
inside('[data-active]', {
  outline: `${vars.stroke.bold} solid ${vars.color.accent}`,
  outlineOffset: `calc(-1 * ${vars.stroke.bold})`,
});
inside('td input', {
  userSelect: 'text',
  padding: 0,
  minHeight: 0,
  border: 0,
  borderRadius: 0,
  outline: 0,
  background: 'none',
});
// What an error means is seen beside the cell, also where the sheet goes on below the window.
inside('[data-said]:not(:empty)', {
  position: 'sticky',
  insetBlockEnd: bottomBar.height,
  paddingBlock: vars.space[1],
  background: vars.color.paper,
});
