// A compiled text. Its elements carry no classes of their own, so they are reached from here.
import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { READING_RULES } from './reading-rules.ts';

export const prose = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  maxWidth: vars.width.reading,
});

export const text = style({ minWidth: 0 });

export const figure = style({
  padding: vars.space[5],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  breakInside: 'avoid',
});

export const quote = style({
  paddingInlineStart: vars.space[6],
  borderInlineStart: `${vars.stroke.trail} solid ${vars.color.accent}`,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 600,
  lineHeight: 1.3,
  textWrap: 'balance',
  breakInside: 'avoid',
});

export const note = style({
  padding: `${vars.space[4]} ${vars.space[5]}`,
  background: vars.color.accentSoft,
  borderRadius: vars.radius.large,
  breakInside: 'avoid',
});

// A wide table scrolls by itself, and not the page.
export const table = style({ overflowX: 'auto', borderRadius: vars.radius.small });

function inside(selector: string, rule: GlobalStyleRule): void {
  for (const part of [text, quote, note, table]) globalStyle(`${part} ${selector}`, rule);
}

inside('> * + *', { marginBlockStart: vars.space[4] });
inside('> h2', { marginBlockStart: vars.space[12], fontSize: vars.fontSize.h2, letterSpacing: '-0.02em' });
inside('> h2:first-child', { marginBlockStart: vars.space[4] });
inside('> h3', { marginBlockStart: vars.space[8], fontSize: vars.fontSize.h3 });
inside('> h4', { marginBlockStart: vars.space[6], fontSize: vars.fontSize.h4 });
inside('> :is(h2, h3, h4) + *', { marginBlockStart: vars.space[3] });
for (const [selector, rule] of READING_RULES) inside(selector, rule);
inside(':is(th, td)', { overflowWrap: 'normal' });
