// Element defaults, in a layer of their own so that every part's class wins whatever the order of files.
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { base } from './layers.css.ts';
import { vars } from './theme.css.ts';

function element(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [base]: rule } });
}

element('*, *::before, *::after', { boxSizing: 'border-box' });
element('*', { margin: 0 });
element('html', {
  scrollPaddingTop: vars.space[24],
  textSizeAdjust: '100%',
});
element('body', {
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.text,
  lineHeight: 1.55,
  overflowWrap: 'break-word',
});
element('h1, h2, h3, h4', { fontFamily: vars.font.heading, lineHeight: 1.15, textWrap: 'balance' });
element('p, li', { textWrap: 'pretty' });
element('img, svg', { display: 'block', maxWidth: '100%' });
element('input, button, textarea, select', { font: 'inherit', color: 'inherit' });
element('button, summary, label[for]', { cursor: 'pointer' });
element('a', {
  color: vars.color.accent,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '0.08em',
});
element('a:hover', { textDecorationThickness: '0.14em' });
element('dialog', { color: 'inherit' });
element('summary', { listStyle: 'none' });
element('summary::-webkit-details-marker', { display: 'none' });
// Where the ring is put must not depend on whether a part remembered it.
element(':focus-visible', {
  outline: `${vars.stroke.bold} solid ${vars.color.accent}`,
  outlineOffset: vars.stroke.bold,
});
element('[tabindex="-1"]:focus', { outline: 'none' });
element('::selection', { background: vars.color.accent, color: vars.color.accentInk });
