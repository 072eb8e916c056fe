import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../../routes/courses/library.tsx';
import { LibraryPage } from './LibraryPage.tsx';

export function LoadedLibrary() {
  const data = useRouteLoaderData<typeof loader>('routes/courses/library');
  return data === undefined ? null : <LibraryPage total={data.total} answered={data.list} />;
}
