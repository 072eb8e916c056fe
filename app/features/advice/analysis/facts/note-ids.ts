/** The notes on where figures come from, and the address of each on its page. */
export const NOTE_IDS = { pay: 'skad-placa', demand: 'skad-zapotrzebowanie' } as const;

export type NoteName = keyof typeof NOTE_IDS;
