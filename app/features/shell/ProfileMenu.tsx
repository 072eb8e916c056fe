import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { useSignOut } from '../auth/use-sign-out.ts';
import type { useUser } from '../auth/use-user.ts';
import { Menu, MenuLinks } from './Menu.tsx';
import { leave, who } from './ProfileMenu.css.ts';

const LINKS = [{ to: '/dashboard', label: 'Twoja Ścieżka' }] as const;

export function ProfileMenu({ user }: { user: NonNullable<ReturnType<typeof useUser>> }) {
  const { signOut, isBusy } = useSignOut();
  return (
    <Menu id="menu-konta" label="Moje konto" icon="person">
      <div className={who}>
        <Text as="span" size="small" tone="soft">
          {user.email}
        </Text>
        {user.plan === 'premium' ? <Badge tone="accent">Premium</Badge> : null}
      </div>
      <nav aria-label="Moje konto">
        <MenuLinks links={LINKS} />
      </nav>
      <Button tone="quiet" className={leave} busy={isBusy} onClick={() => void signOut()}>
        Wyloguj się
      </Button>
    </Menu>
  );
}
