// The elements of a lesson carry no classes of their own, so they are reached from here.
import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';
import { READING_RULES } from '../../../site/article/reading-rules.ts';

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  // Paper has its own width.
  '@media': { [media.screen]: { maxWidth: vars.width.reading } },
});

export const block = style({ minWidth: 0 });

export const code = style({ minWidth: 0, breakInside: 'avoid' });

export const copy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[3],
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});

function inside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`${block} ${selector}`, rule);
}

inside('> h2', { marginBlockStart: vars.space[8], fontSize: vars.fontSize.h2, letterSpacing: '-0.02em' });
inside('> h3', { marginBlockStart: vars.space[5], fontSize: vars.fontSize.h3 });
inside('> h4', { marginBlockStart: vars.space[3], fontSize: vars.fontSize.h4 });
globalStyle(`${block}:first-child > :is(h2, h3, h4)`, { marginBlockStart: 0 });
inside(':is(h2, h3, h4)', { scrollMarginTop: vars.space[24] });
for (const [selector, rule] of READING_RULES) inside(selector, rule);
inside('li > :is(p, ul, ol) + :is(p, ul, ol)', { marginBlockStart: vars.space[2] });
// Leads out of the site; the word for it is for those who don't see the arrow.
inside('a::after', { content: '" ↗" / " (otwiera się w nowej karcie)"' });
inside('> blockquote', {
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.stroke.trail} solid ${vars.color.accent}`,
  fontSize: vars.fontSize.lead,
  breakInside: 'avoid',
});
inside('hr', { border: 0, borderBlockStart: `${vars.stroke.bold} dashed ${vars.color.lineStrong}` });
inside('code', {
  paddingInline: vars.space[1],
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});
// Wide ones scroll by themselves, and not the page.
inside('section', { overflowX: 'auto', borderRadius: vars.radius.small });
inside('pre', {
  width: 'max-content',
  minWidth: '100%',
  padding: vars.space[4],
  background: vars.color.sunken,
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  // Nobody scrolls paper.
  '@media': { [media.print]: { width: 'auto', whiteSpace: 'pre-wrap' } },
});
// Letters, sums and forms are read, not copied line by line: a telephone would show half of each.
inside('pre:has(> .language-text)', { width: 'auto', whiteSpace: 'pre-wrap' });
inside('pre code', { padding: 0, background: 'none', fontSize: 'inherit', overflowWrap: 'normal' });
inside(':is(th, td)', { minWidth: '7rem' });
inside(':is(th, td).right', { textAlign: 'end' });
