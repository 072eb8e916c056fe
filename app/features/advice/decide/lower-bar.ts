// What lies over the lower end of the screen while one tries conditions or weighs paths, with a button at its end.
import { vars } from '../../../styles/theme.css.ts';
import { bottomBar } from '../../../styles/tokens.ts';

export const LOWER_BAR = {
  position: 'sticky',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  background: vars.color.surface,
  borderBlock: `${vars.stroke.hair} solid ${vars.color.line}`,
} as const;

/** Whatever gets the focus stops above it. */
export const ABOVE_LOWER_BAR = { scrollPaddingBottom: `calc(${vars.space[24]} + ${bottomBar.height})` };
