// Every page that is the same for everybody, in the menu's order. The routes of texts, the edge cache, what is fetched ahead, the
// sitemap and the frame's links are all read off this one table (docs/architecture.md 'Public pages').

export type PublicPage = {
  /** As in app/routes.ts; ':id' stands for one part of the path. */
  path: string;
  /** Its text is content/pages/<path>.md. */
  hasText: boolean;
  /** False = it comes without React; the browser may then even render it ahead. */
  hydrates: boolean;
  /** The edge cache keeps the page itself, and with this also what a page with React asks for on the way here. */
  keepsData: boolean;
  /** Query names with which it is kept, each with the values it may have. */
  query: Readonly<Record<string, RegExp>>;
  /** Whether a page with React fetches it ahead when a stranger points at a link to it. */
  prefetch: 'intent' | 'none';
  /** Where the frame links to it: header and footer, or the footer alone. `short`: for the header's narrow bar. */
  menu: { place: 'header' | 'footer'; label: string; short?: string } | null;
};

const page = (path: string, rest: Partial<PublicPage> = {}): PublicPage => ({
  path,
  hasText: false,
  hydrates: false,
  keepsData: true,
  query: {},
  prefetch: 'none',
  menu: null,
  ...rest,
});

const header = (label: string, short = label) => ({ place: 'header', label, short }) as const;
const footer = (label: string) => ({ place: 'footer', label }) as const;

// What the library's own links say: a page, and how many of its cards are shown (domain/courses/library/state.ts).
const LIBRARY_QUERY = { strona: /^[2-9]$/, ile: /^(?:48|72|96|120|144|168|192|216|240)$/ };

export const PUBLIC_PAGES: readonly PublicPage[] = [
  page('/', { hydrates: true, keepsData: false }),
  page('/biblioteka-kursow', {
    hydrates: true,
    query: LIBRARY_QUERY,
    menu: header('Biblioteka kursów', 'Kursy'),
  }),
  page('/kursy/:courseId', { prefetch: 'intent' }),
  page('/polityka-prywatnosci', { hasText: true, menu: header('Polityka prywatności', 'Prywatność') }),
  page('/o-nas', { hasText: true, prefetch: 'intent', menu: header('O\u00a0nas') }),
  page('/faq', { prefetch: 'intent', menu: header('FAQ') }),
  page('/blog', {
    query: { tag: /^[a-z0-9]+(?:-[a-z0-9]+)*$/ },
    prefetch: 'intent',
    menu: header('Blog'),
  }),
  page('/blog/:slug', { prefetch: 'intent' }),
  page('/plany', { hydrates: true, keepsData: false, menu: header('Plany') }),
  page('/dokumentacja', { hasText: true, menu: footer('Dokumentacja platformy') }),
  page('/dane-i-metoda', { hasText: true, menu: footer('Dane i\u00a0metoda') }),
  page('/regulamin', { hasText: true, menu: footer('Regulamin') }),
  page('/cookies', { hasText: true, menu: footer('Pliki cookie') }),
  page('/dostepnosc', { hasText: true, menu: footer('Dostępność') }),
];

/** What the whole path of such an address looks like; `after` follows it, an escaped ".data" for instance. */
export function patternOf({ path }: PublicPage, after = ''): RegExp {
  return new RegExp(`^${path.replace(/:\w+/, '[a-z0-9-]+')}${after}$`);
}
