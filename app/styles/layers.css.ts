// Weakest first: element defaults, then sprinkles; a part's own class stands in no layer and wins over both, whatever the order
// of files.
import { globalLayer } from '@vanilla-extract/css';

export const base = globalLayer('base');
export const atoms = globalLayer('atoms');
