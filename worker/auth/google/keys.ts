// Whether an ID token was signed by Google: its keys, from the address that its discovery document names, kept as long as their answer
// allows. Auth.js leaves this to TLS; the claims (issuer, audience, nonce, times) it checks itself. Whatever can't be checked is refused.
import { compactVerify, createLocalJWKSet, errors, type JSONWebKeySet } from 'jose';

/** What Google signs by. Any other, 'none' above all, is refused. */
const ALGORITHMS = ['RS256'];
/** Of an answer that names no age. */
const DEFAULT_AGE_SECONDS = 300;
const LONGEST_AGE_SECONDS = 24 * 60 * 60;

type Kept = { keys: JSONWebKeySet; until: number };

/** By address; plain data, since no promise of one request may be awaited by another. */
const kept = new Map<string, Kept>();

type KeySource = { address: string; fetch: typeof fetch; now: () => number };

/** Throws unless one of the issuer's present keys signed it. */
export async function checkSignature(token: string, source: KeySource): Promise<void> {
  const known = kept.get(source.address);
  const isFresh = known !== undefined && known.until > source.now();
  const keys = isFresh ? known.keys : await fetchKeys(source);
  try {
    await verify(token, keys);
  } catch (error) {
    // Keys are changed without notice: one that we don't know yet is asked for once.
    if (!isFresh || !(error instanceof errors.JWKSNoMatchingKey)) throw error;
    await verify(token, await fetchKeys(source));
  }
}

async function verify(token: string, keys: JSONWebKeySet): Promise<void> {
  await compactVerify(token, createLocalJWKSet(keys), { algorithms: ALGORITHMS });
}

async function fetchKeys({ address, fetch: ask, now }: KeySource): Promise<JSONWebKeySet> {
  const response = await ask(address);
  if (!response.ok) throw new Error(`the keys can't be read: ${response.status}`);
  const keys: JSONWebKeySet = await response.json();
  const ageSeconds = Math.min(ageOf(response.headers.get('Cache-Control')), LONGEST_AGE_SECONDS);
  kept.set(address, { keys, until: now() + ageSeconds * 1000 });
  return keys;
}

function ageOf(cacheControl: string | null): number {
  const [, age] = /\bmax-age=(\d+)/i.exec(cacheControl ?? '') ?? [];
  return age === undefined ? DEFAULT_AGE_SECONDS : Number(age);
}
