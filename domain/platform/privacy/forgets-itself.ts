/** A header of our own scripts' calls: of a session that is over they forget what they must, and keep what was typed and never saved. */
export const FORGETS_ITSELF = 'X-Forgets-Itself';
