/**
 * Loader data of a page without React (PageHandle `hydrate`): only the server shows them. The router writes for a browser whatever can be
 * enumerated, though such a page doesn't send it; of a long list that is as much work as the list.
 */
export function unsent<Data extends object>(data: Data): Data {
  const hidden = Object.entries(data).map(([name, value]) => [name, { value: value as unknown }] as const);
  return Object.defineProperties({}, Object.fromEntries(hidden)) as Data;
}
