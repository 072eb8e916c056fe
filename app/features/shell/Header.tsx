import { belowWide } from '../../ui/layout/screens.css.ts';
import { Blaze } from '../../ui/text/Blaze.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { JoinLink } from '../auth/dialog/JoinLink.tsx';
import { useUser } from '../auth/session/use-user.ts';
import { useRootData } from '../../lib/root-data.ts';
import { account, bar, header, line, link, links, logo, name } from './Header.css.ts';
import { Menu, MenuLinks } from '../../ui/form/Menu.tsx';
import { PageLink } from '../../ui/text/PageLink.tsx';
import { MAIN_LINKS } from './nav-links.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { RunMark } from './RunMark.tsx';

export function Header() {
  return (
    <header className={header}>
      <Container className={bar}>
        <PageLink className={logo} to="/">
          <Blaze colour="green" />
          <span className={name}>Szlak</span>
          <span className={line}>doradca kariery AI</span>
        </PageLink>
        <nav aria-label="Główna nawigacja">
          <ul className={links}>
            {MAIN_LINKS.map(({ to, label, short }) => (
              <li key={to}>
                <PageLink className={link} to={to}>
                  {short ?? label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <RunMark />
        <Account />
        <div className={belowWide}>
          <Menu id="menu-strony" label="Menu" icon="menu">
            <nav aria-label="Menu strony">
              <MenuLinks links={MAIN_LINKS} />
            </nav>
          </Menu>
        </div>
      </Container>
    </header>
  );
}

function Account() {
  const user = useUser();
  const isUnknown = useRootData()?.isSessionUnknown ?? true;
  if (user !== null) return <ProfileMenu user={user} />;
  // The database didn't answer: who brings a session is not a stranger.
  if (isUnknown) {
    return (
      <ButtonLink tone="secondary" className={account} to="/dashboard">
        Moje konto
      </ButtonLink>
    );
  }
  return <JoinLink className={account}>Dołącz za darmo</JoinLink>;
}
