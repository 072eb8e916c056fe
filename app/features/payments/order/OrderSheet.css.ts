import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  paddingBlock: vars.space[6],
  '@media': { [media.wide]: { gap: vars.space[8], paddingBlock: vars.space[8] } },
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      columnGap: vars.space[16],
    },
  },
});

const NOTCH = '0.75rem';

/** A ticket, notched where its lower part is torn off. */
export const ticket = style({
  display: 'grid',
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow,
});

export const pay = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[5],
  '@media': { [media.wide]: { padding: vars.space[6] } },
});

const notch = {
  content: '',
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${NOTCH})`,
  width: `calc(2 * ${NOTCH})`,
  height: `calc(2 * ${NOTCH})`,
  background: vars.color.paper,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
} as const;

export const seller = style({
  position: 'relative',
  paddingBlock: vars.space[5],
  paddingInline: vars.space[5],
  '@media': { [media.wide]: { paddingInline: vars.space[6] } },
  borderBlockStart: `${vars.stroke.bold} dashed ${vars.color.line}`,
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
  overflow: 'clip',
  overflowClipMargin: NOTCH,
  '::before': { ...notch, insetInlineStart: `calc(-1 * ${NOTCH})`, clipPath: 'inset(0 0 0 50%)' },
  '::after': { ...notch, insetInlineEnd: `calc(-1 * ${NOTCH})`, clipPath: 'inset(0 50% 0 0)' },
});
