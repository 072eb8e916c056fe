// The stages of a way, one under the other: a round mark for each, and the way to the next one, dashed while it lies ahead
// (docs/look.md 'Name and idea').
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const stageList = { display: 'grid', padding: 0, listStyle: 'none' } satisfies StyleRule;

/** `mark`: how wide; `gap`: to the next stage. */
export function stageOf(mark: string, gap: string): StyleRule {
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${mark} minmax(0, 1fr)`,
    columnGap: vars.space[3],
    paddingBlockEnd: gap,
    selectors: {
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(${mark} + ${vars.space[2]}) calc(-1 * ${vars.space[2]})`,
        insetInlineStart: `calc(${mark} / 2 - ${vars.stroke.bold} / 2)`,
        borderInlineStart: `${vars.stroke.bold} dashed ${vars.color.lineStrong}`,
      },
    },
  };
}

export const walkedStage = {
  selectors: {
    '&&:not(:last-child)::before': { borderInlineStart: `${vars.stroke.bold} solid ${vars.color.accent}` },
  },
} satisfies StyleRule;

export function stageMark(size: string): StyleRule {
  return {
    display: 'grid',
    placeItems: 'center',
    width: size,
    height: size,
    marginBlockStart: vars.space[2],
    borderRadius: vars.radius.round,
    border: `${vars.stroke.bold} solid ${vars.color.lineStrong}`,
    background: vars.color.surface,
    fontSize: vars.fontSize.small,
    fontWeight: 700,
  };
}

export const doneMark = {
  background: vars.color.accent,
  borderColor: vars.color.accent,
  color: vars.color.accentInk,
} satisfies StyleRule;

/** The signpost that opens a stage. */
export const stageRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  minHeight: vars.size.target,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { background: vars.color.accentSoft },
    'details[open] > &': { background: vars.color.sunken },
  },
} satisfies StyleRule;

export const stageName = {
  flex: '1 1 14rem',
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h4,
  fontWeight: 650,
  lineHeight: 1.25,
} satisfies StyleRule;
