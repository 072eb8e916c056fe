// /profil, for signed-in people only (application.md §2): whoever is not is led to the sign-in and back.
import { data, redirect } from 'react-router';
import { AppError } from '#domain/errors.ts';
import { servicesContext } from '../context.ts';
import { ProfilePage } from '../features/profile/ProfilePage.tsx';
import type { Route } from './+types/profile.ts';

export async function loader({ context }: Route.LoaderArgs) {
  try {
    const profile = await context.get(servicesContext).profile();
    if (profile === null) throw redirect('/?wymagane=logowanie&powrot=/profil');
    return { profile };
  } catch (error) {
    // The page keeps its frame, without any personal data (faults 23).
    if (error instanceof AppError && error.code === 'database-down') return data({ profile: null }, 503);
    throw error;
  }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Ustawienia profilu – Szlak' }];
}

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  return <ProfilePage profile={loaderData.profile} />;
}
