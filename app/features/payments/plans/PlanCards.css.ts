import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

/** A sheet of the map each; the one that opens everything lies on top. */
export const sheets = styleVariants({
  free: [sheet, { '@media': { [media.wide]: { marginBlockStart: vars.space[8] } } }],
  premium: [sheet, { borderColor: vars.color.accent, borderWidth: vars.stroke.bold, boxShadow: vars.shadow }],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  '@media': { [media.wide]: { paddingInline: vars.space[6] } },
});

/** Over the whole width of the card. */
export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
  background: vars.color.accent,
  color: vars.color.accentInk,
  fontWeight: 600,
  '@media': { [media.wide]: { paddingInline: vars.space[6] } },
});

export const body = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[5],
  '@media': { [media.wide]: { padding: vars.space[6] } },
});
