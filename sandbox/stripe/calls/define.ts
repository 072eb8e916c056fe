// A row of the table of calls: method, path with {id}, what it takes, what it does.
import type { Reader, Shape, Values } from '../shape.ts';
import { list as listOf, text } from '../shape.ts';
import type { State } from '../state.ts';

type Handled<V> = { state: State; id: string; values: V; path: string };

export type ApiCall = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  shape: Record<string, Reader<unknown>>;
  handle(handled: Handled<Record<string, unknown>>): unknown;
};

const EXPAND = { expand: listOf(text()) };

/** `P` = the library's type of the parameters: a name that isn't Stripe's doesn't compile. */
export function define<P>() {
  return <const S extends Shape<P> & Record<string, Reader<unknown>>>(
    method: ApiCall['method'],
    path: string,
    shape: S & { [Name in Exclude<keyof S, keyof P>]: never },
    handle: (handled: Handled<Values<S>>) => unknown,
  ): ApiCall => ({ method, path, shape: { ...shape, ...EXPAND }, handle: handle as ApiCall['handle'] });
}
