import type { PageHandle } from '../lib/page-handle.ts';

// It only reads, so it comes without React.
export const handle: PageHandle = { hydrate: false, isPlace: false };

/** Every unknown address: the root's error boundary shows 'Nie ma takiej strony'. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
