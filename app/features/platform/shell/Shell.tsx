// The frame of every page, error pages included: skip link, header, main, footer; and what floats above it.
import { use, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AuthFollowerHost } from '../../account/auth/session/AuthFollowerHost.tsx';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { Header } from './Header.tsx';
import { LateFooter, LateNotices } from './late-parts.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { usePageTrait } from '../../../lib/page-handle.ts';
import { useFreshVersion } from './use-fresh-version.ts';
import { NavigationOverlay } from './NavigationOverlay.tsx';
import { RoutedLink } from '../../../ui/text/PageLink.tsx';
import { main, skipLink } from './Shell.css.ts';

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
