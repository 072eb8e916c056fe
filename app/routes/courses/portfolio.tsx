// /moje-kursy/{id}/portfolio, for owners only: what they have written in the course's exercises.
import { data, redirect } from 'react-router';
import { findCourse } from '#content/catalogue.server.ts';
import { readPortfolio } from '#worker/services/courses/portfolio.ts';
import { scopeContext } from '../../context.ts';
import { portfolioAddress } from '../../features/courses/portfolio/addresses.ts';
import { ReaderAway } from '../../features/courses/lessons/reader/ReaderAway.tsx';
import { PortfolioPage } from '../../features/courses/portfolio/PortfolioPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/portfolio.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = findCourse(params.courseId);
  if (found === null) throw new Response(null, { status: 404 });
  const { id, title } = found;
  const scope = context.get(scopeContext);
  const portfolio = await personalData(readPortfolio(scope, id), portfolioAddress(id));
  if (portfolio === null) return data({ course: { id, title }, portfolio }, 503);
  if (!portfolio.isOwned) throw redirect(`/kursy/${id}`);
  return data({ course: { id, title }, portfolio });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData === undefined ? [] : [{ title: `Portfolio: ${loaderData.course.title} – Szlak` }];
}

export default function PortfolioRoute({ loaderData: { course, portfolio } }: Route.ComponentProps) {
  if (portfolio === null) return <ReaderAway title={course.title} />;
  return <PortfolioPage course={course} {...portfolio} />;
}
