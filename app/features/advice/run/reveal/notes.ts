// What can truly be said while something is being written: what the rule did, what the tables hold of the path at hand, what comes next.
// Nothing here is the model's, and nothing is guessed.
import { useEffect, useState } from 'react';
import type { BegunPath, Stage } from '#domain/advice/analysis/events.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { educationWords, forecastWord, monthsWords, paySource } from '../../analysis/facts/fact-words.ts';
import { zloty } from '../../analysis/money.ts';
import type { RunState } from '../run-state.ts';

/** One note more comes each time, so that something new is there at least every four seconds. */
const NOTE_MS = 3_400;

/** So many stand together; then the next ones take their place. */
const NOTES_AT_ONCE = 3;

/** Those to be seen when the `turn`th has come; from the first again when all have been. */
export function notesAt(notes: readonly string[], turn: number): string[] {
  const last = notes.length === 0 ? -1 : turn % notes.length;
  return notes.slice(last - (last % NOTES_AT_ONCE), last + 1);
}

const NAMES_AT_ONCE = 3;

const FIRST = 'Najpierw: cechy, które widać w Twoich odpowiedziach.';

const NEXT: Partial<Record<Stage, string>> = {
  start: FIRST,
  mysli: FIRST,
  predyspozycje: 'Zaraz potem: ścieżki, każda z płacą i z tym, co przemawia przeciw.',
  sciezkiKariery: 'Po ścieżkach: umiejętności, od których warto zacząć.',
  umiejetnosci: 'Zaraz potem: plan na najbliższe tygodnie.',
  planRozwoju: 'Na koniec: kilka słów na drogę.',
  podsumowanieInspirujace: 'Potem sprawdzimy całość i ją zapiszemy.',
};

type Known = Pick<RunState, 'stage' | 'weighed' | 'begun' | 'part'>;

export function notesFor({ stage, weighed, begun, part }: Known): string[] {
  const path = begun.get(begun.size - 1);
  const next = NEXT[stage] ?? [];
  if (path === undefined) return [...ruleNotes(weighed), next].flat().map(withNonBreakingSpaces);
  const notes =
    stage === 'sciezkiKariery'
      ? [...factsOf(path), ...lockedNote(path, part), ...restOf(weighed, begun), next]
      : [next, ...CHECKS];
  return notes.flat().map(withNonBreakingSpaces);
}

/** What is done with every sentence of the model's (docs/decisions.md 'What the model is sent', 'Salaries'). */
const CHECKS = [
  'Cytat zostaje tylko wtedy, gdy naprawdę pochodzi z Twoich odpowiedzi.',
  'Kwoty i inne liczby są z tabel; zdania, w których model podaje własne, pomijamy.',
  'Zapisujemy dopiero całość, gdy przejdzie sprawdzenie.',
];

function ruleNotes(weighed: RunState['weighed']): string[] {
  if (weighed === null) return [];
  const { occupations, candidates } = weighed;
  const all = pluralized(occupations, ['zawód', 'zawody', 'zawodów']);
  return [
    `Porównaliśmy z Twoimi odpowiedziami ${all} z naszych tabel.`,
    `Do wyboru ${candidates.length === 1 ? 'został' : 'zostało'} ${candidates.length}.`,
    ...groups(candidates).map((names) => `Wśród nich: ${names.join(', ')}.`),
  ];
}

function restOf(weighed: RunState['weighed'], begun: RunState['begun']): string[] {
  const taken = new Set([...begun.values()].map(({ nazwa }) => nazwa));
  const left = weighed?.candidates.filter((name) => !taken.has(name)) ?? [];
  return groups(left).map((names) => `Nadal do wyboru: ${names.join(', ')}.`);
}

function groups(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / NAMES_AT_ONCE) }, (_, index) =>
    names.slice(index * NAMES_AT_ONCE, (index + 1) * NAMES_AT_ONCE),
  );
}

function factsOf({ fakty, zrodla }: BegunPath): string[] {
  if (fakty === null || zrodla === null) return [];
  const { pay, demand, wayIn } = fakty;
  const time = monthsWords(wayIn.months);
  return [
    ...(pay === null
      ? []
      : [
          `Połowa osób w grupie „${pay.group}” zarabia ponad ${zloty(pay.median)} brutto (${paySource(zrodla.pay)}).`,
          `Jedna osoba na dziesięć w tej grupie: od ${zloty(pay.d9)} brutto.`,
        ]),
    ...(demand === null
      ? []
      : [`Zapotrzebowanie w Polsce: ${forecastWord(demand.poland)} (grupa „${demand.group}”).`]),
    `Wejście do zawodu: ${time === null ? '' : `zwykle ${time} od zera, `}${educationWords(wayIn.education)}.`,
    ...(wayIn.licence === null ? [] : [`Potrzebne uprawnienia: ${wayIn.licence.name}.`]),
  ];
}

function lockedNote({ locked }: BegunPath, part: RunState['part']): string[] {
  return locked && part !== null
    ? ['Te słowa o Tobie otworzy plan Premium. Płaca i wejście są dla wszystkich.']
    : [];
}

// Which notes' turn it is: from the first again when what is being written is another.
export function useNotes(run: Pick<RunState, 'stage' | 'weighed' | 'begun' | 'part' | 'end'>): string[] {
  // The rule's notes go on from the first stage to the second.
  const subject = run.begun.size === 0 ? '' : `${run.stage} ${run.begun.size}`;
  const isOver = run.end !== null;
  const [turn, setTurn] = useState({ subject, at: 0 });
  if (turn.subject !== subject) setTurn({ subject, at: 0 });
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(
      () => setTurn((last) => (last.subject === subject ? { subject, at: last.at + 1 } : last)),
      NOTE_MS,
    );
    return () => clearInterval(timer);
  }, [subject, isOver]);
  return notesAt(notesFor(run), turn.at);
}
