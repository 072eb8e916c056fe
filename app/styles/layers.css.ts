// Weakest first: element defaults and what a layout part begins with, then sprinkles; any other class stands in no layer and wins
// over both, whatever the order of files.
import { globalLayer } from '@vanilla-extract/css';

export const base = globalLayer('base');
export const atoms = globalLayer('atoms');
