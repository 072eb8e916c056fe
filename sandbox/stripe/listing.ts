// Lists: newest first, in pages, with a cursor on either side.
import { invalid, missingResource } from './stripe-error.ts';
import { integer, text } from './shape.ts';

export const PAGE = {
  limit: integer({ min: 1, max: 100 }),
  starting_after: text(),
  ending_before: text(),
};

type Page = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};

type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

const DEFAULT_LIMIT = 10;

/** `items` in the order of making. */
export function page<T extends { id: string }>(items: readonly T[], asked: Page, url: string): List<T> {
  const { limit = DEFAULT_LIMIT, starting_after: after, ending_before: before } = asked;
  if (after !== undefined && before !== undefined)
    throw invalid('You may only specify one of these parameters: starting_after, ending_before.');
  const newestFirst = items.toReversed();
  if (after !== undefined) {
    const rest = newestFirst.slice(indexOf(newestFirst, after, 'starting_after') + 1);
    return list(rest.slice(0, limit), rest.length > limit, url);
  }
  if (before !== undefined) {
    const rest = newestFirst.slice(0, indexOf(newestFirst, before, 'ending_before'));
    return list(rest.slice(-limit), rest.length > limit, url);
  }
  return list(newestFirst.slice(0, limit), newestFirst.length > limit, url);
}

export function list<T>(data: T[], hasMore: boolean, url: string): List<T> {
  return { object: 'list', data, has_more: hasMore, url };
}

function indexOf(items: readonly { id: string }[], id: string, param: string): number {
  const index = items.findIndex((one) => one.id === id);
  if (index < 0) throw missingResource('object', id, param, 400);
  return index;
}
