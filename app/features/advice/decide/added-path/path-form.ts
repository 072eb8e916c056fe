// What the form of one more path is known by, to the server and to the script that streams.
export const LIST_PATH = '/dashboard/lista';
export const PATH_STREAM = '/dashboard/lista/strumien';

export const PATH_DEED = 'opisz';
export const PATH_FIELDS = { occupation: 'zawod', analysis: 'analiza' } as const;

/** Ids on the page: of the section, and of the place where the path is written. */
export const ADD_ANCHOR = 'opisz';
export const PATH_PLACE = 'nowy-szlak';

export function addAddress(zawodId: string): string {
  return `${LIST_PATH}?zawod=${zawodId}#${ADD_ANCHOR}`;
}

/** `place`: in the analysis, from 0. */
export function writtenAddress(place: number): string {
  return `/dashboard/analiza?sciezka=${place + 1}#sciezki`;
}
