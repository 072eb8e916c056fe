import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useSignOut } from '../auth/use-sign-out.ts';
import type { useUser } from '../auth/use-user.ts';
import { Menu, MenuLinks } from '../../ui/Menu.tsx';
import { PROFILE_LINKS } from './nav-links.ts';
import { leave, who } from './ProfileMenu.css.ts';

export function ProfileMenu({ user }: { user: NonNullable<ReturnType<typeof useUser>> }) {
  const { signOut, isBusy } = useSignOut();
  // Signing out is a call, so a page without React leaves it to the dashboard, to which the menu leads.
  const canSignOut = useHydrated();
  return (
    <Menu id="menu-konta" label="Moje konto" icon="person">
      <div className={who}>
        <Text as="span" size="small" tone="soft">
          {user.email}
        </Text>
        {user.plan === 'premium' ? <Badge tone="accent">Premium</Badge> : null}
      </div>
      <nav aria-label="Moje konto">
        <MenuLinks links={PROFILE_LINKS} />
      </nav>
      {canSignOut ? (
        <Button tone="quiet" className={leave} busy={isBusy} onClick={() => void signOut()}>
          Wyloguj się
        </Button>
      ) : null}
    </Menu>
  );
}
