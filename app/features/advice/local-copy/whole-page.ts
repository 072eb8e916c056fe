/** In the address of a page that must come whole, however long it takes. */
export const WHOLE = 'calosc';
