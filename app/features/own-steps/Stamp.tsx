import { Icon } from '../../ui/text/Icon.tsx';
import { stamp } from './Stamp.css.ts';

/** The stamp in a hiker's booklet: been there (docs/look.md 'Name and idea'). */
export function Stamp({ children = 'Zrobione' }: { children?: string }) {
  return (
    <span className={stamp}>
      <Icon name="check" />
      {children}
    </span>
  );
}
