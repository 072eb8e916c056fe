import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import {
  doneMark,
  stageList,
  stageMark,
  stageName,
  stageOf,
  stageRow,
  walkedStage,
} from '../../../../ui/layout/stage-rules.ts';

const MARK = '2rem';

export const stages = style(stageList);

export const stage = style([stageOf(MARK, vars.space[3]), { scrollMarginTop: vars.space[24] }]);

export const walked = style(walkedStage);

const numberMark = { ...stageMark(MARK), position: 'relative' } as const;

export const number = style(numberMark);

export const numberDone = style({ ...numberMark, ...doneMark });

export const row = style(stageRow);

export const name = style(stageName);

export const note = style({
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
  fontWeight: 400,
  whiteSpace: 'nowrap',
});

export const body = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[4]}`,
});

export const lessons = style({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  marginInline: `calc(-1 * ${vars.space[3]})`,
});

export const lesson = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'center',
  minHeight: vars.size.target,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.ink,
  lineHeight: 1.3,
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { background: vars.color.accentSoft, textDecoration: 'underline' } },
});

export const here = style({ fontWeight: 600 });

const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: vars.radius.round,
  border: `${vars.stroke.bold} solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
});

export const mark = style([dot]);

// A ring with a full middle: 'you are here'.
export const markHere = style([
  dot,
  {
    borderColor: vars.color.accent,
    '::after': {
      content: '',
      width: '0.625rem',
      height: '0.625rem',
      borderRadius: vars.radius.round,
      background: vars.color.accent,
    },
  },
]);

export const markDone = style([dot, doneMark]);
