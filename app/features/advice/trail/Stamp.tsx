import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { pressedNow, stamp } from './Stamp.css.ts';

type StampProps = {
  /** Earned just now: it is pressed onto the page. */
  isNew?: boolean;
  children?: string;
};

/** The stamp in a hiker's booklet: been there (docs/look.md 'Name and idea'). */
export function Stamp({ isNew = false, children = 'Zrobione' }: StampProps) {
  return (
    <span className={classNames(stamp, isNew && pressedNow)}>
      <Icon name="check" />
      {children}
    </span>
  );
}
