// What a call takes: each parameter with the reader that checks it. Unknown, missing and malformed ones are refused with
// Stripe's own words. A shape is typed against the library's parameters, so it can name nothing that Stripe doesn't know.
import { invalid } from './stripe-error.ts';

export type Reader<T> = { read(value: FormValue, param: string): T; isRequired: boolean };

/** The readers of an object; its names are those of the library's type `P`. */
export type Shape<P> = { [Name in keyof P]?: Reader<unknown> };

export type Values<S> = {
  [Name in keyof S]: S[Name] extends Reader<infer T> & { isRequired: true }
    ? T
    : S[Name] extends Reader<infer T>
      ? T | undefined
      : never;
};

const MAX_TEXT = 5_000;

function reader<T>(read: (value: FormValue, param: string) => T): Reader<T> & { isRequired: false } {
  return { read, isRequired: false };
}

export function required<T>(inner: Reader<T>): Reader<T> & { isRequired: true } {
  return { read: inner.read, isRequired: true };
}

export function text(max = MAX_TEXT) {
  return reader((value, param) => {
    if (typeof value !== 'string') throw invalid('Invalid string', param);
    if (value === '')
      throw invalid(
        `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
        param,
        'parameter_invalid_empty',
      );
    if (value.length > max)
      throw invalid(`Invalid ${param}: must be at most ${max} characters`, param, 'parameter_invalid_string');
    return value;
  });
}

/** A text that an empty one takes away. */
export function clearable(max = MAX_TEXT) {
  return reader((value, param) => (value === '' ? null : text(max).read(value, param)));
}

export function integer({ min = 0, max = 99_999_999_999 }: { min?: number; max?: number } = {}) {
  return reader((value, param) => {
    if (typeof value !== 'string' || !/^-?\d+$/.test(value))
      throw invalid(`Invalid integer: ${shown(value)}`, param, 'parameter_invalid_integer');
    const number = Number(value);
    if (number < min)
      throw invalid(
        `This value must be greater than or equal to ${min}.`,
        param,
        'parameter_invalid_integer',
      );
    if (number > max)
      throw invalid(`This value must be less than or equal to ${max}.`, param, 'parameter_invalid_integer');
    return number;
  });
}

export function boolean() {
  return reader((value, param) => {
    if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${shown(value)}`, param);
    return value === 'true';
  });
}

export function oneOf<const T extends string>(...known: T[]) {
  return reader((value, param): T => {
    const found = known.find((one) => one === value);
    if (found === undefined) throw invalid(`Invalid ${param}: must be one of ${known.join(', ')}`, param);
    return found;
  });
}

export function url() {
  return reader((value, param) => {
    const address = text(MAX_TEXT).read(value, param);
    if (!/^https?:\/\//.test(address) || !URL.canParse(address.replaceAll(/[{}]/g, '')))
      throw invalid('Not a valid URL', param, 'url_invalid');
    return address;
  });
}

export function email() {
  return reader((value, param) => {
    const address = text(512).read(value, param);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
      throw invalid(`Invalid email address: ${address}`, param, 'email_invalid');
    return address;
  });
}

export function list<T>(item: Reader<T>) {
  return reader((value, param): T[] => {
    if (!Array.isArray(value)) throw invalid('Invalid array', param);
    return value.map((one, index) => item.read(one, `${param}[${index}]`));
  });
}

export function object<S extends Record<string, Reader<unknown>>>(shape: S) {
  return reader((value, param): Values<S> => {
    if (!isForm(value)) throw invalid('Invalid object', param);
    return readShape(shape, value, param);
  });
}

/** Taken, handed back, and without any effect here. */
export function ignored() {
  return reader((value) => value);
}

const METADATA = { keys: 50, key: 40, value: 500 };

/** '' takes a key, or all of them, away. */
export function metadata() {
  return reader((value, param): Record<string, string> | null => {
    if (value === '') return null;
    if (!isForm(value)) throw invalid('Invalid hash', param);
    const entries = Object.entries(value);
    if (entries.length > METADATA.keys)
      throw invalid(`You can have up to ${METADATA.keys} metadata keys.`, param);
    return Object.fromEntries(entries.map(([key, one]) => [key, metadataValue(key, one, param)]));
  });
}

function metadataValue(key: string, value: FormValue, param: string): string {
  if (typeof value !== 'string') throw invalid('Metadata values must be strings', `${param}[${key}]`);
  if (key.length > METADATA.key)
    throw invalid(`Metadata keys must be under ${METADATA.key} characters long.`, param);
  if (value.length > METADATA.value)
    throw invalid(`Metadata values can have up to ${METADATA.value} characters.`, `${param}[${key}]`);
  return value;
}

export function readShape<S extends Record<string, Reader<unknown>>>(
  shape: S,
  form: Form,
  within = '',
): Values<S> {
  const named = (name: string) => (within === '' ? name : `${within}[${name}]`);
  for (const name of Object.keys(form)) {
    if (!Object.hasOwn(shape, name))
      throw invalid(`Received unknown parameter: ${named(name)}`, named(name), 'parameter_unknown');
  }
  const entries = Object.entries(shape).map(([name, { read, isRequired }]) => {
    const value = form[name];
    if (value === undefined && isRequired)
      throw invalid(`Missing required param: ${named(name)}.`, named(name), 'parameter_missing');
    return [name, value === undefined ? undefined : read(value, named(name))];
  });
  return Object.fromEntries(entries);
}

function shown(value: FormValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

// Stripe's form encoding: 'line_items[0][price_data][currency]=pln' becomes nested objects and lists; every leaf is a text.

type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

const KEY = /^[^[\]]+(\[[^[\]]*\])*$/;

export function parseForm(body: string): Form {
  const root: Form = Object.create(null);
  for (const [key, value] of new URLSearchParams(body)) {
    if (!KEY.test(key)) continue;
    place(root, key.replaceAll(']', '').split('['), value);
  }
  return withLists(root);
}

function place(root: Form, path: string[], value: string): void {
  let at = root;
  for (const [index, part] of path.entries()) {
    const name = part === '' ? String(Object.keys(at).length) : part;
    if (index === path.length - 1) {
      at[name] = value;
      return;
    }
    const next = Object.hasOwn(at, name) ? at[name] : undefined;
    if (isForm(next)) at = next;
    else at = at[name] = Object.create(null) as Form;
  }
}

/** An object whose names are 0, 1, 2… is a list. */
function withLists(form: Form): Form {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, listed(value)]));
}

function listed(value: FormValue): FormValue {
  if (!isForm(value)) return value;
  const names = Object.keys(value);
  const isList = names.length > 0 && names.every((name, index) => name === String(index));
  return isList ? Object.values(value).map(listed) : withLists(value);
}

function isForm(value: FormValue | undefined): value is Form {
  return typeof value === 'object' && !Array.isArray(value);
}

// Metadata are merged key by key; an empty value takes its key away, null takes all of them.
export function merged(
  before: Record<string, string>,
  wanted: Record<string, string> | null | undefined,
): Record<string, string> {
  if (wanted === undefined) return before;
  if (wanted === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...wanted }).filter(([, value]) => value !== ''));
}
