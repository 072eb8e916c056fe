// Every place of the application where a string from outside goes in: fields and parameters of the route table, paths and
// queries of the pages, headers and cookies. Each target sends one string there.
import type { RouteConfigEntry } from '@react-router/dev/routes';
import pageTable from '#app/routes.ts';
import type { ApiRow } from '#worker/routes/define.ts';
import { apiTable } from '#worker/routes/table.ts';
import { ANSWERS, PASSWORD, type Visitor } from '../account/visitor.ts';
import { PLAIN_FORMS, type PlainForm } from './forms.ts';

export type HostileTarget = { name: string; send: (person: Visitor, text: string) => Promise<Response> };

/** What a call's other fields hold, so that the hostile one gets past them. */
const FIELDS: Record<string, unknown> = {
  email: 'ala@example.pl',
  password: PASSWORD,
  newPassword: PASSWORD,
  currentPassword: PASSWORD,
  confirmation: PASSWORD,
  token: 'A'.repeat(43),
  done: true,
  error: 'x',
  id: 'A'.repeat(22),
  clientDataJSON: 'A'.repeat(22),
  authenticatorData: 'A'.repeat(50),
  signature: 'A'.repeat(90),
  attestationObject: 'A'.repeat(90),
  code: 'abcd-efgh-jkmn-pqrs-tuvw-xyz2',
  name: 'Telefon',
  ...ANSWERS,
};

const QUERY_NAMES =
  'szukaj tag strona q kategoria poziom cena certyfikat sortuj auth powrot wymagane token error session_id purchase_status a b run code state'.split(
    ' ',
  );

const HEADERS = [
  'User-Agent',
  'Accept',
  'Accept-Language',
  'Referer',
  'Last-Event-ID',
  'If-None-Match',
  'Range',
];
const PROXY_HEADERS = [
  'X-Forwarded-Host',
  'X-Forwarded-For',
  'X-HTTP-Method-Override',
  'Forwarded',
  'Authorization',
];
const COOKIES = [
  'session',
  'snapshot',
  'device',
  'half',
  'challenge',
  'return',
  '__Host-session',
  'authjs.state',
  'authjs.callback-url',
];

export const HOSTILE_TARGETS: readonly HostileTarget[] = [
  ...apiTable.flatMap((row) => [...fieldTargets(row), ...parameterTargets(row), ...queryTargets(row)]),
  ...pageTable.flatMap(pagePaths).flatMap(pageTargets),
  ...PLAIN_FORMS.map(formTarget),
  { name: 'a path', send: (person, text) => person.fetch(`/${inPath(text)}`) },
  { name: 'a path of the API', send: (person, text) => person.fetch(`/api/${inPath(text)}`) },
  { name: 'a path of assets', send: (person, text) => person.fetch(`/assets/${inPath(text)}`) },
  ...[...HEADERS, ...PROXY_HEADERS].map((name) => ({
    name: `header ${name}`,
    send: (person: Visitor, text: string) =>
      person.fetch('/dashboard', { headers: { [name]: inHeader(text) } }),
  })),
  ...COOKIES.map((name) => ({
    name: `cookie ${name}`,
    send: (person: Visitor, text: string) =>
      person.fetch('/', { headers: { Cookie: `${person.cookie}; ${name}=${inHeader(text)}` } }),
  })),
];

/** Signing out and the like take no text, and end what the others need. */
function fieldTargets(row: ApiRow): HostileTarget[] {
  if (row.method === 'GET' || row.body !== 'json') return [];
  const shapes = choicesOf(row.schema?.() ?? null).map(fieldsOf);
  return shapes.flatMap((fields) => {
    // Of several shapes the others' fields would be taken in place of these.
    const base =
      shapes.length === 1 ? FIELDS : Object.fromEntries(fields.map((name) => [name, FIELDS[name]]));
    return fields.map((field) => ({
      name: `${row.method} ${row.path} ${field}`,
      send: (person: Visitor, text: string) =>
        person.post(row.path.replaceAll(/:\w+/g, '0'), { ...base, [field]: text }, { method: row.method }),
    }));
  });
}

/** The shapes of which a body has one. */
function choicesOf(schema: unknown): unknown[] {
  if (typeof schema === 'object' && schema !== null && 'options' in schema && Array.isArray(schema.options))
    return schema.options;
  return [schema];
}

/** Where a call that only reads may look for more than its path says, such as the way back from Google. */
function queryTargets(row: ApiRow): HostileTarget[] {
  if (row.method !== 'GET') return [];
  const path = row.path.replaceAll(/:\w+/g, '0');
  return [{ name: `query of ${row.path}`, send: (person, text) => person.fetch(`${path}?${queryOf(text)}`) }];
}

function queryOf(text: string): string {
  return new URLSearchParams(QUERY_NAMES.map((name) => [name, text.toWellFormed()])).toString();
}

function parameterTargets(row: ApiRow): HostileTarget[] {
  const names = Array.from(row.path.matchAll(/:(\w+)/g), ([, name = '']) => name);
  return names.map((name) => ({
    name: `${row.method} ${row.path} :${name}`,
    send: (person, text) => {
      const path = row.path.replace(`:${name}`, inPath(text)).replaceAll(/:\w+/g, '0');
      return row.method === 'GET' ? person.fetch(path) : person.post(path, FIELDS, { method: row.method });
    },
  }));
}

function pageTargets(path: string): HostileTarget[] {
  const filled = path.replaceAll(/:\w+/g, 'x');
  return [
    ...(path === filled
      ? []
      : [
          {
            name: `page ${path}`,
            send: (person: Visitor, text: string) => person.fetch(path.replaceAll(/:\w+/g, inPath(text))),
          },
        ]),
    { name: `query of ${path}`, send: (person, text) => person.fetch(`${filled}?${queryOf(text)}`) },
    {
      name: `raw query of ${path}`,
      send: (person, text) => person.fetch(`${filled}?szukaj=${inPath(text)}&q`),
    },
    {
      name: `form of ${path}`,
      send: (person, text) => {
        const fields = [
          'step',
          'state',
          'skill',
          'done',
          'dueOn',
          'zamiar',
          'from',
          'years',
          ...Object.keys(FIELDS),
        ];
        const body = new URLSearchParams(fields.map((name) => [name, text.toWellFormed()])).toString();
        const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
        return person.post(filled, body, { headers });
      },
    },
  ];
}

function formTarget({ path, fixed, fields }: PlainForm): HostileTarget {
  return {
    name: `form of ${path} ${[...Object.values(fixed), ...fields].join('+')}`,
    send(person, text) {
      const hostile = Object.fromEntries(fields.map((name) => [name, text.toWellFormed()]));
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      return person.post(path, new URLSearchParams({ ...fixed, ...hostile }).toString(), { headers });
    },
  };
}

function pagePaths({ path, index, children = [] }: RouteConfigEntry): string[] {
  const own = path === '*' || (path === undefined && index !== true) ? [] : [`/${path ?? ''}`];
  // Signing out ends the session that the others need.
  return [...own.filter((one) => one !== '/wyloguj'), ...children.flatMap(pagePaths)];
}

/** The names of an object's fields, also behind checks and transformations. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('shape' in schema && typeof schema.shape === 'object' && schema.shape !== null)
    return Object.keys(schema.shape);
  const { in: before, out: after, def } = schema as Record<'in' | 'out' | 'def', unknown>;
  // Both sides of two shapes that hold at once.
  const { left, right } = typeof def === 'object' && def !== null ? (def as Record<string, unknown>) : {};
  return [before, after, left, right].flatMap(fieldsOf);
}

/** What is escaped stays so, and what can't stand in an address is. */
function inPath(text: string): string {
  return encodeURI(text.toWellFormed())
    .replaceAll(/%25([0-9a-f]{2}|zz|$)/gi, '%$1')
    .replaceAll(/[?#]/g, encodeURIComponent);
}

/** Bytes as a header can carry them: Latin-1 without control characters. */
function inHeader(text: string): string {
  const bytes = Buffer.from(text.toWellFormed()).filter((byte: number) => byte >= 0x20 && byte !== 0x7f);
  return Buffer.from(bytes).toString('latin1').trim();
}
