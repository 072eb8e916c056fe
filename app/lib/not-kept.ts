/** Of a page that no cache may keep, also where a stranger asks. A route hands it on: `export { headers } from …`. */
export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' };
}
