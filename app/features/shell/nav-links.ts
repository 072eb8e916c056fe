// Every link of the frame (docs/product.md 'Frame of every page'). A link is shown once its page exists: the change that adds a
// page sets `ready` here, and nowhere else.
type NavLink = {
  to: string;
  label: string;
  /** For the narrow bar of the header. */
  short?: string;
  ready: boolean;
};

const ready = (links: readonly NavLink[]) => links.filter((link) => link.ready);

/** The header and the mobile menu: the quiz, then the specification's order. */
const MAIN: readonly NavLink[] = [
  { to: '/#quiz', label: 'Quiz', ready: true },
  { to: '/biblioteka-kursow', label: 'Biblioteka kursów', short: 'Kursy', ready: true },
  { to: '/polityka-prywatnosci', label: 'Polityka prywatności', short: 'Prywatność', ready: true },
  { to: '/o-nas', label: 'O\u00a0nas', ready: true },
  { to: '/faq', label: 'FAQ', ready: true },
  { to: '/blog', label: 'Blog', ready: true },
  { to: '/plany', label: 'Plany', ready: true },
];

export const MAIN_LINKS = ready(MAIN);

/** The footer has these beside the main ones. */
const FOOTER: readonly NavLink[] = [
  { to: '/dokumentacja', label: 'Dokumentacja platformy', ready: true },
  { to: '/dane-i-metoda', label: 'Dane i\u00a0metoda', ready: true },
  { to: '/regulamin', label: 'Regulamin', ready: true },
  { to: '/cookies', label: 'Pliki cookie', ready: true },
  { to: '/dostepnosc', label: 'Dostępność', ready: true },
];

export const FOOTER_LINKS = ready(FOOTER);

const PROFILE: readonly NavLink[] = [
  { to: '/dashboard', label: 'Twoja Ścieżka', ready: true },
  { to: '/moje-kursy', label: 'Moje Kursy', ready: true },
  { to: '/profil', label: 'Ustawienia profilu', ready: true },
  { to: '/plany', label: 'Zmień Plan', ready: true },
];

export const PROFILE_LINKS = ready(PROFILE);

/** Its page comes with a later change; until then a text says its name without a link. */
export function isPlanned(to: string): boolean {
  return [...MAIN, ...FOOTER, ...PROFILE].some((link) => link.to === to && !link.ready);
}
