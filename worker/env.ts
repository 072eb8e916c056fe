// What the platform hands to the Worker: the variables (config/variables.ts lists them) and the bindings of wrangler.toml.
import type { Variables } from './config/variables.ts';
import type { CourseWriter } from './course-writer.ts';
import type { Generation } from './generation.ts';

type Bindings = {
  /** The files of public/. */
  ASSETS: Fetcher;
  GENERATION: DurableObjectNamespace<Generation>;
  COURSE_WRITER: DurableObjectNamespace<CourseWriter>;
  BURST_TIGHT: RateLimit;
  BURST_CALLS: RateLimit;
  BURST_PAGES: RateLimit;
  /** Where backups go, where one is configured. */
  BACKUPS?: R2Bucket;
};

export type Env = Variables & Bindings;
