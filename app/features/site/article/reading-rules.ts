// What lists, links and tables look like in every text that is read, whoever wrote it: their elements carry no classes of their own.
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const READING_RULES: readonly (readonly [selector: string, rule: GlobalStyleRule])[] = [
  [':is(ul, ol)', { paddingInlineStart: vars.space[6] }],
  ['li + li', { marginBlockStart: vars.space[2] }],
  ['li > :is(ul, ol)', { marginBlockStart: vars.space[2] }],
  ['li::marker', { color: vars.color.accent, fontWeight: 600 }],
  ['a', { borderRadius: vars.radius.small, overflowWrap: 'anywhere' }],
  ['table', { width: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.small }],
  [
    ':is(th, td)',
    {
      padding: `${vars.space[2]} ${vars.space[3]}`,
      borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
      textAlign: 'start',
      verticalAlign: 'top',
      fontVariantNumeric: 'tabular-nums',
    },
  ],
  ['th', { fontWeight: 600, borderBlockEndColor: vars.color.lineStrong }],
];
