// /moje-kursy/{id}/portfolio.md: the portfolio as a file, for owners only.
import { redirect } from 'react-router';
import { findCourse } from '#content/catalogue.server.ts';
import { servicesContext } from '../../context.ts';
import { portfolioAddress } from '../../features/lessons/lesson-addresses.ts';
import { portfolioText } from '../../features/portfolio/portfolio-text.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/portfolio-file.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const course = findCourse(params.courseId);
  if (course === null) throw new Response(null, { status: 404 });
  const { courses } = context.get(servicesContext);
  const portfolio = await personalData(courses.portfolio(course.id), portfolioAddress(course.id));
  // The page says so.
  if (portfolio === null) throw redirect(portfolioAddress(course.id));
  if (!portfolio.isOwned) throw redirect(`/kursy/${course.id}`);
  return new Response(portfolioText(course.title, portfolio.entries), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Disposition': `attachment; filename="szlak-portfolio-${course.id}.md"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
