import { TEASER_POSTS } from '#content/landing/posts.ts';
import { BlogTeaser } from './sections/BlogTeaser.tsx';
import { FinalCall } from './sections/FinalCall.tsx';
import { FutureJobs } from './sections/FutureJobs.tsx';
import { HowItWorks } from './sections/HowItWorks.tsx';
import { Stories } from './sections/Stories.tsx';

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
