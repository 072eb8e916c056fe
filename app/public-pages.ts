// Every page that is the same for everybody, in the menu's order. The routes of texts, the edge cache, what is fetched ahead (entry.server.tsx), the
// sitemap and the frame's links are all read off this one table (docs/architecture.md 'Public pages').

/** What one comes for, what explains it, what holds. */
export type FooterGroup = 'start' | 'about' | 'rules';

export type PublicPage = {
  /** As in app/routes.ts; ':id' stands for one part of the path. */
  path: string;
  /** Its text is content/pages/<path>.md. */
  hasText: boolean;
  /** Where the frame links to it: header and footer, or the footer alone, and in which of its groups. `short`: for the header's narrow bar. */
  menu: { place: 'header' | 'footer'; group: FooterGroup; label: string; short?: string } | null;
};

const page = (path: string, rest: Partial<PublicPage> = {}): PublicPage => ({
  path,
  hasText: false,
  menu: null,
  ...rest,
});

const header = (group: FooterGroup, label: string, short = label) =>
  ({ place: 'header', group, label, short }) as const;
const footer = (group: FooterGroup, label: string) => ({ place: 'footer', group, label }) as const;

export const PUBLIC_PAGES: readonly PublicPage[] = [
  page('/'),
  page('/biblioteka-kursow', {
    menu: header('start', 'Biblioteka kursów', 'Kursy'),
  }),
  page('/kursy/:courseId'),
  page('/kursy/:courseId/pierwsza-lekcja'),
  page('/zawody', { menu: header('start', 'Zawody') }),
  page('/zawody/:id'),
  page('/o-nas', { hasText: true, menu: header('about', 'O\u00a0nas') }),
  page('/faq', { menu: header('about', 'FAQ') }),
  page('/blog', { menu: header('about', 'Blog') }),
  page('/blog/:slug'),
  page('/plany', { menu: header('start', 'Plany') }),
  page('/polityka-prywatnosci', { hasText: true, menu: footer('rules', 'Polityka prywatności') }),
  page('/dokumentacja', { hasText: true, menu: footer('about', 'Dokumentacja platformy') }),
  page('/dane-i-metoda', { hasText: true, menu: footer('about', 'Dane i\u00a0metoda') }),
  page('/regulamin', { hasText: true, menu: footer('rules', 'Regulamin') }),
  page('/odstapienie', { menu: footer('rules', 'Odstąp od\u00a0umowy tutaj') }),
  page('/cookies', { hasText: true, menu: footer('rules', 'Pliki cookie') }),
  page('/dostepnosc', { hasText: true, menu: footer('rules', 'Dostępność') }),
];

/** What the whole path of such an address looks like. */
export function patternOf({ path }: PublicPage): RegExp {
  return new RegExp(`^${path.replace(/:\w+/, '[a-z0-9-]+')}$`);
}
