/** Where a run ends, well or not: what the way there leads to. */
export const END_ANCHOR = 'koniec-analizy';
