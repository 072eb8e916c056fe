import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const chooser = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'end',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' },
    [media.print]: { display: 'none' },
  },
});

globalStyle(`${chooser} label`, { display: 'grid', gap: vars.space[2], fontWeight: 600, minWidth: 0 });

export const frame = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });

/** On a phone each row stands under its name, the occupations one under the other. */
export const cells = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

globalStyle(`${cells} :is(th, td)`, {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: vars.space[3],
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

globalStyle(`${cells} tbody th`, { fontWeight: 400, color: vars.color.inkSoft });

export const group = style({
  selectors: { '&&': { paddingBlockStart: vars.space[6], fontWeight: 700, color: vars.color.ink } },
});

globalStyle(`${cells} :is(tbody th, thead th:first-child)`, {
  '@media': {
    [`(max-width: 47.99rem)`]: { display: 'block', border: 0, paddingBlockEnd: 0, paddingInline: 0 },
  },
});

globalStyle(`${cells} tr`, {
  '@media': { [`(max-width: 47.99rem)`]: { display: 'flex', flexWrap: 'wrap' } },
});

globalStyle(`${cells} tbody th`, {
  '@media': { [`(max-width: 47.99rem)`]: { flex: '0 0 100%' } },
});

globalStyle(`${cells} thead th:first-child`, {
  '@media': { [`(max-width: 47.99rem)`]: { display: 'none' } },
});

// Three columns of 360 px leave room for hardly more than the longest word.
globalStyle(`${cells} :is(thead th, tbody td)`, {
  '@media': {
    [`(max-width: 47.99rem)`]: {
      flex: '1 1 0',
      minWidth: 0,
      padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} 0`,
      fontSize: vars.fontSize.small,
    },
  },
});

export const strip = style({ height: '2rem' });
