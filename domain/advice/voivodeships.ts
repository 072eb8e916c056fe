// The sixteen, by the alphabet, as they stand on the wire and in the tables.
export const VOIVODESHIPS = [
  'dolnośląskie',
  'kujawsko-pomorskie',
  'lubelskie',
  'lubuskie',
  'łódzkie',
  'małopolskie',
  'mazowieckie',
  'opolskie',
  'podkarpackie',
  'podlaskie',
  'pomorskie',
  'śląskie',
  'świętokrzyskie',
  'warmińsko-mazurskie',
  'wielkopolskie',
  'zachodniopomorskie',
] as const;

export type Voivodeship = (typeof VOIVODESHIPS)[number];

/** As the sheet of facts says, else as the answers were read. */
export function voivodeshipOf({ facts, reading }: Said): string | undefined {
  return facts.voivodeship ?? reading?.background.place?.voivodeship ?? undefined;
}

type Said = {
  facts: { voivodeship?: string };
  reading?: { background: { place: { voivodeship: string | null } | null } } | undefined;
};
