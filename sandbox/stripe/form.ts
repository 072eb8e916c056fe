// Stripe's form encoding: 'line_items[0][price_data][currency]=pln' becomes nested objects and lists; every leaf is a text.

export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

const KEY = /^[^[\]]+(\[[^[\]]*\])*$/;

export function parseForm(text: string): Form {
  const root: Form = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
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

export function isForm(value: FormValue | undefined): value is Form {
  return typeof value === 'object' && !Array.isArray(value);
}
