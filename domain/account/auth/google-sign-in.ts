// What a sign-in with Google leads to (docs/decisions.md 'Google account whose address is already registered', docs/faults.md 43). The
// specification is silent on an unverified address nobody has registered: it opens nothing either, since its owner may yet come.

type GoogleClaim = {
  /** Normalised; null = Google told none. */
  email: string | null;
  /** Google says that the address is this person's. */
  isVerified: boolean;
};

export type KnownPeople = {
  /** Whose Google account this is already. */
  linkedPersonId: string | null;
  /** Who is registered with the claimed address. */
  registered: { personId: string; isConfirmed: boolean; hasOtherGoogle: boolean } | null;
};

export type GoogleSignIn =
  | { kind: 'sign-in'; personId: string }
  | { kind: 'link'; personId: string }
  /** Somebody may have registered the address in advance: their password and sessions end as the owner comes. */
  | { kind: 'take-over'; personId: string }
  | { kind: 'create'; email: string }
  | { kind: 'refuse'; reason: GoogleRefusal };

/** 'unverified': not proven to be theirs. 'other-account': the address is tied to another Google account. */
type GoogleRefusal = 'unverified' | 'other-account';

export function decideGoogleSignIn(claim: GoogleClaim, known: KnownPeople): GoogleSignIn {
  // Google's own id of the account counts, whatever became of the address since.
  if (known.linkedPersonId !== null) return { kind: 'sign-in', personId: known.linkedPersonId };
  if (claim.email === null || !claim.isVerified) return { kind: 'refuse', reason: 'unverified' };
  const { registered } = known;
  if (registered === null) return { kind: 'create', email: claim.email };
  if (registered.hasOtherGoogle) return { kind: 'refuse', reason: 'other-account' };
  return { kind: registered.isConfirmed ? 'link' : 'take-over', personId: registered.personId };
}
