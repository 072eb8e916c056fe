// /dashboard/analiza: the current analysis as a document, for signed-in people only.
import { servicesContext } from '../context.ts';
import { AnalysisDocument } from '../features/analysis/AnalysisDocument.tsx';
import { NoAnalysis } from '../features/analysis/NoAnalysis.tsx';
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { personalData } from '../lib/personal-data.server.ts';
import type { Route } from './+types/analysis.ts';

export function loader({ context }: Route.LoaderArgs) {
  return personalData(context.get(servicesContext).dashboard(), '/dashboard/analiza');
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Twoja Analiza Kariery – Szlak' }];
}

export default function Analysis({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <DashboardPage dashboard={null} />;
  const { current } = loaderData;
  return current === null ? <NoAnalysis /> : <AnalysisDocument stored={current} />;
}
