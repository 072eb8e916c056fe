// Each round was written after the rule, though by the same hand, measured as the rule then stood (`caughtUnseen`, `passedUnseen`), and
// used to mend it. How the rule does on sentences nobody has tried is told by these shares, not by the tests, which hold what is known.

import * as round1 from './round-1.ts';
import * as round2 from './round-2.ts';
import * as round3 from './round-3.ts';
import * as round4 from './round-4.ts';
import * as round5 from './round-5.ts';
import * as round6 from './round-6.ts';
import * as round7 from './round-7.ts';
import * as round8 from './round-8.ts';
import * as round9 from './round-9.ts';
import * as round10 from './round-10.ts';
import * as round11 from './round-11.ts';

export const HELD_OUT = [
  { ...round1, caughtUnseen: 0.617, passedUnseen: 0.975 },
  { ...round2, caughtUnseen: 0.654, passedUnseen: 0.963 },
  { ...round3, caughtUnseen: 0.815, passedUnseen: 0.988 },
  { ...round4, caughtUnseen: 0.802, passedUnseen: 0.988 },
  { ...round5, caughtUnseen: 0.901, passedUnseen: 0.95 },
  { ...round6, caughtUnseen: 0.927, passedUnseen: 0.975 },
  { ...round7, caughtUnseen: 0.866, passedUnseen: 0.95 },
  { ...round8, caughtUnseen: 0.855, passedUnseen: 0.889 },
  { ...round9, caughtUnseen: 0.863, passedUnseen: 0.963 },
  { ...round10, caughtUnseen: 0.85, passedUnseen: 1.0 },
  { ...round11, caughtUnseen: 0.9, passedUnseen: 1.0 },
];

/** Seen, and still missed: only the words around them could tell. A model that reads along may. */
export const OUT_OF_REACH: string[] = [
  'już nic mnie tu nie trzyma',
  'napisałem już list do rodziny, zostało tylko to zrobić',
  'babcia prosi, żeby ją zabić, nie daję rady',
];
