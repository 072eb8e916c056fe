// What was named but not said: at most two questions whose answers would change the list most, each with ready answers.
import { MAX_UNCLEAR, type Condition, type ReadingAddition, type Unclear, type Work } from '../reading.ts';
import { LEARNS_POLISH } from './background.ts';
import { findAll, patternsOf, type Pattern } from './patterns.ts';
import { isOfSomebodyElse } from './stances.ts';
import { quoteOf, type Part, type Text } from './text.ts';
import type { WorkFound } from './work.ts';

type Asked = {
  patterns: readonly Pattern[];
  kinds: readonly string[];
  ask: (quote: string) => Omit<Unclear, 'quote'>;
};

const condition = (
  kind: 'lifting' | 'standing' | 'night' | 'shifts' | 'kneeling' | 'telephone' | 'strangers',
  quote: string,
): Condition => ({
  kind,
  value: 'avoid',
  firm: true,
  quote,
});
const answer = (label: string, adds: ReadingAddition = {}) => ({ label, adds });

const ASKED: readonly Asked[] = [
  {
    patterns: patternsOf(
      `=kręgosłup|=kręgosłupa|=kręgosłupem|=kręgosłupie|=plecy|=pleców|=plecami|=kregoslup|=kregoslupa|=kregoslupem`,
    ),
    kinds: ['lifting'],
    ask: (quote) => ({
      question: 'Czy praca ma być bez dźwigania?',
      answers: [
        answer('Tak, bez dźwigania', { conditions: [condition('lifting', quote)] }),
        answer('Tak, i bez długiego stania', {
          conditions: [condition('lifting', quote), condition('standing', quote)],
        }),
        answer('Nie, to nie przeszkadza'),
      ],
    }),
  },
  {
    patterns: patternsOf(`=kolana|=kolano|=kolan|=biodro|=biodra|=nogi`),
    kinds: ['standing', 'kneeling'],
    ask: (quote) => ({
      question: 'Czy praca ma być bez długiego stania?',
      answers: [
        answer('Tak', { conditions: [condition('standing', quote)] }),
        answer('Tak, i bez klękania', {
          conditions: [condition('standing', quote), condition('kneeling', quote)],
        }),
        answer('Nie, to nie przeszkadza'),
      ],
    }),
  },
  {
    // No condition speaks of the voice; what it keeps from is asked.
    patterns: patternsOf(
      `=tracę|=trace|=straciłem|=straciłam =głos
      =głos =mi ..1 =siada|=odmawia|=siadł
      =siada|=siadł|=odmawia =mi =głos
      =guzki|=guzków|=guzkami =na =strunach
      =guzki|=guzków|=guzkami =głosowe|=głosowych|=śpiewacze
      chrypka|chrypa
      problem|kłopot|choroba ..1 =głosem|=głosu|=strunami|=krtani|=krtanią
      =oszczędzać|=forsować|=nadwyrężać|=nadwyrężyłam|=nadwyrężyłem =głos|=głosu
      nie =mogę|=moge|=powinnam|=powinienem ..2 =mówić|=mowic`,
    ),
    kinds: ['telephone'],
    ask: (quote) => ({
      question: 'Czy praca ma być bez długiego mówienia?',
      answers: [
        answer('Tak, bez telefonu i obsługi ludzi', {
          conditions: [condition('telephone', quote), condition('strangers', quote)],
        }),
        answer('Bez telefonu', { conditions: [condition('telephone', quote)] }),
        answer('Nie, to nie przeszkadza'),
      ],
    }),
  },
  {
    patterns: LEARNS_POLISH,
    kinds: ['polish'],
    ask: (quote) => ({
      question: 'Jak dobrze mówisz po polsku?',
      answers: (['A2', 'B1', 'B2'] as const).map((level, at) =>
        answer(['Proste rozmowy', 'Radzę sobie na co dzień', 'Swobodnie, z drobnymi błędami'][at] ?? level, {
          conditions: [{ kind: 'polish', value: level, firm: true, quote }],
        }),
      ),
    }),
  },
  {
    patterns: patternsOf(`nocka\nnocny zmiana|praca|dyżur\n=na =noce|=nocki`),
    kinds: ['night', 'shifts'],
    ask: (quote) => ({
      question: 'Czy praca w nocy wchodzi w grę?',
      answers: [
        answer('Tak'),
        answer('Wolę bez nocy', { conditions: [{ kind: 'night', value: 'avoid', firm: false, quote }] }),
        answer('Nie', { conditions: [condition('night', quote)] }),
      ],
    }),
  },
];

export const QUESTION_PATTERNS: readonly Pattern[] = ASKED.flatMap(({ patterns }) => patterns);

export function questionsOf(
  text: Text,
  clauses: readonly Part[],
  known: readonly Condition[],
  named: WorkFound['named'],
  work: readonly Work[],
): Unclear[] {
  const own = clauses.filter((part) => !isOfSomebodyElse(text, part));
  const ofConditions = ASKED.flatMap(({ patterns, kinds, ask }): Unclear[] => {
    if (known.some(({ kind }) => kinds.includes(kind))) return [];
    const [found] = own.flatMap(({ start, end }) => findAll(patterns, text.tokens, start, end));
    if (found === undefined || isDenied(text, found.from)) return [];
    const quote = quoteOf(text, found.from, found.to);
    return [{ ...ask(quote), quote }];
  });
  return [...(work.length === 0 ? tradesAsked(named) : []), ...ofConditions].slice(0, MAX_UNCLEAR);
}

// 'Bez problemów z kręgosłupem' was answered already.
function isDenied({ tokens }: Text, from: number): boolean {
  return tokens.slice(Math.max(0, from - 4), from).some(({ form }) => form === 'bez' || form === 'nie');
}

function tradesAsked(named: WorkFound['named']): Unclear[] {
  const first = named.find(({ trade }) => trade.occupation !== null);
  if (first === undefined) return [];
  const { trade, quote } = first;
  const as = (relation: Work['relation']): ReadingAddition => ({
    work: [{ occupation: trade.occupation, label: quote, relation, years: null, quote }],
  });
  return [
    {
      question: `Piszesz: „${quote}”. Jak to się ma do Ciebie?`,
      quote,
      answers: [
        answer('To moja praca', as('now')),
        answer('To praca z przeszłości', as('before')),
        answer('Chcę tak pracować', as('wants')),
        answer('To nie o mnie'),
      ],
    },
  ];
}
