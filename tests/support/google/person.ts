// New accounts at the local Google.
import type { GooglePerson, LocalGoogle } from '#sandbox/google/server.ts';

let people = 0;

export function googlePerson(
  google: LocalGoogle,
  person: { email?: string; isVerified?: boolean } = {},
): GooglePerson {
  const sub = `2${String(++people).padStart(20, '0')}`;
  const email = person.email ?? `google-${people}-${crypto.randomUUID().slice(0, 8)}@gmail.example`;
  const full = { sub, email, isVerified: person.isVerified ?? true, name: 'Zofia Żółć', note: '' };
  google.addPerson(full);
  return full;
}
