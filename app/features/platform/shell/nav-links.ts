// Every link of the frame (docs/product.md 'Frame of every page'), most of them read off the table of public pages.
import { PUBLIC_PAGES } from '../../../public-pages.ts';

type NavLink = {
  to: string;
  label: string;
  /** For the narrow bar of the header. */
  short?: string;
};

const linksOf = (place: 'header' | 'footer'): NavLink[] =>
  PUBLIC_PAGES.flatMap(({ path, menu }) => {
    if (menu?.place !== place) return [];
    const { label, short = label } = menu;
    return [{ to: path, label, short }];
  });

/** The header and the mobile menu: the quiz, then the specification's order. */
export const MAIN_LINKS: readonly NavLink[] = [{ to: '/#quiz', label: 'Quiz' }, ...linksOf('header')];

/** The footer has these beside the main ones. */
export const FOOTER_LINKS: readonly NavLink[] = linksOf('footer');

export const PROFILE_LINKS: readonly NavLink[] = [
  { to: '/dashboard', label: 'Twoja ścieżka' },
  { to: '/moje-kursy', label: 'Moje kursy' },
  { to: '/profil', label: 'Ustawienia profilu' },
  { to: '/plany', label: 'Zmień plan' },
];
