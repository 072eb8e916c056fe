// The stop that the growing trail has just reached; its line is there before it has a name.
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { stop } from './NewestStop.css.ts';

export function NewestStop({ name, isOn }: { name: string | null; isOn: boolean }) {
  return <p className={stop}>{isOn && name !== null ? withNonBreakingSpaces(`Teraz: ${name}`) : '\u00a0'}</p>;
}
