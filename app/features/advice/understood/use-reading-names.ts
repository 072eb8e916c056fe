// The names of what a reading's ids mean, fetched with the screen. Until they are there, and without them, the ids' own words stand.
import { useEffect, useState } from 'react';
import namesFile from '#content/compiled/reading-names.json?url';
import type { ReadingNames } from '#domain/advice/reading/reading-groups.ts';
import { fetchOccupations } from '../facts/use-occupation-names.ts';

const NONE: ReadingNames = { concepts: {}, occupations: {}, licences: {} };

let fetching: Promise<ReadingNames> | null = null;

export function fetchReadingNames(): Promise<ReadingNames> {
  return (fetching ??= load().catch(() => {
    fetching = null;
    return NONE;
  }));
}

async function load(): Promise<ReadingNames> {
  const [response, occupations] = await Promise.all([fetch(namesFile), fetchOccupations()]);
  if (!response.ok || occupations.length === 0) throw new Error(`The names answered ${response.status}.`);
  const called = occupations.map(({ id, name, everydayName }) => [id, everydayName ?? name]);
  const said = occupations.map(({ id, said: names = [] }) => [id, names]);
  return {
    ...(await response.json()),
    occupations: Object.fromEntries(called),
    said: Object.fromEntries(said),
  };
}

/** Null = not there yet. */
export function useReadingNames(): ReadingNames | null {
  const [names, setNames] = useState<ReadingNames | null>(null);
  useEffect(() => {
    let isHere = true;
    void fetchReadingNames().then((found) => {
      if (isHere) setNames(found);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return names;
}
