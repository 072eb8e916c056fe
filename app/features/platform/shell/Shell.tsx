// The frame of every page, error pages included: skip link, header, main, footer; and what floats above it.
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { storedKeys } from '../../../lib/browser-storage.ts';
import { usePageTrait } from '../../../lib/page-handle.ts';
import { reloadOnce } from '../../../lib/reload-once.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { RoutedLink } from '../../../ui/text/PageLink.tsx';
import { onAuthEvent } from '../../account/auth/session/auth-channel.ts';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { Header } from './Header.tsx';
import { main, overlay, sign, skipLink } from './Shell.css.ts';
import { LateFooter, LateNotices } from './late-parts.ts';

export function Shell({ children }: { children: ReactNode }) {
  const content = useFocusOnNewPage();
  useClosedMenus();
  useFreshVersion();
  const hasNotices = useRootData()?.hasNotices;
  const sells = usePageTrait('sells');
  // A document says what it has to say in its text, or brings a region of its own (lib/island).
  const runsReact = use(RoutedLink) !== null;
  return (
    <>
      <a className={skipLink} href="#tresc">
        Przejdź do treści
      </a>
      <Header sells={sells} />
      {hasNotices ? <LateNotices /> : null}
      <main className={main} ref={content} id="tresc" tabIndex={-1}>
        {children}
      </main>
      {sells ? <LateFooter /> : null}
      <NavigationOverlay />
      <AuthFollowerHost />
      {runsReact ? <ToastRegion /> : null}
    </>
  );
}

/** Menus (ui/form/Menu.tsx) on the way to another page; not as React starts, since by then a hand may have opened one. */
function useClosedMenus(): void {
  const { key } = useLocation();
  const keyBefore = useRef(key);
  useEffect(() => {
    if (keyBefore.current === key) return;
    keyBefore.current = key;
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
  }, [key]);
}

/** A new page without a load: keyboard and screen reader start at its content, not where the old page's link was. */
function useFocusOnNewPage() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}

/** Over the page while the next one takes longer than 300 ms. */
function NavigationOverlay() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <output>
      {isBusy ? (
        <span className={overlay}>
          <span className={sign}>
            <Blaze colour="green" />
            Ładowanie…
          </span>
        </span>
      ) : null}
    </output>
  );
}

// The way to another page is a good moment to begin again with the version that answered it: on the page itself somebody may be
// typing.
function useFreshVersion(): void {
  const { pathname } = useLocation();
  const version = useRootData()?.version ?? BUILD_ID;
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (version !== BUILD_ID) reloadOnce();
  }, [pathname, version]);
}

// Fetches what follows sign-in and sign-out once there is somebody to follow: a person, perhaps one, one who signs in in another
// tab, or what an earlier one left in this browser. A stranger's page does without.
type Chunk = typeof import('../../account/auth/session/AuthFollower.tsx');

function AuthFollowerHost() {
  const root = useRootData();
  const mayBeSomebody = root !== null && (root.user !== null || root.isSessionUnknown);
  const [chunk, setChunk] = useState<Chunk | null>(null);
  const [hasMissedEvent, setMissedEvent] = useState(false);
  useEffect(() => {
    if (chunk !== null) return;
    // Without it the page still works; the next page asks again. Signing out must not wait for the network to bring its code.
    const fetchIt = () =>
      void Promise.all([
        import('../../account/auth/session/AuthFollower.tsx'),
        import('../../account/auth/session/end-session.ts'),
      ]).then(
        ([follower]) => setChunk(follower),
        () => {},
      );
    if (mayBeSomebody || storedKeys('localStorage').length > 0) return fetchIt();
    return onAuthEvent(() => {
      setMissedEvent(true);
      fetchIt();
    });
  }, [chunk, mayBeSomebody]);
  return chunk === null ? null : <chunk.AuthFollower hasMissedEvent={hasMissedEvent} />;
}
