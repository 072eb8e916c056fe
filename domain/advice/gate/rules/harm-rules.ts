// What is said of suicide, its means, self-harm, farewells and violence at home.
import type { CrisisRule } from './crisis-rule.ts';

const HURT_TO_FEEL: CrisisRule = {
  all: ['HURTING_ONESELF', 'TO_FEEL'],
  within: 6,
  unlessAnywhere: ['SPORT', 'GAME', 'STORY', 'HELPERS'],
  mayBeNegated: true,
};

const AT_A_RAILING: CrisisRule = {
  all: ['RAILING', 'AT_THE_EDGE', 'HELD_BACK'],
  within: 6,
  unless: ['WORK'],
  unlessAnywhere: ['SPORT', 'STORY'],
  mayBeNegated: true,
};

/** Who inspects a bridge looks down from it, too: only the tears, the doubt and what held one back are of oneself. */
const LOOKING_DOWN: CrisisRule = {
  ...AT_A_RAILING,
  all: ['RAILING', 'AT_THE_EDGE', 'DOWN'],
  unlessAnywhere: ['SPORT', 'STORY', 'BRIDGE_WORK'],
};

/** So plain, or so suddenly broken off, that a number stands beside it however little the sentence sounds like danger. */
export const TELLING_RULES: readonly CrisisRule[] = [
  HURT_TO_FEEL,
  AT_A_RAILING,
  { ...AT_A_RAILING, all: ['RAILING', 'AT_THE_EDGE', 'WONDERING'] },
  { ...AT_A_RAILING, all: ['RAILING', 'AT_THE_EDGE', 'DOWN'] },
  {
    all: ['BROKEN_OFF', 'AT_THE_EDGE'],
    within: 4,
    unless: ['WORK'],
    unlessAnywhere: ['SPORT', 'STORY', 'MACHINE'],
  },
];

export const HARM_RULES: readonly CrisisRule[] = [
  { all: ['PLAINLY'], unlessAnywhere: ['PREVENTION'] },
  { all: ['I_WILL_CRASH', 'INTO_OBSTACLE'], within: 2, unlessAnywhere: ['STORY'], mayBeNegated: true },
  { all: ['TAKES_PILLS', 'HANDFUL'], within: 2, unlessAnywhere: ['HELPERS'], mayBeNegated: true },
  {
    all: ['ASKING', 'KILLING', 'SOMEBODY'],
    within: 2,
    unless: ['STORY', 'GAME', 'OTHER_PEOPLE'],
    mayBeNegated: true,
  },
  {
    all: ['JUMPING', 'HIGH_PLACE'],
    within: 4,
    unlessAnywhere: ['SPORT', 'STORY', 'WORK', 'HELPERS'],
    mayBeNegated: true,
  },
  { all: ['TAKING_AWAY', 'TO_ONESELF', 'LIFE'], within: 3, unless: ['OTHER_PEOPLE'], mayBeNegated: true },
  { all: ['KILLING', 'ONESELF'], within: 1, unless: ['ALMOST', 'STORY', 'OTHER_PEOPLE'], mayBeNegated: true },
  {
    all: ['KILLED', 'ONESELF'],
    within: 1,
    unless: ['ALMOST', 'OTHER_PEOPLE'],
    unlessAnywhere: ['STORY', 'HELPERS'],
    mayBeNegated: true,
  },
  {
    all: ['SHOOTING', 'TO_ONESELF', 'IN_THE_HEAD'],
    within: 2,
    unless: ['ACCIDENT', 'WORK'],
    unlessAnywhere: ['STORY'],
    mayBeNegated: true,
  },
  {
    all: ['HANGING', 'ONESELF'],
    within: 1,
    unless: ['ALMOST', 'STORY', 'MACHINE', 'OTHER_PEOPLE', 'SPORT'],
    mayBeNegated: true,
  },
  {
    all: ['CUTTING', 'ONESELF'],
    within: 1,
    unless: ['ACCIDENT', 'MACHINE', 'OTHER_PEOPLE'],
    mayBeNegated: true,
  },
  {
    all: ['WOUNDING', 'BODY'],
    within: 3,
    unless: ['ACCIDENT', 'MACHINE', 'WORK', 'OTHER_PEOPLE'],
    unlessAnywhere: ['HELPERS'],
    mayBeNegated: true,
  },
  HURT_TO_FEEL,
  { all: ['THEY_CUT', 'ONESELF', 'PEOPLE'], within: 4, unless: ['MACHINE'], mayBeNegated: true },
  { all: ['DOING_SOMETHING_TO_ONESELF'], unless: ['ACCIDENT'], mayBeNegated: true },
  { all: ['DOING', 'TO_ONESELF', 'HARM'], within: 2, unless: ['ACCIDENT'], mayBeNegated: true },
  {
    all: ['MY_OWN', 'SUICIDE'],
    within: 3,
    inOrder: true,
    unless: ['PREVENTION', 'STORY', 'OTHER_PEOPLE'],
    mayBeNegated: true,
  },
  { all: ['SUICIDE', 'KIN'], within: 5, unless: ['PREVENTION', 'STORY', 'OTHER_PEOPLE'], mayBeNegated: true },
  {
    all: ['SUICIDE'],
    unless: ['WORKING_WITH', 'BUSINESS', 'OTHER_PEOPLE'],
    unlessAnywhere: ['HELPERS', 'STORY'],
    mayBeNegated: true,
  },
  { all: ['SELF_HARM', 'I'], within: 3, unless: ['PREVENTION', 'STORY', 'HELPERS'], mayBeNegated: true },
  {
    all: ['SELF_HARM'],
    unless: ['WORKING_WITH', 'MACHINE', 'ACCIDENT', 'WORK'],
    unlessAnywhere: ['HELPERS', 'STORY'],
    mayBeNegated: true,
  },
  { all: ['JUMPING', 'FROM_HIGH_UP'], within: 3, unlessAnywhere: ['SPORT', 'STORY'], mayBeNegated: true },
  {
    all: ['THE_STEP', 'THE_EDGE', 'INTENT'],
    within: 6,
    unlessAnywhere: ['SPORT', 'STORY', 'WORK'],
    mayBeNegated: true,
  },
  {
    all: ['LEAP', 'THE_EDGE'],
    within: 6,
    unlessAnywhere: ['SPORT', 'STORY', 'WORK'],
    mayBeNegated: true,
  },
  AT_A_RAILING,
  LOOKING_DOWN,
  { all: ['COURAGE', 'THE_STEP'], within: 3, unlessAnywhere: ['SPORT', 'STORY', 'WORK'] },
  { all: ['THROWING', 'UNDER_WHEELS'], within: 3, unlessAnywhere: ['STORY', 'HELPERS'], mayBeNegated: true },
  { all: ['CRASHING', 'INTO_OBSTACLE', 'INTENT'], within: 5, unlessAnywhere: ['STORY'], mayBeNegated: true },
  {
    all: ['MEDICINES', 'SWALLOWING', 'ALL_AT_ONCE'],
    within: 5,
    unlessAnywhere: ['HELPERS'],
    mayBeNegated: true,
  },
  { all: ['SWALLOWED', 'MEDICINES'], within: 3, unlessAnywhere: ['HELPERS', 'STORY'], mayBeNegated: true },
  { all: ['OVERDOSE'], unlessAnywhere: ['HELPERS', 'STORY'], mayBeNegated: true },
  {
    all: ['RAZOR_BLADE'],
    unlessAnywhere: ['RAZOR_TRADES', 'HELPERS', 'STORY', 'MACHINE'],
    mayBeNegated: true,
  },
  { all: ['VEINS', 'TO_ONESELF'], within: 1, unlessAnywhere: ['HELPERS', 'ACCIDENT'], mayBeNegated: true },
  {
    all: ['VEINS', 'CUTTING_OPEN'],
    within: 3,
    unlessAnywhere: ['HELPERS', 'ACCIDENT', 'MACHINE'],
    mayBeNegated: true,
  },
  { all: ['NOOSE', 'NOOSE_READY'], within: 4, unlessAnywhere: ['SPORT', 'STORY'], mayBeNegated: true },
  {
    all: ['MEANS', 'PLANNING'],
    within: 5,
    unlessAnywhere: ['HELPERS', 'SPORT', 'STORY', 'WORK', 'MACHINE'],
    mayBeNegated: true,
  },
  { all: ['POISON'], unlessAnywhere: ['HELPERS', 'STORY', 'WORK'], mayBeNegated: true },
  { all: ['DESPAIR', 'MORE_DESPAIR'], within: 8, unlessAnywhere: ['WORK', 'HELPERS', 'STORY', 'BOSS'] },
  { all: ['FAREWELL'], unlessAnywhere: ['STORY', 'HELPERS'], mayBeNegated: true },
  {
    all: ['BEATING', 'HOUSEHOLD', 'ME_OR_US'],
    within: 6,
    unless: ['GAME', 'BOSS', 'STORY', 'PAST_BEATING', 'MACHINE'],
    mayBeNegated: true,
  },
  { all: ['SEXUAL_VIOLENCE'], unless: ['BOSS'], unlessAnywhere: ['HELPERS', 'STORY'], mayBeNegated: true },
  { all: ['VIOLENCE'], unless: ['BOSS', 'PAST_BEATING'], mayBeNegated: true },
];
