// Where one may be led back to (domain/account/auth/return-path.ts) are exactly the pages that are a place: each route is one or is named here.
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { safeReturnPath } from '#domain/account/auth/return-path.ts';

/** Ways in and out, answers for machines, and what only development has. */
const NO_PLACES =
  /^(login|auth\/|wyloguj|potwierdz$|potwierdz-email|drugi-krok|nowe-haslo|nowy-adres|poprzedni-adres|cofnij-klucze|odzyskaj-konto|odstapienie|list-tygodnia\/|obrazy\/|rss\.xml|sitemap\.xml|robots\.txt|\.well-known\/|_galeria|\*)/;

test.each(routes.flatMap(({ path }) => (path === undefined ? [] : [path])))(
  'the route %s is a place to come back to or is none on purpose',
  (path) => {
    const example = `/${path.replaceAll(/:\w+\??/g, 'a1-b2')}`;
    expect(safeReturnPath(example)).toBe(NO_PLACES.test(path) ? null : example);
  },
);
