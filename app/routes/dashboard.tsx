// /dashboard, for signed-in people only (application.md §2): whoever is not is led to the sign-in and back.
import { data, redirect } from 'react-router';
import { AppError } from '#domain/errors.ts';
import { servicesContext } from '../context.ts';
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import type { Route } from './+types/dashboard.ts';

export async function loader({ context }: Route.LoaderArgs) {
  try {
    const dashboard = await context.get(servicesContext).dashboard();
    if (dashboard === null) throw redirect('/?wymagane=logowanie&powrot=/dashboard');
    return { dashboard };
  } catch (error) {
    // The page keeps its frame, without any personal data (faults 23).
    if (error instanceof AppError && error.code === 'database-down') return data({ dashboard: null }, 503);
    throw error;
  }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Twoja Ścieżka – Szlak' }];
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage dashboard={loaderData.dashboard} />;
}
