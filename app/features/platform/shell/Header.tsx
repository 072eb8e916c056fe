import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '../../../lib/root-data.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { link as menuLink } from '../../../ui/form/Menu.css.ts';
import { Menu, MenuLinks } from '../../../ui/form/Menu.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { belowWide, fromDesktop } from '../../../ui/layout/screens.css.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { PageLink } from '../../../ui/text/PageLink.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { JoinLink } from '../../account/auth/dialog/JoinLink.tsx';
import { SIGN_OUT_ADDRESS, SIGN_OUT_FAILED } from '../../account/auth/session/session-texts.ts';
import { useUser } from '../../account/auth/session/use-user.ts';
import type { RunMarkLooks } from '../../advice/run-mark/run-mark-looks.ts';
import { useToast } from '../toasts/toast-store.ts';
import { leave, list, place, places, who } from './AppPlaces.css.ts';
import {
  account,
  bar,
  end,
  header,
  line,
  link,
  links,
  logo,
  name,
  picture,
  runLink,
  signIn,
  walkedWay,
  way,
} from './Header.css.ts';
import { appPlaces, MAIN_LINKS } from './nav-links.ts';

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
      {/* It comes late, so it stands where nothing has to make room for it. */}
      <RunMark />
      <AppPlaces hasCourses={user?.hasCourses} />
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
      <RunMark />
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

// The five places of anyone who is signed in: in the header on a wide screen, at the lower edge of a phone, where a thumb reaches.
function AppPlaces({ hasCourses }: { hasCourses: boolean | undefined }) {
  const { pathname } = useLocation();
  return (
    <nav className={places} aria-label="Główna nawigacja">
      <ul className={list}>
        {appPlaces(hasCourses).map(({ to, label, icon, covers }) => (
          <li key={label}>
            <PageLink className={place} to={to} aria-current={currentOf(pathname, to, covers)}>
              <Icon name={icon} />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** 'page': this very page; true: somewhere within the place. */
function currentOf(pathname: string, to: string, covers: RegExp): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return covers.test(pathname) ? 'true' : undefined;
}

const ACCOUNT_LINKS = [
  { to: '/profil', label: 'Ustawienia profilu' },
  { to: '/plany', label: 'Zmień plan' },
];

function ProfileMenu({ user }: { user: NonNullable<ReturnType<typeof useUser>> }) {
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

/** Ends the session and leads home, where it is said; how it failed is said here. */
function useSignOut(): { signOut: () => Promise<void>; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  async function signOut() {
    if (isBusy) return;
    setBusy(true);
    const hasEnded = await signOutHere();
    setBusy(false);
    if (!hasEnded) {
      toast({ tone: 'error', text: SIGN_OUT_FAILED });
      return;
    }
    window.location.assign(SIGN_OUT_ADDRESS.done);
  }
  return { signOut, isBusy };
}

// Already fetched on every page that knows who is here (AuthFollowerHost.tsx).
async function signOutHere(): Promise<boolean> {
  try {
    const { endSession } = await import('../../account/auth/session/end-session.ts');
    return await endSession();
  } catch {
    return false;
  }
}

// The person's run as a small trail in the header of every page: how far it has come, and where to watch it. The server writes it
// hidden; what shows it comes later (trail-mark), and strangers, who have no run, do without.
type Chunk = typeof import('../../advice/run-mark/LiveMark.tsx');

function RunMark() {
  const user = useUser();
  const root = useRootData();
  const mayBeSomebody = user !== null || root?.isSessionUnknown !== false;
  const [chunk, setChunk] = useState<Chunk | null>(null);
  useEffect(() => {
    if (!mayBeSomebody || chunk !== null) return;
    // Without it the page works; the next page asks again.
    import('../../advice/run-mark/LiveMark.tsx').then(setChunk, () => {});
  }, [mayBeSomebody, chunk]);
  if (!mayBeSomebody) return null;
  const owner = user?.id ?? '';
  if (chunk === null) return <Picture owner={owner} looks={null} />;
  return <chunk.LiveMark owner={owner} isRunning={root?.isRunning ?? false} Picture={Picture} />;
}

function Picture({ owner, looks }: { owner: string; looks: RunMarkLooks | null }) {
  return (
    <PageLink
      className={runLink}
      to={looks?.to ?? '/dashboard'}
      hidden={looks === null}
      title={looks?.label}
      data-run-mark={owner}
      data-state={looks?.state}
    >
      <svg className={picture} viewBox="0 0 32 24" aria-hidden="true">
        <path className={way} d={WAY} />
        <path
          className={walkedWay}
          d={WAY}
          pathLength={100}
          strokeDasharray={looks?.walked ?? '0 100'}
          data-walked
        />
        <circle className={end} cx="27" cy="5" r="3.5" />
      </svg>
      <VisuallyHidden>{looks?.label}</VisuallyHidden>
    </PageLink>
  );
}

const WAY = 'M3 20c7 0 4-8 11-8s5-7 13-7';
