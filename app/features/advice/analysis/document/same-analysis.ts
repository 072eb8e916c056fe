import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Another path in front is no other analysis. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isChoice =
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isChoice;
}
