// The frame of every page, error pages included: skip link, header, main, footer; and what floats above it.
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AuthDialogHost } from '../auth/AuthDialogHost.tsx';
import { UnconfirmedNotice } from '../auth/UnconfirmedNotice.tsx';
import { useFollowAuth } from '../auth/use-follow-auth.ts';
import { useOwnCopies } from '../local-copy/use-own-copies.ts';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationOverlay } from './NavigationOverlay.tsx';
import { main, skipLink } from './Shell.css.ts';

export function Shell({ children }: { children: ReactNode }) {
  useFollowAuth();
  useOwnCopies();
  const content = useFocusOnNewPage();
  return (
    <>
      <a className={skipLink} href="#tresc">
        Przejdź do treści
      </a>
      <Header />
      <UnconfirmedNotice />
      <main className={main} ref={content} id="tresc" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <NavigationOverlay />
      <AuthDialogHost />
      <ToastRegion />
    </>
  );
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
