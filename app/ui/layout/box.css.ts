import { styleVariants } from '@vanilla-extract/css';
import { sprinkles } from '../../styles/sprinkles.css.ts';
import { vars } from '../../styles/theme.css.ts';

export const gaps = styleVariants(vars.space, (_, gap) => [sprinkles({ gap })]);

// The rest only in the steps that are used: each is a name in the browser's scripts.
export const rowGaps = styleVariants({ 0: [sprinkles({ rowGap: 0 })], 2: [sprinkles({ rowGap: 2 })] });

export const columnGaps = styleVariants({
  8: [sprinkles({ columnGap: 8 })],
  12: [sprinkles({ columnGap: 12 })],
});

export const blockPaddings = styleVariants({
  2: [sprinkles({ paddingBlock: 2 })],
  4: [sprinkles({ paddingBlock: 4 })],
});

export const startPaddings = styleVariants({
  3: [sprinkles({ paddingBlockStart: 3 })],
  4: [sprinkles({ paddingBlockStart: 4 })],
});

const above = sprinkles({ borderBlockStart: 'hairline' });

export const rules = styleVariants({
  above: [above],
  // Over each of a list but the first; the list itself begins and ends with its first and last words.
  between: [
    above,
    {
      selectors: {
        '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 },
        '&:last-child': { paddingBlockEnd: 0 },
      },
    },
  ],
});

/** What a child of a row takes of its rest; a number: as long as that many rem are left for it. */
export const shares = styleVariants({
  rest: { flex: '1' },
  14: { flex: '1 1 14rem' },
  18: { flex: '1 1 18rem' },
});
