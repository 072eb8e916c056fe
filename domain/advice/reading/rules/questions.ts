// What was named but not said: at most two questions whose answers would change the list most, each with ready answers.
import {
  MAX_UNCLEAR,
  type Condition,
  type ReadingAddition,
  type Unclear,
  type WishKind,
  type Work,
} from '../reading.ts';
import { LEARNS_POLISH } from './background.ts';
import { isTruck } from './conditions.ts';
import { findAll, patternsOf, type Pattern } from './patterns.ts';
import { isOfSomebodyElse } from './stances.ts';
import { quoteOf, type Part, type Text } from './text.ts';
import type { WorkFound } from './work.ts';

type Asked = {
  patterns: readonly Pattern[];
  kinds: readonly string[];
  /** The words are of something else. */
  isMoot?: (text: Text, from: number, to: number) => boolean;
  ask: (quote: string) => Omit<Unclear, 'quote'>;
};

const condition = (kind: WishKind, quote: string): Condition => ({
  kind,
  value: 'avoid',
  firm: true,
  quote,
});
const conditions = (quote: string, ...kinds: readonly WishKind[]): ReadingAddition => ({
  conditions: kinds.map((kind) => condition(kind, quote)),
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
    patterns: patternsOf(`=jeżdżę|=jestem|=siedzę|=pracuję ..1 =na =wózku`),
    kinds: ['legs'],
    isMoot: isTruck,
    ask: (quote) => ({
      question: 'Jaki to wózek?',
      answers: [
        answer('Inwalidzki, jeżdżę na nim na co dzień', conditions(quote, 'legs', 'standing', 'lifting')),
        answer('Widłowy albo inny w\u00a0pracy'),
      ],
    }),
  },
  {
    patterns: patternsOf(
      `=niepełnosprawność|=niepełnosprawności|=niepełnosprawnością ..1 =ruchowa|=ruchową|=ruchowej
      =niepełnosprawny|=niepełnosprawna ..1 =ruchowo
      =mam|=posiadam|=z ..1 =orzeczenie|=orzeczeniem ..1 =o ..2 =niepełnosprawności
      =mózgowe =porażenie
      =porażenie =mózgowe
      =stwardnienie =rozsiane`,
    ),
    kinds: ['legs', 'lifting', 'hands', 'standing'],
    ask: (quote) => ({
      question: 'Czego praca nie może od Ciebie wymagać?',
      answers: [
        answer('Chodzenia, stania ani dźwigania', conditions(quote, 'legs', 'standing', 'lifting')),
        answer('Dźwigania', conditions(quote, 'lifting')),
        answer('Sprawnych rąk', conditions(quote, 'hands', 'lifting')),
        answer('Nic z\u00a0tego'),
      ],
    }),
  },
  {
    patterns: patternsOf(`alergia|=alergię|=alergii|=alergią|=alergie|alergik|alergiczka|uczulenie|uczulony`),
    kinds: ['pollen', 'dust', 'animals', 'chemicals', 'fumes'],
    // 'Alergia na orzechy', 'alergia na głupotę'.
    isMoot: ({ tokens }, _, to) => /^(?:na|pokarm)/.test(tokens[to + 1]?.form ?? ''),
    ask: (quote) => ({
      question: 'Na co masz alergię?',
      answers: [
        answer('Pyłki i\u00a0rośliny', conditions(quote, 'pollen')),
        answer('Kurz, pył albo mąkę', conditions(quote, 'dust')),
        answer('Sierść zwierząt', conditions(quote, 'animals')),
        answer('Środki czystości i\u00a0chemię', conditions(quote, 'chemicals')),
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
  { named, sought, work }: Pick<WorkFound, 'named' | 'sought' | 'work'>,
  ofPost: ReadingAddition,
): Unclear[] {
  const own = clauses.filter((part) => !isOfSomebodyElse(text, part));
  const ofConditions = ASKED.flatMap(({ patterns, kinds, isMoot, ask }): Unclear[] => {
    if (known.some(({ kind }) => kinds.includes(kind))) return [];
    const [found] = own.flatMap(({ start, end }) => findAll(patterns, text.tokens, start, end));
    if (found === undefined || isDenied(text, found.from)) return [];
    if (isMoot?.(text, found.from, found.to) === true) return [];
    const quote = quoteOf(text, found.from, found.to);
    return [{ ...ask(quote), quote }];
  });
  const ofWork = [...soughtAsked(sought, ofPost), ...(work.length === 0 ? tradesAsked(named) : [])];
  return [...ofWork, ...ofConditions].slice(0, MAX_UNCLEAR);
}

// 'Bez problemów z kręgosłupem' was answered already.
function isDenied({ tokens }: Text, from: number): boolean {
  return tokens.slice(Math.max(0, from - 4), from).some(({ form }) => form === 'bez' || form === 'nie');
}

const workAs = (
  relation: Work['relation'],
  { trade, quote }: WorkFound['named'][number],
): ReadingAddition => ({
  work: [{ occupation: trade.occupation, label: quote, relation, years: null, quote }],
});

// 'Szukam kucharza' is an employer's. It is told whom we advise, and who means the work has one press to say so: then what was told of the
// post is theirs, too.
function soughtAsked(sought: WorkFound['sought'], ofPost: ReadingAddition): Unclear[] {
  const first = sought.find(({ trade }) => trade !== null && trade.occupation !== null) ?? sought[0];
  if (first === undefined) return [];
  const { quote, trade } = first;
  const wants = trade === null ? {} : workAs('wants', { trade, quote });
  return [
    {
      question: `Piszesz: „${quote}”. Szlak doradza osobom, które szukają pracy dla siebie. Chcesz tak pracować?`,
      quote,
      answers: [
        answer('Tak, szukam takiej pracy', { ...ofPost, ...wants }),
        answer('Nie, szukam pracownika', { hires: trade?.occupation ?? '' }),
      ],
    },
  ];
}

function tradesAsked(named: WorkFound['named']): Unclear[] {
  const first = named.find(({ trade }) => trade.occupation !== null);
  if (first === undefined) return [];
  const { quote } = first;
  const as = (relation: Work['relation']) => workAs(relation, first);
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
