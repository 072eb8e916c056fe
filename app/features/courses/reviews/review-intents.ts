/** What the button of a form says that it wants. */
export const INTENTS = { save: 'zapisz', withdraw: 'wycofaj', object: 'odwolaj' } as const;
