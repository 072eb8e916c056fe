// Paper: A4, no frame around the content, headings with what follows them, addresses written out. What is only for the screen
// or only for paper takes a class from here.
import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from './tokens.ts';

/** Screen sizes make large print; drawings have lengths in them, so everything shrinks alike. */
const PAPER_ZOOM = 0.72;

function onPaper(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@media': { [media.print]: rule } });
}

// The library knows no page rule of its own and passes this one on as it is.
globalStyle('@page', { size: 'A4', margin: '14mm' } as GlobalStyleRule);

onPaper('body', { display: 'block', zoom: PAPER_ZOOM });
// Marks, boards and badges are drawn with backgrounds.
onPaper('*', { printColorAdjust: 'exact' });
onPaper('body > header, body > footer, body > a, body > output, button, dialog', {
  display: 'none !important',
});
// What is a press away on the screen stands open on paper.
onPaper('details::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' });
onPaper('main a[href^="http"]::after', { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' });

/** Fills the page it is printed on, but for a little: a browser that rounds must not begin a second one. */
export const wholePage = style({
  '@media': { [media.print]: { minHeight: `calc(261mm / ${PAPER_ZOOM})` } },
});

/** A page's content reaches the edges that the paper leaves. '&&' wins over the part that carries the class. */
export const toTheEdges = style({
  '@media': { [media.print]: { selectors: { '&&': { maxWidth: 'none', padding: 0 } } } },
});

// '&&' wins over the part that carries the class.
export const screenOnly = style({
  '@media': { [media.print]: { selectors: { '&&': { display: 'none' } } } },
});

export const printOnly = style({ '@media': { [media.screen]: { display: 'none' } } });
