import { PUBLIC_PAGES, type FooterGroup } from '../../../public-pages.ts';
import { QUIZ, type NavLink } from './nav-links.ts';

type LinkGroup = { title: string; links: readonly NavLink[] };

/** The footer's links. Anyone who is signed in has the atlas and the courses in the five places. */
export function footerGroups(isSignedIn: boolean): readonly LinkGroup[] {
  const linksOf = (of: FooterGroup): NavLink[] =>
    PUBLIC_PAGES.flatMap(({ path, menu }) => (menu?.group === of ? [{ to: path, label: menu.label }] : []));
  const hasPlace = ({ to }: NavLink) => isSignedIn && (to === '/zawody' || to === '/biblioteka-kursow');
  return [
    { title: 'Zacznij', links: [QUIZ, ...linksOf('start').filter((link) => !hasPlace(link))] },
    { title: 'Poznaj Szlak', links: linksOf('about') },
    { title: 'Zasady i\u00a0prywatność', links: linksOf('rules') },
  ];
}
