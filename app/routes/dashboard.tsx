// /dashboard, for signed-in people only (application.md §2): whoever is not is led to the sign-in and back.
import { servicesContext } from '../context.ts';
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { personalData } from '../lib/personal-data.server.ts';
import type { Route } from './+types/dashboard.ts';

export function loader({ context }: Route.LoaderArgs) {
  return personalData(context.get(servicesContext).dashboard(), '/dashboard');
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Twoja Ścieżka – Szlak' }];
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage dashboard={loaderData} />;
}
