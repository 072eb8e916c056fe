import type { LandingFigure } from '#domain/site/landing/figures.ts';
import { TEASER_POSTS } from '#content/landing/posts.ts';
import { BlogTeaser } from './sections/BlogTeaser.tsx';
import { Examples } from './sections/Examples.tsx';
import { FinalCall } from './sections/FinalCall.tsx';
import { FutureJobs } from './sections/FutureJobs.tsx';
import { HowItWorks } from './sections/HowItWorks.tsx';
import { Price } from './sections/Price.tsx';
import { SampleAnalysis } from './sections/SampleAnalysis.tsx';
import { Trust } from './sections/Trust.tsx';

/** All of the landing page under the hero, in the order of a visitor's questions. */
export function BelowTheFold({ figures }: { figures: readonly LandingFigure[] }) {
  return (
    <>
      <SampleAnalysis />
      <HowItWorks />
      <Trust figures={figures} />
      <FutureJobs />
      <Price />
      <Examples />
      <BlogTeaser posts={TEASER_POSTS} />
      <FinalCall />
    </>
  );
}
