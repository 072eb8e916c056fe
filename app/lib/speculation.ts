// What the browser may fetch or render ahead when a stranger points at a link of a page without React. Public pages only: they
// are the same for everybody and do nothing by being opened. Whoever is signed in gets none, since those pages would be theirs.

const TEXTS = [
  '/blog*',
  '/kursy/*',
  '/faq*',
  '/o-nas',
  '/dokumentacja',
  '/dane-i-metoda',
  '/regulamin',
  '/polityka-prywatnosci',
  '/cookies',
  '/dostepnosc',
];
const WITH_REACT = ['/', '/biblioteka-kursow', '/plany'];

const rule = (paths: string[]) => [{ where: { href_matches: paths }, eagerness: 'moderate' }];

export const SPECULATION_RULES = JSON.stringify({ prerender: rule(TEXTS), prefetch: rule(WITH_REACT) });
