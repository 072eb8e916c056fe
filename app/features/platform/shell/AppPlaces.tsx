// The five places of whoever is signed in: in the header on a wide screen, at the lower edge of a phone, where a thumb reaches.
import { useLocation } from 'react-router';
import { Icon } from '../../../ui/text/Icon.tsx';
import { PageLink } from '../../../ui/text/PageLink.tsx';
import { list, place, places } from './AppPlaces.css.ts';
import { appPlaces } from './nav-links.ts';

export function AppPlaces({ hasCourses }: { hasCourses: boolean | undefined }) {
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
