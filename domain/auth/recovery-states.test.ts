// docs/security.md 'Ways in and out' as a model: a thief who has the password does what an account lets them, in any order and for any time, and
// goes on while the owner, who has the mailbox and whatever keys they had, walks the way back. Who may do what the real rules say.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADDRESS_UNDO_MS } from './address-change.ts';
import { endableByMail, KEY_UNDO_MS, mayChangeKeys, RECOVERY_WAIT_MS, recoveryState } from './recovery.ts';

type Who = 'owner' | 'thief';
type Key = { by: Who; addedAt: number };
type Ways = { keys: readonly Key[]; secondFactorAt: number | null };
type Session = { freshAuthAt: number; factorAt: number };

const HOUR_MS = 3_600_000;

class Account {
  now = 1_000 * HOUR_MS;
  keys: readonly Key[];
  secondFactorAt: number | null;
  codesOf: Who | null = null;
  knowsPassword: ReadonlySet<Who> = new Set(['owner', 'thief']);
  mailbox: Who = 'owner';
  addressUndoneUntil = 0;
  sessions = new Map<Who, Session>();
  undos: { at: number; before: Ways }[] = [];
  recoveryAskedAt: number | null = null;
  readonly hasRole: boolean;

  constructor(start: { keys: number; hasSecondFactor: boolean; hasRole: boolean }) {
    const long = this.now - 500 * HOUR_MS;
    this.keys = Array.from({ length: start.keys }, () => ({ by: 'owner', addedAt: long }));
    this.secondFactorAt = start.hasSecondFactor && start.keys > 0 ? long : null;
    if (this.secondFactorAt !== null) this.codesOf = 'owner';
    this.hasRole = start.hasRole;
  }

  signIn(who: Who, by: 'password' | 'key'): boolean {
    const hasKey = this.keys.some((key) => key.by === who);
    const hasFactor = hasKey || this.codesOf === who;
    const isIn =
      by === 'key' ? hasKey : this.knowsPassword.has(who) && (this.secondFactorAt === null || hasFactor);
    const isFactor = by === 'key' || this.secondFactorAt !== null;
    if (isIn) this.sessions.set(who, { freshAuthAt: this.now, factorAt: isFactor ? this.now : 0 });
    return isIn;
  }

  mayChangeKeys(who: Who): boolean {
    const session = this.sessions.get(who);
    const ground = {
      hasKeys: this.keys.length > 0,
      hasSecondFactor: this.secondFactorAt !== null,
      hasRole: this.hasRole,
    };
    return session !== undefined && mayChangeKeys(ground, session, this.now);
  }

  changeKeys(who: Who, changed: Partial<Ways>): void {
    if (!this.mayChangeKeys(who)) return;
    this.undos.push({ at: this.now, before: { keys: this.keys, secondFactorAt: this.secondFactorAt } });
    Object.assign(this, changed);
    if (this.keys.length === 0) this.secondFactorAt = null;
    if (this.secondFactorAt === null) this.codesOf = null;
    else if (changed.secondFactorAt !== undefined) this.codesOf = who;
  }

  /** The letter that both the owner's mailbox and nobody else has. */
  liveUndo() {
    return this.mailbox === 'owner' ? this.undos.find(({ at }) => this.now < at + KEY_UNDO_MS) : undefined;
  }

  isMailboxTaken(): boolean {
    return this.mailbox === 'thief';
  }

  shutOut(): void {
    this.knowsPassword = new Set();
    this.sessions.clear();
    this.undos = [];
    this.recoveryAskedAt = null;
  }

  setPassword(who: Who): void {
    this.knowsPassword = new Set([who]);
  }
}

type Deed = (account: Account) => void;

class Step implements fc.Command<object, Account> {
  readonly name: string;
  readonly deed: Deed;
  constructor(name: string, deed: Deed) {
    this.name = name;
    this.deed = deed;
  }
  check = () => true;
  run(_: object, account: Account): void {
    this.deed(account);
  }
  toString = () => this.name;
}

const THIEF: Record<string, Deed> = {
  'signs in': () => {},
  'adds a key': (account) =>
    account.changeKeys('thief', { keys: [...account.keys, { by: 'thief', addedAt: account.now }] }),
  'removes the owner’s keys': (account) =>
    account.changeKeys('thief', { keys: account.keys.filter(({ by }) => by === 'thief') }),
  'removes their own keys': (account) =>
    account.changeKeys('thief', { keys: account.keys.filter(({ by }) => by === 'owner') }),
  'turns the second factor on': (account) => {
    if (account.keys.length > 0)
      account.changeKeys('thief', { secondFactorAt: account.secondFactorAt ?? account.now });
  },
  'turns the second factor off': (account) => account.changeKeys('thief', { secondFactorAt: null }),
  'changes the password': (account) => {
    if (account.sessions.has('thief') && account.knowsPassword.has('thief')) account.setPassword('thief');
  },
  'changes the address': (account) => {
    if (!account.sessions.has('thief') || account.isMailboxTaken()) return;
    account.mailbox = 'thief';
    account.addressUndoneUntil = account.now + ADDRESS_UNDO_MS;
    account.undos = [];
    account.recoveryAskedAt = null;
    account.sessions.delete('owner');
  },
};

/** The owner comes before the undo of an address runs out: nobody else gets the address until then (docs/decisions.md 'Change of address'). */
function wait(account: Account, hours: number): void {
  const latest = account.isMailboxTaken() ? account.addressUndoneUntil - 1 : Infinity;
  account.now = Math.min(account.now + hours * HOUR_MS, latest);
}

/** At their best: with as fresh a proof as they can have, by their key before the password. */
const thiefStep = fc.constantFrom(
  ...Object.entries(THIEF).map(
    ([name, deed]) =>
      new Step(name, (account) => {
        if (!account.signIn('thief', 'key')) account.signIn('thief', 'password');
        deed(account);
      }),
  ),
);
const waitStep = fc
  .constantFrom(1, 71, 72, 73, 200)
  .map((hours) => new Step(`waits ${hours} h`, (account) => wait(account, hours)));

const start = fc.record({
  keys: fc.constantFrom(0, 0, 1, 2),
  hasSecondFactor: fc.boolean(),
  hasRole: fc.constantFrom(false, false, true),
});

const out = (account: Account) =>
  !account.sessions.has('thief') &&
  !account.signIn('thief', 'password') &&
  !account.signIn('thief', 'key') &&
  account.codesOf !== 'thief';

/** What the owner does, step by step; between two of them the thief does what they like. */
function walkBack(account: Account, thief: () => void): void {
  for (let round = 0; round < 3; round++) {
    thief();
    if (account.isMailboxTaken()) {
      // The link to the old address: everything that opens the account ends.
      expect(account.now).toBeLessThan(account.addressUndoneUntil);
      account.mailbox = 'owner';
      account.shutOut();
      Object.assign(account, { keys: [], secondFactorAt: null, codesOf: null });
      account.setPassword('owner');
    } else if (account.liveUndo() !== undefined) {
      const { before } = account.liveUndo() ?? { before: { keys: [], secondFactorAt: null } };
      Object.assign(account, before);
      if (account.secondFactorAt === null) account.codesOf = null;
      account.shutOut();
      account.setPassword('owner');
    }
    thief();
    if (account.isMailboxTaken()) continue;
    // A reset by mail that ends keys.
    const ends = endableByMail(
      { ...account, keysAddedAt: account.keys.map(({ addedAt }) => addedAt) },
      account.now,
    );
    account.keys = account.keys.filter(({ addedAt }) => !ends.keysAddedAt.includes(addedAt));
    if (ends.secondFactor) account.secondFactorAt = null;
    if (account.secondFactorAt === null) account.codesOf = null;
    account.sessions.clear();
    account.setPassword('owner');
    if (out(account) && (account.signIn('owner', 'password') || account.signIn('owner', 'key'))) return;
    // What is left is the desk.
    account.recoveryAskedAt = account.now;
    const asked = account.now;
    thief();
    account.now = account.isMailboxTaken() ? account.now : asked + RECOVERY_WAIT_MS;
    if (account.recoveryAskedAt === null || account.isMailboxTaken()) continue;
    expect(recoveryState(account.recoveryAskedAt, account.now)).toBe('open');
    account.shutOut();
    Object.assign(account, { keys: [], secondFactorAt: null, codesOf: null });
    account.setPassword('owner');
    if (out(account) && account.signIn('owner', 'password')) return;
  }
}

test('from wherever a thief with the password gets, the owner of the mailbox is in and the thief out within 72 hours', () => {
  fc.assert(
    fc.property(
      start,
      fc.commands([thiefStep, thiefStep, thiefStep, waitStep], { maxCommands: 25 }),
      fc.infiniteStream(fc.array(thiefStep, { maxLength: 4 })),
      (kind, before, later) => {
        const account = new Account(kind);
        fc.modelRun(() => ({ model: {}, real: account }), before);
        const since = account.now;
        walkBack(account, () => {
          for (const step of later.next().value ?? []) step.run({}, account);
        });
        expect(account.sessions.has('owner')).toBe(true);
        expect(out(account)).toBe(true);
        expect(account.now - since).toBeLessThanOrEqual(72 * HOUR_MS);
      },
    ),
    { numRuns: 3_000 },
  );
});

test('with the password alone nobody changes the keys of an account that has one, or a role', () => {
  fc.assert(
    fc.property(
      start,
      fc.commands([thiefStep, thiefStep, thiefStep, waitStep], { maxCommands: 25 }),
      (kind, steps) => {
        const account = new Account(kind);
        fc.modelRun(() => ({ model: {}, real: account }), steps);
        if (kind.keys > 0 || kind.hasRole)
          expect(account.keys.filter(({ by }) => by === 'thief')).toEqual([]);
        if (kind.keys > 0) expect(account.keys).toHaveLength(kind.keys);
      },
    ),
    { numRuns: 1_000 },
  );
});
