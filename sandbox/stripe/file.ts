// Keeps what the local Stripe knows in a file, as the local database keeps what the application knows: who bought Premium yesterday has it
// today. Calls, deliveries and idempotency keys are forgotten.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Collection, Kept, Order, State } from './state.ts';

type Saved = {
  /** Of an older one, some may be missing. */
  kept: { [Name in Collection]?: Kept[Name][] };
  orders: [string, Order][];
  deletedCustomers: string[];
  clockOffsetMs: number;
  count: number;
};

/** False = there was nothing to read. */
export function readState(state: State, file: string): boolean {
  if (!existsSync(file)) return false;
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Saved;
  for (const name of Object.keys(state.kept) as Collection[]) fill(state, name, saved.kept[name] ?? []);
  for (const [id, order] of saved.orders) state.orders.set(id, order);
  for (const id of saved.deletedCustomers) state.deletedCustomers.add(id);
  Object.assign(state, { clockOffsetMs: saved.clockOffsetMs, count: saved.count });
  return true;
}

function fill<Name extends Collection>(state: State, name: Name, all: Kept[Name][]): void {
  for (const one of all) state.kept[name].set(one.id, one);
}

export function writeState(state: State, file: string): void {
  const { kept, orders, deletedCustomers, clockOffsetMs, count } = state;
  const lists = Object.entries(kept).map(([name, map]) => [name, [...map.values()]]);
  const saved = {
    kept: Object.fromEntries(lists),
    orders: [...orders],
    deletedCustomers: [...deletedCustomers],
    clockOffsetMs,
    count,
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(saved));
  renameSync(`${file}.new`, file);
}
