import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

const MARK = '2rem';

export const plan = style({ counterReset: 'modul', display: 'grid', padding: 0, listStyle: 'none' });

// A numbered stop, and the footpath to the next one.
export const stop = style({
  counterIncrement: 'modul',
  position: 'relative',
  minHeight: MARK,
  maxWidth: vars.width.reading,
  paddingInlineStart: `calc(${MARK} + ${vars.space[4]})`,
  paddingBlockEnd: vars.space[5],
  '::before': {
    content: 'counter(modul)',
    position: 'absolute',
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: MARK,
    height: MARK,
    fontSize: vars.fontSize.small,
    fontWeight: 600,
    color: vars.color.accent,
    background: vars.color.accentSoft,
    borderRadius: vars.radius.round,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `${MARK} 0`,
      insetInlineStart: `calc(${MARK} / 2)`,
      borderInlineStart: `${vars.stroke.bold} dashed ${vars.color.line}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
