// docs/security.md 'Ways in and out' as a model: a thief who has the password does what an account lets them, in any order and for any time, and
// goes on while the owner, who has the mailbox and whatever keys they had, walks the way back. Who may do what the real rules say.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADDRESS_UNDO_MS } from './mailed-token.ts';
import { endableByMail, KEY_UNDO_MS, mayChangeKeys, RECOVERY_WAIT_MS, recoveryState } from './recovery.ts';

type Who = 'owner' | 'thief';
type Key = { by: Who; addedAt: number };
type Codes = { by: Who; madeAt: number };
type Ways = { keys: readonly Key[]; secondFactorAt: number | null };
type Session = { freshAuthAt: number; factorAt: number };

const HOUR_MS = 3_600_000;

class Account {
  now = 1_000 * HOUR_MS;
  keys: readonly Key[];
  secondFactorAt: number | null;
  codes: Codes | null = null;
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
    if (this.secondFactorAt !== null) this.codes = { by: 'owner', madeAt: long };
    this.hasRole = start.hasRole;
  }

  signIn(who: Who, by: 'password' | 'key'): boolean {
    const hasKey = this.keys.some((key) => key.by === who);
    const hasFactor = hasKey || this.codes?.by === who;
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
    if (this.secondFactorAt === null) this.codes = null;
    else if (changed.secondFactorAt !== undefined) this.codes = { by: who, madeAt: this.now };
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

  undo(): void {
    const first = this.liveUndo();
    if (first === undefined) return;
    Object.assign(this, first.before);
    if (this.secondFactorAt === null || (this.codes !== null && this.codes.madeAt >= first.at))
      this.codes = null;
    this.shutOut();
  }

  /** A reset by mail with the box ticked, as db/account/commands/tokens.ts has it. */
  resetEndingKeys(): void {
    const since = this.now - KEY_UNDO_MS;
    const isSettled = this.secondFactorAt !== null && this.secondFactorAt < since;
    const keysAddedAt = this.keys.map(({ addedAt }) => addedAt);
    const codesMadeAt = this.codes === null ? [] : [this.codes.madeAt];
    const ends = endableByMail({ ...this, keysAddedAt, codesMadeAt }, this.now);
    this.keys = this.keys.filter(({ addedAt }) => !ends.keysAddedAt.includes(addedAt));
    if (this.codes !== null && ends.codesMadeAt.includes(this.codes.madeAt)) this.codes = null;
    if (ends.secondFactor) this.secondFactorAt = null;
    if (this.secondFactorAt === null) this.codes = null;
    if (!isSettled) this.undos = [];
    this.sessions.clear();
    this.setPassword('owner');
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
  'puts a new key in place of all others': (account) =>
    account.changeKeys('thief', { keys: [{ by: 'thief', addedAt: account.now }] }),
  'turns the second factor on, or makes new codes': (account) => {
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
  account.codes?.by !== 'thief';

type Order = { isUndoFirst: boolean; isBoxLeftTicked: boolean };

/** What the owner does, step by step; between two of them the thief does what they like. */
function walkBack(account: Account, order: Order, thief: () => void): void {
  for (let round = 0; round < 3; round++) {
    thief();
    if (account.isMailboxTaken()) {
      // The link to the old address: everything that opens the account ends.
      expect(account.now).toBeLessThan(account.addressUndoneUntil);
      account.mailbox = 'owner';
      account.shutOut();
      Object.assign(account, { keys: [], secondFactorAt: null, codes: null });
      account.setPassword('owner');
    } else if (order.isUndoFirst && account.liveUndo() !== undefined) {
      account.undo();
      // The page of the undo asks for a password, and has the box ticked where a key is left.
      if (order.isBoxLeftTicked && account.keys.length > 0) account.resetEndingKeys();
      account.setPassword('owner');
      if (order.isBoxLeftTicked && account.secondFactorAt === null) expect(out(account)).toBe(true);
    }
    thief();
    if (account.isMailboxTaken()) continue;
    account.resetEndingKeys();
    if (account.secondFactorAt !== null) expect(account.keys.length > 0 || account.codes !== null).toBe(true);
    // A letter that still lies in the mailbox is pressed, too, and the box of its page unticked.
    if (!order.isUndoFirst && account.liveUndo() !== undefined) {
      account.undo();
      account.setPassword('owner');
      if (account.secondFactorAt === null) expect(out(account)).toBe(true);
    }
    if (out(account) && (account.signIn('owner', 'password') || account.signIn('owner', 'key'))) return;
    // What is left is the desk.
    account.recoveryAskedAt = account.now;
    const asked = account.now;
    thief();
    account.now = account.isMailboxTaken() ? account.now : asked + RECOVERY_WAIT_MS;
    if (account.recoveryAskedAt === null || account.isMailboxTaken()) continue;
    expect(recoveryState(account.recoveryAskedAt, account.now)).toBe('open');
    account.shutOut();
    Object.assign(account, { keys: [], secondFactorAt: null, codes: null });
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
      fc.record({ isUndoFirst: fc.boolean(), isBoxLeftTicked: fc.boolean() }),
      (kind, before, later, order) => {
        const account = new Account(kind);
        fc.modelRun(() => ({ model: {}, real: account }), before);
        const since = account.now;
        walkBack(account, order, () => {
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

test('whatever is on an account and since when, a reset by mail leaves no second factor without a key or a code', () => {
  const hours = fc.constantFrom(0, 71, 72, 73, 200);
  fc.assert(
    fc.property(hours, fc.array(hours, { maxLength: 3 }), fc.option(hours), (since, keys, codes) => {
      fc.pre(keys.length > 0 || codes !== null);
      const account = new Account({ keys: 0, hasSecondFactor: false, hasRole: false });
      const ago = (age: number) => account.now - age * HOUR_MS;
      account.secondFactorAt = ago(since);
      account.keys = keys.map((age) => ({ by: 'owner', addedAt: ago(age) }));
      account.codes = codes === null ? null : { by: 'owner', madeAt: ago(codes) };
      account.resetEndingKeys();
      expect(account.secondFactorAt === null || account.keys.length > 0 || account.codes !== null).toBe(true);
    }),
  );
});
