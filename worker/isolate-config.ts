// The configuration of this isolate: variables can't change while it lives, so they are parsed once, for requests, tasks and objects alike.
// From then on only the configured services can be asked.
import { parseConfig, type Config, type ConfigResult } from './config.ts';
import type { Env } from './env.ts';
import { logWarning } from './log.ts';
import { allowOutbound } from './outbound.ts';

let parsed: ConfigResult | null = null;

export function isolateConfig(env: Env): ConfigResult {
  if (parsed !== null) return parsed;
  parsed = parseConfig(env);
  if (parsed.ok) allowOutbound(parsed.config);
  else logWarning('config', parsed.sentence);
  return parsed;
}

/** Throws where it is wrong: for objects, which only exist once a request has found it right. */
export function soundConfig(env: Env): Config {
  const result = isolateConfig(env);
  if (!result.ok) throw new Error(result.sentence);
  return result.config;
}
