// Every link of the frame (docs/product.md 'Frame of every page'), most of them read off the table of public pages.
import { PUBLIC_PAGES } from '../../../public-pages.ts';
import type { IconName } from '../../../ui/text/Icon.tsx';

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

type AppPlace = NavLink & { icon: IconName; covers: RegExp };

/** The five places of whoever is signed in. `hasCourses` undefined = not known here. */
export function appPlaces(hasCourses: boolean | undefined): readonly AppPlace[] {
  return [
    { to: '/dashboard', label: 'Dziś', icon: 'clock', covers: /^\/dashboard\/?$/ },
    { to: '/dashboard/analiza', label: 'Szlak', icon: 'flag', covers: /^\/(dashboard\/.|proba\/)/ },
    { to: '/zawody', label: 'Atlas', icon: 'map', covers: /^\/zawody/ },
    {
      to: hasCourses === false ? '/biblioteka-kursow' : '/moje-kursy',
      label: 'Kursy',
      icon: 'book',
      covers: /^\/(moje-kursy|biblioteka-kursow|kursy|powtorka)/,
    },
    {
      to: '/profil',
      label: 'Ja',
      icon: 'person',
      covers: /^\/(profil|fakty|ksiazeczka|karta|przypomnienia|przekazanie)/,
    },
  ];
}

/** The footer of whoever is signed in: what sells and explains, without what the five places lead to. */
export const BROCHURE_LINKS: readonly NavLink[] = MAIN_LINKS.filter(
  ({ to }) => to !== '/zawody' && to !== '/biblioteka-kursow',
);
