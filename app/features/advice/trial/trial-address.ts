/** Where a path's trial is put on a day, and told of. */
export function trialAddress(analysisId: string, zawodId: string): string {
  return `/proba/${analysisId}/${zawodId}`;
}
