// What stands above the occupations that are shown before the account, by how many of the rule's first three are certain.
const TITLES = ['Na razie bez nazw zawodów', 'Jeden zawód na początek', 'Dwa zawody na początek'] as const;

export function firstsTitle(count: number): string {
  return TITLES[count] ?? 'Trzy zawody na początek';
}

const BY_RULE =
  'Wybrała je reguła z\u00a0tego, co się zgadza. Bez AI i\u00a0na razie niczego nie zapisujemy.';
const MORE_WOULD_BE_GUESSED =
  'Reguła bez AI rozumie pojedyncze słowa, więc więcej byłoby zgadywaniem. Wróć i\u00a0dodaj zawód, który masz albo chcesz mieć. Możesz też założyć konto: wtedy wszystko przeczyta model AI.';
const NOTHING_CERTAIN =
  'Reguła bez AI rozumie pojedyncze słowa, a\u00a0z\u00a0tych nie wynika jeszcze żaden zawód. Wróć i\u00a0dodaj zawód, który masz albo chcesz mieć. Możesz też założyć konto: wtedy wszystko przeczyta model AI.';
const NONE_LEFT = 'Przy tych warunkach nie zostaje żaden zawód. Wróć i\u00a0złagodź choć jeden.';

export function firstsLead({ count, isUnsure }: { count: number; isUnsure: boolean }): string {
  if (count === 0) return isUnsure ? NOTHING_CERTAIN : NONE_LEFT;
  return isUnsure ? MORE_WOULD_BE_GUESSED : BY_RULE;
}
