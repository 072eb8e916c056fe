// Every limit. A burst counts per client network (CF-Connecting-IP, nothing else; domain/platform/quota/quota.ts) by a binding of
// wrangler.toml, approximate and per location. A quota counts exactly, in the database, by account or by network (docs/faults.md 42).
import type { QuotaRule } from '#domain/platform/quota/quota.ts';
import type { Env } from './env.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type BurstBinding = 'BURST_TIGHT' | 'BURST_CALLS' | 'BURST_PAGES';

type Limit = { burst: BurstBinding; retryAfterSeconds: number };

export const LIMITS = {
  /** 10 a minute: guessing passwords, farming accounts. */
  login: { burst: 'BURST_TIGHT', retryAfterSeconds: 60 },
  register: { burst: 'BURST_TIGHT', retryAfterSeconds: 60 },
  /** 10 a minute: each may send a message. */
  mail: { burst: 'BURST_TIGHT', retryAfterSeconds: 60 },
  /** 10 a minute: each hashes a password or tries a link. */
  password: { burst: 'BURST_TIGHT', retryAfterSeconds: 60 },
  /** 10 a minute: each may cost a call to the model. */
  analysis: { burst: 'BURST_TIGHT', retryAfterSeconds: 60 },
  /** 10 a minute: each asks the payment provider. */
  payment: { burst: 'BURST_TIGHT', retryAfterSeconds: 60 },
  /** 300 a minute: many people's subscriptions renew at the same hour. What is refused, the provider tells again. */
  webhook: { burst: 'BURST_PAGES', retryAfterSeconds: 60 },
  /** 10 a minute: a page that breaks again and again has said all by then. */
  logError: { burst: 'BURST_TIGHT', retryAfterSeconds: 60 },
  /** 60 a minute. */
  call: { burst: 'BURST_CALLS', retryAfterSeconds: 60 },
  /** 300 a minute. */
  page: { burst: 'BURST_PAGES', retryAfterSeconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/**
 * By account: what was typed as its address, known or not. A sign-in that succeeds gives its own uses back, and a browser from
 * which the person has signed in before isn't held to 'loginByAccount': who tries passwords can't keep the owner out.
 */
export const QUOTAS = {
  loginByAccount: { most: 10, windowMs: 15 * MINUTE_MS },
  loginByNetwork: { most: 30, windowMs: 15 * MINUTE_MS },
  registerByAccount: { most: 5, windowMs: HOUR_MS },
  registerByNetwork: { most: 20, windowMs: HOUR_MS },
  /** A block is a /24 or a /48, of which one customer may have every network. */
  registerByBlock: { most: 60, windowMs: HOUR_MS },
  forgotByAccount: { most: 5, windowMs: HOUR_MS },
  forgotByNetwork: { most: 20, windowMs: HOUR_MS },
  resendByAccount: { most: 5, windowMs: HOUR_MS },
  resendByNetwork: { most: 20, windowMs: HOUR_MS },
  /** Messages that anybody can ask for by typing an address, all kinds together (docs/decisions.md 'Ten messages a day'). */
  mailToAddress: { most: 10, windowMs: DAY_MS },
  /** Withdrawal without signing in: by the address or number that was typed, known or not. */
  withdrawBySubject: { most: 5, windowMs: DAY_MS },
  withdrawByNetwork: { most: 20, windowMs: HOUR_MS },
  /** Confirming, too: anyone who tries links. */
  linkByNetwork: { most: 30, windowMs: HOUR_MS },
  /** Wrong recovery codes, by anyone who knows the password. */
  recoveryByPerson: { most: 10, windowMs: 15 * MINUTE_MS },
  /** Wrong current passwords, by a session that may be stolen. */
  changeBySession: { most: 10, windowMs: 15 * MINUTE_MS },
  /** Sharing and verifying together: each is done once, so more are no slips. */
  referralBySession: { most: 20, windowMs: HOUR_MS },
  /** A card made, or what is on it changed. */
  cardBySession: { most: 30, windowMs: HOUR_MS },
  handOverBySession: { most: 20, windowMs: HOUR_MS },
  /** What counsellors send back. */
  replyByNetwork: { most: 20, windowMs: HOUR_MS },
  /** Certificates looked up by number: enough for an employer, too few to try numbers. */
  certificateByNetwork: { most: 60, windowMs: HOUR_MS },
  /** Structures and lessons that a person asks for before they are stored. */
  writingByPerson: { most: 60, windowMs: HOUR_MS },
  /** Each asks the model what somebody wrote. */
  readingByPerson: { most: 10, windowMs: DAY_MS },
  /** Each asks the model about an analysis, those that come to nothing among them. */
  questionByPerson: { most: 30, windowMs: DAY_MS },
  /** Each has the model write a path, those that come to nothing among them. */
  pathByPerson: { most: 10, windowMs: DAY_MS },
  /** Each has the model read an exercise, those that come to nothing among them. */
  feedbackByPerson: { most: 30, windowMs: DAY_MS },
  /** Each has the model say something in a talk, or of it: two whole ones and more. */
  talkByPerson: { most: 60, windowMs: DAY_MS },
  /** What readers say is wrong in a lesson. */
  reportBySession: { most: 20, windowMs: DAY_MS },
  /** A review written or changed. */
  reviewBySession: { most: 20, windowMs: DAY_MS },
  /** Runs that all unconfirmed accounts of a network start together, failed ones included (docs/decisions.md 'Before the address is confirmed'). */
  unconfirmedAnalysis: { most: 3, windowMs: DAY_MS },
  unconfirmedAnalysisByBlock: { most: 12, windowMs: DAY_MS },
  /** The operator's sample runs: each is paid for. */
  sampleRun: { most: 6, windowMs: HOUR_MS },
  /** What of the reports of broken pages is kept as rows. */
  reportByNetwork: { most: 60, windowMs: HOUR_MS },
  reportByNetworkDaily: { most: 200, windowMs: DAY_MS },
  /** Of all who aren't signed in together; beyond it only the line in the log is left. */
  reportByStrangers: { most: 2_000, windowMs: DAY_MS },
} as const satisfies Record<string, QuotaRule>;

/** Runs that failed and were given back, of a person in a day, before the next one has to wait (docs/decisions.md 'One run at a time'). */
export { MAX_FAILED_RUNS_A_DAY } from '#domain/payments/plan/allowance.ts';

export type QuotaName = keyof typeof QUOTAS;

/** Whether this client may go on; each limit counts by itself. */
export async function withinLimit(env: Env, name: LimitName, client: string): Promise<boolean> {
  const { success } = await env[LIMITS[name].burst].limit({ key: `${name}:${client}` });
  return success;
}
