// What a page's loader gave, as the browser gets it on a client-side navigation.
import { UNSAFE_decodeViaTurboStream } from 'react-router';
import type { Visitor } from '../account/visitor.ts';

/** The loader's data of the route with this id, at this path. */
export async function pageData<Data>(
  visitor: Visitor,
  path: string,
  routeId: string,
  query = '',
): Promise<Data> {
  const response = await visitor.fetch(`${path}.data${query}`);
  if (response.body === null) throw new Error(`no body, status ${response.status}`);
  const { value } = await UNSAFE_decodeViaTurboStream(response.body, globalThis as never);
  const routes = value as Record<string, { data?: Data } | undefined>;
  const data = routes[routeId]?.data;
  if (data === undefined) throw new Error(`no data of ${routeId}, but of ${Object.keys(routes).join(', ')}`);
  return data;
}
