// Pairs worth comparing, for anyone who hasn't chosen two occupations: neighbours, so that they differ in what matters
// (content/careers/moves.json 'aside').
import type { Moves } from '../advice/occupation.ts';

/** Known to everybody, of three fields; content/careers/careers.test.ts holds them to be neighbours. */
const KNOWN: readonly (readonly [string, string])[] = [
  ['ksiegowy', 'specjalista-plac'],
  ['elektryk', 'monter-fotowoltaiki'],
  ['ratownik-medyczny', 'strazak'],
];

const MOST = 3;

/** `chosen`: the one that is, if one is; its nearest come first. */
export function offeredPairs(
  chosen: string | undefined,
  moves: Readonly<Record<string, Moves | undefined>>,
): readonly (readonly [string, string])[] {
  const { aside = [], up = [], start = [] } = moves[chosen ?? ''] ?? {};
  const near = [...new Set([...aside, ...up, ...start])].slice(0, MOST);
  return chosen === undefined || near.length === 0 ? KNOWN : near.map((other) => [chosen, other] as const);
}
