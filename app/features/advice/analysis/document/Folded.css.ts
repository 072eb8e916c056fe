import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

/** Ruled like the lines of a table. */
export const frame = style({
  breakInside: 'avoid',
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
});

/** Name, few words, sign; on a phone the words go under the name. */
export const row = style({
  display: 'grid',
  gridTemplate: '"name sign" auto "gist sign" auto / minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[4],
  minHeight: vars.size.target,
  paddingBlock: vars.space[3],
  borderRadius: vars.radius.small,
  fontWeight: 600,
  selectors: { '&:hover': { color: vars.color.accent } },
  '@media': {
    [media.wide]: { gridTemplate: '"name gist sign" auto / 18rem minmax(0, 1fr) auto' },
    // On paper all is open, so the few words would say it twice.
    [media.print]: { minHeight: 0, paddingBlock: `${vars.space[2]} 0` },
  },
});

export const gist = style({
  gridArea: 'gist',
  fontWeight: 400,
  color: vars.color.inkSoft,
  '@media': {
    [media.print]: { display: 'none' },
  },
});

export const chevron = style({
  gridArea: 'sign',
  color: vars.color.accent,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': {
    [media.motion]: { transition: 'rotate 120ms' },
    [media.print]: { display: 'none' },
  },
});

export const body = style({
  paddingBlockEnd: vars.space[5],
  '@media': { [media.print]: { paddingBlockEnd: vars.space[2] } },
});
