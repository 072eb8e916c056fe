// An answer to a question about an analysis: lines of what was sent that share words with the question, each with the source that it stands
// in; where none does, that it doesn't know. A model would say it better; this one makes nothing up.
import { dataOf } from './recorded.ts';

type Group = { title: string; lines: string[] };
type Sources = { odczyt: Group[]; bilans: Group[]; tabele: Group[] };

const LETTERS = /[\p{L}\p{M}]{4,}/gu;
const MOST = 3;

const beginningsOf = (text: string) =>
  new Set((text.toLocaleLowerCase('pl').match(LETTERS) ?? []).map((word) => word.slice(0, 5)));

/** What people call what a table calls otherwise. */
const MEANT: readonly [RegExp, string][] = [
  [/zarob|zarab|pensj|płac|plac|pieni/i, 'zarobki mediana'],
  [/nauk|uczy|trwa|szko|wykszta/i, 'wejście wykształcenie'],
  [/dlaczego|czemu|wyżej|wyzej|punkt/i, 'słowa twoje zgadza'],
];

export function answerFor(prompt: string) {
  const question = dataOf<string>(prompt, 'pytanie');
  const sources = dataOf<Sources>(prompt, 'zrodla');
  const meant = MEANT.filter(([asked]) => asked.test(question)).map(([, words]) => words);
  const wanted = beginningsOf([question, ...meant].join(' '));
  const found = (['tabele', 'bilans', 'odczyt'] as const).flatMap((zrodlo) =>
    sources[zrodlo].flatMap(({ title, lines }) =>
      lines
        .filter((line) => [...beginningsOf(line)].some((word) => wanted.has(word)))
        .map((line) => ({ zrodlo, tekst: `„${title}”: ${line}.` })),
    ),
  );
  return {
    uwaga: 'brak',
    akapity: found.slice(0, MOST),
    czegoNieWiem:
      found.length > 0
        ? ''
        : 'W tym, co mam o Tobie i o tych zawodach, nie ma na to odpowiedzi. Zapytaj w urzędzie pracy albo u kogoś z tego zawodu.',
  };
}
