import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';
import {
  doneMark,
  stageList,
  stageMark,
  stageName,
  stageOf,
  stageRow,
  walkedStage,
} from '../../../ui/layout/stage-rules.ts';

const MARK = '1.75rem';

export const steps = style(stageList);

// On paper a step stays whole.
export const step = style([stageOf(MARK, vars.space[2]), { breakInside: 'avoid' }]);

export const walkedMark = style(walkedStage);

export const number = style({
  ...stageMark(MARK),
  selectors: { '&[data-done=true]': doneMark },
});

export const row = style({ ...stageRow, marginInlineStart: `calc(-1 * ${vars.space[1]})` });

export const name = style(stageName);

export const body = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[2],
});

export const dateField = style({
  flex: '1 1 12rem',
  '@media': { [media.wide]: { flex: '0 0 12rem' } },
});
