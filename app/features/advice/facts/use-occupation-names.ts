// The names of occupations, fetched when a sheet of facts is shown: for the browser's own suggestions, and in the quiz for finding
// what was typed. Without them the fields still work.
import { useEffect, useState } from 'react';
import type { OccupationName } from '#domain/advice/occupation-names.ts';
import { callApi } from '../../../lib/call-api.ts';

let fetching: Promise<readonly OccupationName[]> | null = null;

/** An empty list if it can't be had; then the next one who asks tries again. */
export function fetchOccupations(): Promise<readonly OccupationName[]> {
  return (fetching ??= callApi<OccupationName[]>('GET', '/api/occupations').then((result) => {
    if (result.ok) return result.body;
    fetching = null;
    return [];
  }));
}

export function useOccupationNames(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isHere = true;
    void fetchOccupations().then((list) => {
      if (isHere) setNames(list.map(({ name, everydayName }) => everydayName ?? name));
    });
    return () => {
      isHere = false;
    };
  }, []);
  return names;
}
