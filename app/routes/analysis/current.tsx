// /dashboard/analiza: the current analysis as a document, for signed-in people only.
import { data } from 'react-router';
import { servicesContext } from '../../context.ts';
import { CurrentAnalysis } from '../../features/analysis/document/CurrentAnalysis.tsx';
import { resultOf, loadOrUseCopy } from '../../features/local-copy/dashboard-result.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/current.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const dashboard = await personalData(
    context.get(servicesContext).analysis.dashboard(),
    '/dashboard/analiza',
  );
  return data(resultOf(dashboard), dashboard === null ? 503 : 200);
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadOrUseCopy(serverLoader);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Twoja Analiza Kariery – Szlak' }];
}

export default function Analysis({ loaderData }: Route.ComponentProps) {
  return <CurrentAnalysis result={loaderData} />;
}
