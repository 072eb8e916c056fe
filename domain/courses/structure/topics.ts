// Advertised topics are checked off: what a course's page promises stands in exactly one of its lessons (docs/decisions.md 'A course as
// a whole').

/** `numbers`: of each lesson's topics, from 1. Null = each of `count` stands exactly once; else what is wrong, in plain Polish. */
export function topicsFault(numbers: readonly (readonly number[])[], count: number): string | null {
  const all = numbers.flat();
  const wanted = Array.from({ length: count }, (_, index) => index + 1);
  const missing = wanted.filter((number) => !all.includes(number));
  const twice = wanted.filter((number) => all.indexOf(number) !== all.lastIndexOf(number));
  const unknown = all.some((number) => !wanted.includes(number));
  if (missing.length > 0) return `Żadna lekcja nie ma tematu o numerze: ${missing.join(', ')}.`;
  if (twice.length > 0) return `Więcej niż raz przypisano temat o numerze: ${twice.join(', ')}.`;
  return unknown ? 'Przypisano temat o numerze, którego nie ma na liście.' : null;
}
