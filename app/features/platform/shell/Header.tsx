import { belowWide, fromDesktop } from '../../../ui/layout/screens.css.ts';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { JoinLink } from '../../account/auth/dialog/JoinLink.tsx';
import { useUser } from '../../account/auth/session/use-user.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { account, bar, header, line, link, links, logo, name, signIn } from './Header.css.ts';
import { Menu, MenuLinks } from '../../../ui/form/Menu.tsx';
import { link as menuLink } from '../../../ui/form/Menu.css.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PageLink } from '../../../ui/text/PageLink.tsx';
import { AppPlaces } from './AppPlaces.tsx';
import { MAIN_LINKS } from './nav-links.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { RunMark } from './RunMark.tsx';

/** `sells`: else only the name stands there. */
export function Header({ sells }: { sells: boolean }) {
  const isSignedIn = useUser() !== null;
  return (
    <header className={header}>
      <Container className={bar}>
        <PageLink className={logo} to={isSignedIn ? '/dashboard' : '/'}>
          <Blaze colour="green" />
          <span className={name}>Szlak</span>
          <span className={line}>doradca kariery AI</span>
        </PageLink>
        {sells ? <Ways /> : null}
      </Container>
    </header>
  );
}

function Ways() {
  const user = useUser();
  // The database didn't answer: who brings a session is not a stranger.
  const isUnknown = useRootData()?.isSessionUnknown ?? true;
  if (user === null && !isUnknown) return <StrangersWays />;
  return (
    <>
      <AppPlaces hasCourses={user?.hasCourses} />
      <RunMark />
      {user === null ? (
        <ButtonLink tone="secondary" className={account} to="/dashboard">
          Moje konto
        </ButtonLink>
      ) : (
        <ProfileMenu user={user} />
      )}
    </>
  );
}

function StrangersWays() {
  return (
    <>
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
      <WaysIn />
      <div className={belowWide}>
        <Menu id="menu-strony" label="Menu" icon="menu">
          <nav aria-label="Menu strony">
            <MenuLinks links={MAIN_LINKS}>
              <li>
                <JoinLink mode="login" tone={null} className={menuLink}>
                  Zaloguj się
                </JoinLink>
              </li>
            </MenuLinks>
          </nav>
        </Menu>
      </div>
    </>
  );
}

function WaysIn() {
  return (
    <>
      <JoinLink mode="login" tone={null} className={classNames(link, signIn)}>
        Zaloguj się
      </JoinLink>
      <JoinLink className={account} aria-label="Dołącz za darmo">
        Dołącz<span className={fromDesktop}>&nbsp;za darmo</span>
      </JoinLink>
    </>
  );
}
