import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const fact = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  minWidth: 0,
  breakInside: 'avoid',
});

/** Quiet, yet as high as a finger needs. */
export const quiet = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.target,
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  padding: 0,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.accent } },
});

export const sourceButton = quiet;

export const sourceOnPaper = style({
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
  '@media': { [media.screen]: { display: 'none' } },
});

/** A sheet over the page, on a phone at its foot; on paper it stands where it is. */
export const note = style({
  width: `min(28rem, calc(100vw - 2 * ${vars.space[4]}))`,
  margin: 'auto',
  padding: vars.space[5],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow,
  color: vars.color.ink,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
  '@media': {
    [media.print]: {
      display: 'block',
      position: 'static',
      width: 'auto',
      padding: 0,
      border: 0,
      boxShadow: 'none',
    },
  },
});

export const noteTitle = style({ fontWeight: 600 });

/** What a name or a licence is officially, under its own words. */
export const official = style({
  maxWidth: vars.width.reading,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.stroke.bold} solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});
