// What a model can do wrong with the candidates and with what it says of them, done to a finished reply
// (docs/decisions.md 'What the model is sent').
import type { Reply } from './compose.ts';

export const ADVICE_FAULTS = [
  'foreign-id',
  'same-id-twice',
  'made-up-quote',
  'quote-in-other-words',
  'no-against',
  'no-test',
  'test-over-the-bounds',
  'crisis-first',
  'crisis-late',
  'figures-everywhere',
] as const;

export type AdviceFault = (typeof ADVICE_FAULTS)[number];

/** What stands in no table: in every text of 'figures-everywhere', as money, as a share and bare. */
export const INVENTED_FIGURES = 'Zarobisz 98 765 zł, pewność to 87 %, a kod 76543.';
export const INVENTED_NAME = 'Zmyślony zawód';
export const MADE_UP_QUOTE = 'marzę o zupełnie czymś innym';

type Path = Reply['sciezkiKariery'][number];

export function withAdviceFault(text: string, fault: AdviceFault): string {
  const reply = JSON.parse(text) as Reply;
  return JSON.stringify(changed(reply, fault), null, 2);
}

function changed(reply: Reply, fault: AdviceFault): object {
  const paths = reply.sciezkiKariery;
  const withPaths = (change: (path: Path, at: number) => object) => ({
    ...reply,
    sciezkiKariery: paths.map(change),
  });
  switch (fault) {
    case 'foreign-id':
      return withPaths((path, at) => (at === 1 ? { ...path, zawodId: 'wrozka' } : path));
    case 'same-id-twice':
      return withPaths((path, at) => (at === 1 ? { ...path, zawodId: paths[0]?.zawodId } : path));
    // The first path has no other reason left, the second keeps its own.
    case 'made-up-quote':
      return withPaths((path, at) => ({
        ...path,
        dlaczego: [
          { cytat: MADE_UP_QUOTE, wniosek: `Wymyślony wniosek ${at + 1}.` },
          ...(at === 0 ? [] : path.dlaczego),
        ],
      }));
    case 'quote-in-other-words':
      return withPaths((path) => ({
        ...path,
        dlaczego: path.dlaczego.map(({ cytat, wniosek }) => ({
          cytat: `chodzi mi o ${cytat}`,
          wniosek: `Przekręcony wniosek: ${wniosek}`,
        })),
      }));
    case 'no-against':
      return withPaths((path) => without(path, 'przeciw'));
    case 'no-test':
      return withPaths((path) => without(path, 'proba'));
    case 'test-over-the-bounds':
      return withPaths((path) => ({
        ...path,
        proba: { co: 'Zapisz się na roczny kurs.', godziny: 200, koszt: 9000 },
      }));
    case 'crisis-first':
      return { ...reply, uwaga: 'kryzys' };
    case 'crisis-late': {
      const { uwaga: _, predyspozycje, sciezkiKariery, ...rest } = reply;
      return { predyspozycje, sciezkiKariery, uwaga: 'kryzys', ...rest };
    }
    case 'figures-everywhere':
      return withInvented(reply);
  }
}

function without(path: Path, name: keyof Path): object {
  return Object.fromEntries(Object.entries(path).filter(([key]) => key !== name));
}

// Ids and quotes are no texts of the model's; name and pay are sent although nobody asked for them.
function withInvented(reply: Reply): object {
  const marked = markedTexts(reply) as Reply;
  return {
    ...marked,
    uwaga: reply.uwaga,
    sciezkiKariery: marked.sciezkiKariery.map((path, at) => ({
      ...path,
      zawodId: reply.sciezkiKariery[at]?.zawodId,
      nazwa: `${INVENTED_NAME} ${at + 1}`,
      zarobki: { min: 76543, max: 98765, waluta: 'PLN', komentarz: INVENTED_FIGURES },
    })),
  };
}

function markedTexts(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return key === 'cytat' ? value : `${value} ${INVENTED_FIGURES}`;
  if (Array.isArray(value)) return value.map((one) => markedTexts(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, markedTexts(one, name)]));
}
