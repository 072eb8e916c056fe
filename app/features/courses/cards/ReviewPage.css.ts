import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

const turn = keyframes({ from: { opacity: 0, transform: 'rotateX(-35deg)' } });
const light = keyframes({ from: { scale: '0.4', opacity: 0.2 }, '60%': { scale: '1.35', opacity: 1 } });

export const card = style({
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow,
  overflowWrap: 'anywhere',
  scrollMarginTop: vars.space[24],
});

/** The whole front is what one presses. */
export const front = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  minHeight: '14rem',
  padding: vars.space[6],
  borderRadius: vars.radius.large,
  cursor: 'pointer',
  listStyle: 'none',
  textAlign: 'center',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.accentSoft },
    'details[open] > &': { minHeight: '9rem', borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
});

export const term = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h1,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
  textWrap: 'balance',
});

/** Of a stop: a paragraph and no word. */
export const question = style({ fontSize: vars.fontSize.h4, fontWeight: 600, lineHeight: 1.4 });

/** Of those that there were. */
export const choice = style({
  paddingInline: vars.space[3],
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
});

export const right = style({ fontWeight: 600 });

export const course = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });

export const turnHint = style({
  fontWeight: 600,
  color: vars.color.accent,
  selectors: { 'details[open] > summary > &': { display: 'none' } },
});

export const back = style({
  display: 'grid',
  gap: vars.space[6],
  padding: vars.space[6],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  transformOrigin: 'top',
  '@media': { [media.motion]: { animation: `${turn} 220ms ease-out 1` } },
});

/** Two targets for a thumb, side by side. */
export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3] });

globalStyle(`${answers} button`, { minHeight: '4rem', width: '100%', paddingInline: vars.space[2] });

export const key = style({
  minWidth: '1.6em',
  border: `${vars.stroke.hair} solid currentColor`,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  '@media': { '(hover: none)': { display: 'none' } },
});

export const keyHint = style({ '@media': { '(hover: none)': { display: 'none' } } });

/** Today's cards as stops on a way: walked ones are filled. */
export const dots = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: 0,
  margin: 0,
});

export const dot = style({
  width: vars.space[4],
  height: vars.space[4],
  border: `${vars.stroke.mark} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  selectors: {
    '&[data-answer=remembered]': { background: vars.color.positive, borderColor: vars.color.positive },
    '&[data-answer=not-yet]': { borderColor: vars.color.warning },
  },
});

/** At the end they light up one after the other. */
export const lighting = style({});

globalStyle(`${lighting} > *`, {
  '@media': { [media.motion]: { animation: `${light} 420ms ease-out 1 backwards` } },
});
for (let at = 1; at <= 12; at += 1)
  globalStyle(`${lighting} > :nth-child(${at})`, { animationDelay: `${at * 90}ms` });
