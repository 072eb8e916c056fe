// What is asked at the field when the answers say too little: things that anybody has done, no gender presumed, one question for
// what was ticked in the first step.

const QUESTIONS = [
  'Co robisz z własnej woli, kiedy masz wolne popołudnie? Wystarczą dwa–trzy przykłady.',
  'Jakie zadanie w pracy, w szkole albo w domu ostatnio dobrze Ci poszło?',
] as const;

const QUESTION_OF: Record<string, string> = {
  nature: 'Co na świeżym powietrzu lubisz najbardziej: las, ogród, zwierzęta, wodę, coś innego?',
  ambitious: 'Jaki wynik dałby Ci satysfakcję: sprzedaż, zbudowana rzecz, poprowadzony zespół, coś innego?',
  helping: 'Komu i w czym zdarza Ci się pomagać: dzieciom, starszym, znajomym przy komputerze, komuś innemu?',
  creative: 'Co ostatnio udało Ci się stworzyć lub przerobić: zdjęcie, mebel, tekst, ciasto, coś innego?',
};
const QUESTION_OF_NONE = 'Czego na pewno nie chcesz robić w pracy, a co możesz robić codziennie?';

export function questionsFor(preferences: readonly string[]): string[] {
  const own = preferences.flatMap((preference) =>
    Object.hasOwn(QUESTION_OF, preference) ? [QUESTION_OF[preference]] : [],
  );
  return [...QUESTIONS, own.find((question) => question !== undefined) ?? QUESTION_OF_NONE];
}
