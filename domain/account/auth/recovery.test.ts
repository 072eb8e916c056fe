import { expect, test } from 'vitest';
import { FRESH_AUTH_MS } from './session-life.ts';
import {
  endableByMail,
  KEY_UNDO_MS,
  mayChangeKeys,
  proofForKeys,
  RECOVERY_OPEN_MS,
  RECOVERY_WAIT_MS,
  recoveryState,
} from './recovery.ts';

const NOW = 1_800_000_000_000;
const NONE = { hasKeys: false, hasSecondFactor: false, hasRole: false };

test.each([
  [NONE, 'fresh'],
  [{ ...NONE, hasKeys: true }, 'factor'],
  [{ ...NONE, hasSecondFactor: true }, 'factor'],
  [{ ...NONE, hasRole: true }, 'enrolment'],
  [{ ...NONE, hasRole: true, hasKeys: true }, 'factor'],
] as const)('the keys of %j are changed by a proof that is %s', (ground, proof) => {
  expect(proofForKeys(ground)).toBe(proof);
});

test.each([
  [NONE, 0, 0, true],
  [NONE, FRESH_AUTH_MS, 0, true],
  [NONE, FRESH_AUTH_MS + 1, 0, false],
  [{ ...NONE, hasKeys: true }, 0, NOW, false],
  [{ ...NONE, hasKeys: true }, 0, 0, true],
  [{ ...NONE, hasKeys: true }, 0, FRESH_AUTH_MS, true],
  [{ ...NONE, hasKeys: true }, 0, FRESH_AUTH_MS + 1, false],
  [{ ...NONE, hasRole: true }, 0, NOW, false],
  [{ ...NONE, hasRole: true }, 0, 0, true],
] as const)(
  'of %j, a proof %i ms ago and a key %i ms ago may change keys: %s',
  (ground, proof, factor, may) => {
    expect(mayChangeKeys(ground, { freshAuthAt: NOW - proof, factorAt: NOW - factor }, NOW)).toBe(may);
  },
);

test.each([
  ['off', null, [1, NOW], [], { keysAddedAt: [1, NOW], codesMadeAt: [], secondFactor: false }],
  [
    'on for just so long',
    NOW - KEY_UNDO_MS,
    [1, NOW],
    [NOW],
    { keysAddedAt: [1, NOW], codesMadeAt: [NOW], secondFactor: true },
  ],
  [
    'on for longer',
    NOW - KEY_UNDO_MS - 1,
    [1, NOW - KEY_UNDO_MS - 1, NOW - KEY_UNDO_MS, NOW],
    [NOW - KEY_UNDO_MS],
    { keysAddedAt: [NOW - KEY_UNDO_MS, NOW], codesMadeAt: [NOW - KEY_UNDO_MS], secondFactor: false },
  ],
  [
    'on for longer than any key, with codes as old',
    NOW - KEY_UNDO_MS - 1,
    [NOW - KEY_UNDO_MS],
    [NOW - KEY_UNDO_MS - 1],
    { keysAddedAt: [NOW - KEY_UNDO_MS], codesMadeAt: [], secondFactor: false },
  ],
  [
    'on for longer than any key or code',
    NOW - KEY_UNDO_MS - 1,
    [NOW - KEY_UNDO_MS, NOW],
    [NOW],
    { keysAddedAt: [], codesMadeAt: [], secondFactor: false },
  ],
])(
  'where the second factor is %s, a reset by mail ends what it may',
  (_, secondFactorAt, keysAddedAt, codesMadeAt, ends) => {
    expect(endableByMail({ secondFactorAt, keysAddedAt, codesMadeAt }, NOW)).toEqual(ends);
  },
);

test.each([
  [0, 'waits'],
  [RECOVERY_WAIT_MS - 1, 'waits'],
  [RECOVERY_WAIT_MS, 'open'],
  [RECOVERY_WAIT_MS + RECOVERY_OPEN_MS - 1, 'open'],
  [RECOVERY_WAIT_MS + RECOVERY_OPEN_MS, 'over'],
])('after %i ms a way back at the desk %s', (ms, state) => {
  expect(recoveryState(NOW, NOW + ms)).toBe(state);
});
