import type { CatalogueCard } from '#domain/courses/library/facets.ts';

/** The catalogue over and over, each time with words of its own, as so many different courses would have. */
export function generatedCards(cards: readonly CatalogueCard[], count: number): CatalogueCard[] {
  return Array.from({ length: Math.ceil(count / cards.length) }, (_, edition) =>
    cards.map((card) => ({
      ...card,
      id: `${card.id}-${edition}`,
      ...(edition === 0
        ? {}
        : { title: `${card.title} ${wordOf(edition)}`, tags: [...card.tags, wordOf(edition + 7)] }),
    })),
  )
    .flat()
    .slice(0, count);
}

const SYLLABLES = ['ma', 'ro', 'ki', 'te', 'lu', 'sza', 'pro', 'wen', 'dy', 'gra'];

function wordOf(number: number): string {
  return Array.from(String(number * 7_919), (digit) => SYLLABLES[Number(digit)]).join('');
}
