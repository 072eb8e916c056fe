// /profil, for signed-in people only (application.md §2): whoever is not is led to the sign-in and back.
import { data } from 'react-router';
import { servicesContext } from '../context.ts';
import { ProfilePage } from '../features/profile/ProfilePage.tsx';
import { personalData } from '../lib/personal-data.server.ts';
import type { Route } from './+types/profile.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const profile = await personalData(context.get(servicesContext).profile(), '/profil');
  return data({ profile }, profile === null ? 503 : 200);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Ustawienia profilu – Szlak' }];
}

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  return <ProfilePage profile={loaderData.profile} />;
}
