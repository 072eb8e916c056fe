import { isRouteErrorResponse } from 'react-router';

/** The head of a page that can't be shown (ErrorPage.tsx). */
export function errorMeta(error: unknown) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return [
    { title: `${isMissing ? 'Nie ma takiej strony' : 'Coś poszło nie tak'} – Szlak` },
    { name: 'robots', content: 'noindex' },
  ];
}
