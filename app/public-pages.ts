// Every page that is the same for everybody, in the menu's order. The routes of texts, the edge cache, what is fetched ahead (lib/speculation.ts), the
// sitemap and the frame's links are all read off this one table (docs/architecture.md 'Public pages').

export type PublicPage = {
  /** As in app/routes.ts; ':id' stands for one part of the path. */
  path: string;
  /** Its text is content/pages/<path>.md. */
  hasText: boolean;
  /** Where the frame links to it: header and footer, or the footer alone. `short`: for the header's narrow bar. */
  menu: { place: 'header' | 'footer'; label: string; short?: string } | null;
};

const page = (path: string, rest: Partial<PublicPage> = {}): PublicPage => ({
  path,
  hasText: false,
  menu: null,
  ...rest,
});

const header = (label: string, short = label) => ({ place: 'header', label, short }) as const;
const footer = (label: string) => ({ place: 'footer', label }) as const;

export const PUBLIC_PAGES: readonly PublicPage[] = [
  page('/'),
  page('/biblioteka-kursow', {
    menu: header('Biblioteka kursów', 'Kursy'),
  }),
  page('/kursy/:courseId'),
  page('/kursy/:courseId/pierwsza-lekcja'),
  page('/zawody', { menu: header('Zawody') }),
  page('/zawody/:id'),
  page('/o-nas', { hasText: true, menu: header('O\u00a0nas') }),
  page('/faq', { menu: header('FAQ') }),
  page('/blog', { menu: header('Blog') }),
  page('/blog/:slug'),
  page('/plany', { menu: header('Plany') }),
  page('/polityka-prywatnosci', { hasText: true, menu: footer('Polityka prywatności') }),
  page('/dokumentacja', { hasText: true, menu: footer('Dokumentacja platformy') }),
  page('/dane-i-metoda', { hasText: true, menu: footer('Dane i\u00a0metoda') }),
  page('/regulamin', { hasText: true, menu: footer('Regulamin') }),
  page('/odstapienie', { menu: footer('Odstąp od\u00a0umowy tutaj') }),
  page('/cookies', { hasText: true, menu: footer('Pliki cookie') }),
  page('/dostepnosc', { hasText: true, menu: footer('Dostępność') }),
];

/** What the whole path of such an address looks like. */
export function patternOf({ path }: PublicPage): RegExp {
  return new RegExp(`^${path.replace(/:\w+/, '[a-z0-9-]+')}$`);
}
