import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { cardOfText } from '#domain/courses/library/card-text.ts';
import { withCards } from '#domain/courses/library/page.ts';
import type { loader } from '../../../routes/courses/library.tsx';
import { LibraryPage } from './LibraryPage.tsx';

export function LoadedLibrary() {
  const data = useRouteLoaderData<typeof loader>('routes/courses/library');
  const list = data?.list;
  const answered = useMemo(() => (list === undefined ? null : withCards(list, cardOfText)), [list]);
  return data === undefined || answered === null ? null : (
    <LibraryPage total={data.total} answered={answered} />
  );
}
