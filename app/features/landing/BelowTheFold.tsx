import { TEASER_POSTS } from '#content/landing/posts.ts';
import { BlogTeaser } from './BlogTeaser.tsx';
import { FinalCall } from './FinalCall.tsx';
import { FutureJobs } from './FutureJobs.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Stories } from './Stories.tsx';

/** All of the landing page under the quiz. */
export function BelowTheFold() {
  return (
    <>
      <HowItWorks />
      <FutureJobs />
      <Stories />
      <BlogTeaser posts={TEASER_POSTS} />
      <FinalCall />
    </>
  );
}
