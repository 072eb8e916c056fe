// Who may open which page of the operator's desk (docs/operations.md 'The desk').

export const DESK_ROLES = ['support', 'editor', 'owner'] as const;

export type DeskRole = (typeof DESK_ROLES)[number];

type DeskPage = { path: `/panel${string}`; name: string; roles: readonly DeskRole[] };

/** In the order of the desk's menu. The owner opens all of them. */
export const DESK_PAGES = {
  today: { path: '/panel', name: 'Dziś', roles: ['owner'] },
  errors: { path: '/panel/bledy', name: 'Błędy', roles: ['owner'] },
  runs: { path: '/panel/analizy', name: 'Analizy', roles: ['owner'] },
  people: { path: '/panel/osoby', name: 'Osoby', roles: ['support', 'owner'] },
  orders: { path: '/panel/zamowienia', name: 'Zamówienia', roles: ['support', 'owner'] },
  lessons: { path: '/panel/lekcje', name: 'Lekcje', roles: ['editor', 'owner'] },
  reviews: { path: '/panel/opinie', name: 'Opinie', roles: ['editor', 'owner'] },
  mail: { path: '/panel/poczta', name: 'Poczta', roles: ['owner'] },
  facts: { path: '/panel/fakty', name: 'Fakty', roles: ['owner'] },
  switches: { path: '/panel/przelaczniki', name: 'Przełączniki', roles: ['owner'] },
  journal: { path: '/panel/dziennik', name: 'Dziennik', roles: ['owner'] },
} as const satisfies Record<string, DeskPage>;

export type DeskPageName = keyof typeof DESK_PAGES;

export function rolesFor(page: DeskPageName): readonly DeskRole[] {
  return DESK_PAGES[page].roles;
}

export function mayOpen(role: DeskRole, page: DeskPageName): boolean {
  return rolesFor(page).includes(role);
}

/** Nobody acts on themselves, and on people with a role only the owner does, who doesn't on another owner. `role` null = none. */
export function mayActOn(
  operator: { id: string; role: DeskRole },
  person: { id: string; role: DeskRole | null },
): boolean {
  if (operator.id === person.id) return false;
  return person.role === null || (operator.role === 'owner' && person.role !== 'owner');
}

/** What the menu shows to a role. */
export function pagesOf(role: DeskRole): DeskPage[] {
  return Object.values<DeskPage>(DESK_PAGES).filter(({ roles }) => roles.includes(role));
}

/** Where a role begins. */
export function homeOf(role: DeskRole): string {
  return pagesOf(role)[0]?.path ?? '/';
}

/** How long a passkey opens the desk: a working day. What is grave asks for a fresh proof besides. */
export const DESK_PASSKEY_MS = 12 * 60 * 60_000;

/** An operator's reason stands in the security log beside the deed. */
export const MAX_REASON_LENGTH = 200;
