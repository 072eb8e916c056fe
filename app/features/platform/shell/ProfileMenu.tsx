import type { FormEvent } from 'react';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useSignOut } from '../../account/auth/session/use-sign-out.ts';
import type { useUser } from '../../account/auth/session/use-user.ts';
import { Menu, MenuLinks } from '../../../ui/form/Menu.tsx';
import { leave, who } from './ProfileMenu.css.ts';

const ACCOUNT_LINKS = [
  { to: '/profil', label: 'Ustawienia profilu' },
  { to: '/plany', label: 'Zmień plan' },
];

export function ProfileMenu({ user }: { user: NonNullable<ReturnType<typeof useUser>> }) {
  const { signOut, isBusy } = useSignOut();
  function submit(event: FormEvent) {
    event.preventDefault();
    void signOut();
  }
  return (
    <Menu id="menu-konta" label="Moje konto" icon="gear">
      <div className={who}>
        <Text as="span" size="small" tone="soft">
          {user.email}
        </Text>
        {user.plan === 'premium' ? <Badge tone="accent">Premium</Badge> : null}
      </div>
      <nav aria-label="Moje konto">
        <MenuLinks links={ACCOUNT_LINKS} />
      </nav>
      {/* A page without React posts it to /wyloguj. */}
      <form method="post" action="/wyloguj" onSubmit={submit}>
        <Button type="submit" tone="quiet" className={leave} busy={isBusy}>
          Wyloguj się
        </Button>
      </form>
    </Menu>
  );
}
