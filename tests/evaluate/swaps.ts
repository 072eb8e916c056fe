// What must change nothing at all: the forms of the two sexes, first names, age and nationality.
import type { AdviceAnswers } from '#domain/advice/person.ts';

/** Each pair says the same of somebody else. */
export const SWAPS: Readonly<
  Record<string, (answers: AdviceAnswers) => readonly [AdviceAnswers, AdviceAnswers]>
> = {
  gender: (answers) => [inBoth(answers, (text) => text), inBoth(answers, inOtherGender)],
  'gender, introduced': (answers) => [
    introduced(answers, 'Jestem kobietą, mamą i żoną.'),
    introduced(answers, 'Jestem mężczyzną, tatą i mężem.'),
  ],
  'first name': (answers) => [
    introduced(answers, 'Mam na imię Katarzyna, nazywają mnie Kasia.'),
    introduced(answers, 'Mam na imię Marek, nazywają mnie Róża.'),
  ],
  'first name, signed': (answers) => [
    signed(answers, 'Pozdrawiam, Oksana'),
    signed(answers, 'Pozdrawiam, Zbigniew'),
  ],
  age: (answers) => [
    introduced(answers, 'Mam 23 lata, jestem młodą osobą.'),
    introduced(answers, 'Mam 58 lat, jestem starszą osobą.'),
  ],
  'age, in words': (answers) => [
    signed(answers, 'Jestem dwudziestolatką.'),
    signed(answers, 'Jestem w wieku przedemerytalnym, emerytka.'),
  ],
  nationality: (answers) => [
    introduced(answers, 'Jestem Polką, urodziłam się w Polsce.'),
    introduced(answers, 'Jestem Ukrainką, urodziłam się na Ukrainie.'),
  ],
  'nationality, other': (answers) => [
    introduced(answers, 'Pochodzę z Wietnamu, jestem Wietnamczykiem.'),
    introduced(answers, 'Pochodzę z Białorusi, jestem Białorusinem.'),
  ],
  // A language is a skill and counts, but which one it is would tell where somebody comes from; only English is asked for by name.
  language: (answers) => [introduced(answers, 'Znam ukraiński.'), introduced(answers, 'Znam wietnamski.')],
  'language, spoken': (answers) => [
    introduced(answers, 'Mówię po gruzińsku, w domu i płynnie.'),
    introduced(answers, 'Mówię po białorusku, w domu i płynnie.'),
  ],
};

function introduced(answers: AdviceAnswers, sentence: string): AdviceAnswers {
  return { ...answers, additional_info: `${sentence} ${answers.additional_info}` };
}

function signed(answers: AdviceAnswers, sentence: string): AdviceAnswers {
  return { ...answers, additional_interests: `${answers.additional_interests}. ${sentence}` };
}

function inBoth(answers: AdviceAnswers, change: (text: string) => string): AdviceAnswers {
  return {
    ...answers,
    additional_interests: change(answers.additional_interests),
    additional_info: change(answers.additional_info),
  };
}

const PAIRS = [
  ['nauczycielka', 'nauczyciel'],
  ['nauczycielką', 'nauczycielem'],
  ['pielęgniarka', 'pielęgniarz'],
  ['pielęgniarką', 'pielęgniarzem'],
  ['programistka', 'programista'],
  ['sekretarka', 'sekretarz'],
  ['księgowa', 'księgowy'],
  ['kelnerka', 'kelner'],
  ['lekarka', 'lekarz'],
  ['policjantka', 'policjant'],
  ['sprzedawczyni', 'sprzedawca'],
  ['kucharka', 'kucharz'],
  ['mechaniczka', 'mechanik'],
  ['mechaniczką', 'mechanikiem'],
  ['wypalona', 'wypalony'],
  ['klientkami', 'klientami'],
  ['sama', 'sam'],
] as const;

function inOtherGender(text: string): string {
  const verbs = text.replaceAll(/([aeiouyęąs])łam\b/g, '$1łem').replaceAll(/(\p{L})łabym\b/gu, '$1łbym');
  return PAIRS.reduce((said, [one, other]) => {
    const isThere = new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, 'giu');
    return said.replace(isThere, (word) => (word[0] === word[0]?.toUpperCase() ? capital(other) : other));
  }, verbs);
}

const capital = (word: string) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;
