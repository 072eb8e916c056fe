// The key ring of the variables, for commands that need no other configuration (docs/operations.md 'Keys').
import { keyRing, type KeyRing } from '#worker/auth/keys.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Null = there is no AUTH_SECRET. */
export function keyRingOf(environment: Environment): KeyRing | null {
  const { AUTH_SECRET: current } = environment;
  return current === undefined ? null : keyRing(current, retiringOf(environment));
}

export function retiringOf({ AUTH_SECRETS_RETIRING: retiring = '' }: Environment): string[] {
  if (retiring === '' || retiring === 'off') return [];
  return retiring.split(',').map(decodeURIComponent);
}
