import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../routes/library.tsx';
import { LibraryPage } from './LibraryPage.tsx';

export function LoadedLibrary() {
  const data = useRouteLoaderData<typeof loader>('routes/library');
  return data === undefined ? null : <LibraryPage total={data.total} answered={data.list} />;
}
