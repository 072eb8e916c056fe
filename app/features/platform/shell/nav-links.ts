// Links of the frame (docs/product.md 'Frame of every page'), most of them read off the table of public pages. The footer's, which come late
// with it, are in footer-links.ts.
import { PUBLIC_PAGES } from '../../../public-pages.ts';
import type { IconName } from '../../../ui/text/Icon.tsx';

export type NavLink = {
  to: string;
  label: string;
  /** For the narrow bar of the header. */
  short?: string;
};

export const QUIZ: NavLink = { to: '/#quiz', label: 'Quiz' };

/** The header and the mobile menu: the quiz, then the specification's order. */
export const MAIN_LINKS: readonly NavLink[] = [
  QUIZ,
  ...PUBLIC_PAGES.flatMap(({ path, menu }) => {
    if (menu?.place !== 'header') return [];
    const { label, short = label } = menu;
    return [{ to: path, label, short }];
  }),
];

type AppPlace = NavLink & { icon: IconName; covers: RegExp };

/** The five places of anyone who is signed in. `hasCourses` undefined = not known here. */
export function appPlaces(hasCourses: boolean | undefined): readonly AppPlace[] {
  return [
    { to: '/dashboard', label: 'Dziś', icon: 'clock', covers: /^\/dashboard\/?$/ },
    {
      to: '/dashboard/analiza',
      label: 'Szlak',
      icon: 'flag',
      covers: /^\/(dashboard\/(?!success|cancel).|proba\/)/,
    },
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
