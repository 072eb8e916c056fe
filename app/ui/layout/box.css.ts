import { style, styleVariants } from '@vanilla-extract/css';
import { sprinkles } from '../../styles/sprinkles.css.ts';
import { vars } from '../../styles/theme.css.ts';

type Space = keyof typeof vars.space;

// Not as variants: each would have names of its own beside the sprinkle's, in every page and in the browser's scripts.
function classOfEach<Step extends Space>(steps: readonly Step[], classOf: (step: Step) => string) {
  return Object.fromEntries(steps.map((step) => [step, classOf(step)])) as Record<Step, string>;
}

const above = sprinkles({ borderBlockStart: 'hairline' });

/** By property, in the steps that are used. */
export const CLASSES = {
  gap: classOfEach([0, 1, 2, 3, 4, 5, 6, 8, 12, 16], (gap) => sprinkles({ gap })),
  /** Between lines or columns, when that is another one. */
  rowGap: classOfEach([0, 2], (rowGap) => sprinkles({ rowGap })),
  columnGap: classOfEach([8, 12], (columnGap) => sprinkles({ columnGap })),
  paddingBlock: classOfEach([2, 4], (paddingBlock) => sprinkles({ paddingBlock })),
  paddingBlockStart: classOfEach([3, 4], (paddingBlockStart) => sprinkles({ paddingBlockStart })),
  align: styleVariants({
    start: { alignItems: 'start' },
    center: { alignItems: 'center' },
    end: { alignItems: 'end' },
    baseline: { alignItems: 'baseline' },
    stretch: { alignItems: 'stretch' },
  }),
  justify: styleVariants({
    center: { justifyContent: 'center' },
    between: { justifyContent: 'space-between' },
  }),
  width: styleVariants({
    full: { width: '100%' },
    form: { width: '100%', maxWidth: vars.width.form },
    reading: { width: '100%', maxWidth: vars.width.reading },
  }),
  /** A hairline above it, or between it and its neighbours in a list. */
  rule: {
    above,
    // Over each but the first; the list itself begins and ends with its first and last words.
    between: style([
      above,
      {
        selectors: {
          '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 },
          '&:last-child': { paddingBlockEnd: 0 },
        },
      },
    ]),
  },
  /** In a row: takes what is left; a number: as long as that many rem are left for it, else a row of its own. */
  grow: styleVariants({
    rest: { flex: '1' },
    14: { flex: '1 1 14rem' },
    18: { flex: '1 1 18rem' },
  }),
};
