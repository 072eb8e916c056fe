// What every part of a layout may have around its content, in steps of 4 px.
import { classNames } from '../class-names.ts';
import { blockPaddings, gaps, rules, shares, startPaddings } from './box.css.ts';

/** In steps of 4 px. */
export type Gap = keyof typeof gaps;

export type BoxProps = {
  gap?: Gap | undefined;
  paddingBlock?: keyof typeof blockPaddings | undefined;
  paddingBlockStart?: keyof typeof startPaddings | undefined;
  /** A hairline above it, or between it and its neighbours in a list. */
  rule?: keyof typeof rules | undefined;
  /** In a row: takes what is left; a number: as long as that many rem are left for it, else a row of its own. */
  grow?: keyof typeof shares | undefined;
};

export function boxNames({ gap, paddingBlock, paddingBlockStart, rule, grow }: BoxProps): string {
  return classNames(
    gap !== undefined && gaps[gap],
    paddingBlock && blockPaddings[paddingBlock],
    paddingBlockStart && startPaddings[paddingBlockStart],
    rule && rules[rule],
    grow && shares[grow],
  );
}
