// Where a sign-in leads back to, in a person's words: 'Zaloguj się, a otworzymy …'. Only what we know ourselves is named: the address' own
// text is never shown. Pure.
import { safeReturnPath } from './return-path.ts';

/** By id; null = there is none. Neither lessons nor analyses are among them: their names are their person's alone. */
export type PlaceTitles = {
  course: (id: string) => string | null;
  post: (slug: string) => string | null;
  occupation: (id: string) => string | null;
  /** What the frame calls a public page. */
  page: (path: string) => string | null;
};

const PLACES: Readonly<Record<string, string>> = {
  '/dashboard': 'Twoją stronę „Dziś”',
  '/dashboard/analiza': 'Twoją analizę kariery',
  '/dashboard/historia': 'historię Twoich analiz',
  '/dashboard/lista': 'całą listę zawodów z Twojej analizy',
  '/dashboard/co-gdyby': 'stronę, na której sprawdzisz, co zmienią inne warunki',
  '/dashboard/decyzja': 'stronę, na której zważysz swoje ścieżki',
  '/dashboard/pytanie': 'stronę, na której zapytasz o swoją analizę',
  '/dashboard/dokument': 'Twoją analizę do druku',
  '/zamowienie/premium': 'zamówienie planu Premium',
  '/ksiazeczka': 'Twoją książeczkę pieczątek',
  '/karta': 'kartę Twojego szlaku',
  '/przekazanie': 'stronę, na której przekażesz analizę doradcy',
  '/przypomnienia': 'Twoje przypomnienia',
  '/powtorka': 'Twoją powtórkę',
  '/moje-kursy': 'Twoje kursy',
  '/profil': 'Twój profil',
  '/profil/bezpieczenstwo': 'historię bezpieczeństwa Twojego konta',
  '/profil/adres': 'stronę, na której zmienisz swój adres e-mail',
  '/fakty': 'stronę z Twoimi faktami',
};

type Named = keyof PlaceTitles;

/** The first that fits. '$' = the title of what the path names; without one, what is left of it. */
const KINDS: readonly (readonly [path: RegExp, named: Named | null, words: string, otherwise?: string])[] = [
  [/^\/kursy\/([\w-]+)$/, 'course', 'kurs „$”'],
  [/^\/kursy\/([\w-]+)\/pierwsza-lekcja$/, 'course', 'pierwszą lekcję kursu „$”'],
  [/^\/zamowienie\/kurs\/([\w-]+)$/, 'course', 'zamówienie kursu „$”'],
  [/^\/moje-kursy\/([\w-]+)$/, 'course', 'Twój kurs „$”'],
  [/^\/moje-kursy\/([\w-]+)\/zaswiadczenie$/, 'course', 'zaświadczenie z kursu „$”'],
  [/^\/moje-kursy\/([\w-]+)\/opinia$/, 'course', 'Twoją opinię o kursie „$”'],
  [/^\/moje-kursy\/([\w-]+)\/portfolio$/, 'course', 'portfolio z kursu „$”'],
  [/^\/moje-kursy\/([\w-]+)\/[\w-]+$/, 'course', 'lekcję kursu „$”'],
  [/^\/zawody\/([\w-]+)$/, 'occupation', 'opis zawodu „$”'],
  [/^\/proba\/[\w-]+\/([\w-]+)$/, 'occupation', 'próbę zawodu „$”', 'próbę zawodu'],
  [/^\/blog\/([\w-]+)$/, 'post', 'artykuł „$”', 'blog'],
  [/^\/dashboard\/analiza\/[\w-]+$/, null, 'Twoją wcześniejszą analizę'],
  [/^\/panel(?:\/|$)/, null, 'panel obsługi'],
  [/^(\/[\w-]+)/, 'page', 'stronę „$”'],
];

/** In the accusative; null = nothing that we could name. */
export function placeWords(returnTo: string | null, titles: PlaceTitles): string | null {
  const whole = safeReturnPath(returnTo) ?? '';
  // A stranger who asks how one occupation fits them has no list yet.
  if (whole.startsWith('/dashboard/lista?')) return null;
  const [path = ''] = whole.split(/[?#]/);
  if (Object.hasOwn(PLACES, path)) return PLACES[path] ?? null;
  for (const [pattern, named, words, otherwise = null] of KINDS) {
    const [fitting, id = ''] = pattern.exec(path) ?? [];
    if (fitting === undefined) continue;
    if (named === null) return words;
    const title = titles[named](id);
    return title === null ? otherwise : words.replace('$', () => title);
  }
  return null;
}
