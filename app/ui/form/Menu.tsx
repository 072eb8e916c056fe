// A menu by popover: the browser opens it, closes it on a press outside or Escape, and it works without React. The frame closes it when
// the page changes without a load (features/platform/shell/Shell.tsx).
import type { ReactNode } from 'react';
import { Button, type ButtonTone } from './Button.tsx';
import { Icon, type IconName } from '../text/Icon.tsx';
import { link, links as linkList, places, trigger, triggerWord } from './Menu.css.ts';
import { PageLink } from '../text/PageLink.tsx';

type MenuProps = {
  id: string;
  /** The trigger's name. */
  label: string;
  icon: IconName;
  /** On mobile there is room for the icon only. */
  isIconOnMobile?: boolean;
  place?: keyof typeof places;
  tone?: ButtonTone;
  children: ReactNode;
};

export function Menu({
  id,
  label,
  icon,
  isIconOnMobile = true,
  place = 'header',
  tone = 'secondary',
  children,
}: MenuProps) {
  return (
    <>
      <Button tone={tone} className={trigger} popoverTarget={id} aria-label={label}>
        <Icon name={icon} />
        <span className={isIconOnMobile ? triggerWord : undefined}>{label}</span>
      </Button>
      <div className={places[place]} id={id} popover="auto">
        {children}
      </div>
    </>
  );
}

type MenuLinksProps = {
  links: readonly { to: string; label: string }[];
  /** What comes after them, in a list item of its own. */
  children?: ReactNode;
};

export function MenuLinks({ links, children }: MenuLinksProps) {
  return (
    <ul className={linkList}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <PageLink className={link} to={to}>
            {label}
          </PageLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
