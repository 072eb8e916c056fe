// /dashboard/analiza/{id}: one of the person's latest five analyses.
import { data } from 'react-router';
import { servicesContext } from '../../context.ts';
import { PastAnalysis } from '../../features/history/PastAnalysis.tsx';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/past.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const read = await personalData(context.get(servicesContext).analysis.read(id), `/dashboard/analiza/${id}`);
  return data(read, read === null ? 503 : 200);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Wcześniejsza analiza – Szlak' }];
}

export default function PastAnalysisRoute({ loaderData }: Route.ComponentProps) {
  return <PastAnalysis read={loaderData} />;
}
