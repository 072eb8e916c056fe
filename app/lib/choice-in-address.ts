import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A choice in the address, such as in the library or of the path in front, asks nothing of the server again. A route hands it on. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isChoice =
    formMethod !== 'POST' && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isChoice;
}
