// What a search says that isn't the name of work but a wish about it ('z domu', 'bez matury', 'na nocki', 'dobrze płatna'): it sets the
// filter or the order in place of being searched for.
import { folded, wordsIn } from '../platform/folded-text.ts';
import { EMPTY_WORDS } from './search-fields.ts';
import { WHOLE_ATLAS, type AtlasState } from './state.ts';

type Wish = { said: RegExp; set: (state: AtlasState) => Partial<AtlasState> };

const condition =
  (value: AtlasState['conditions'][number]): Wish['set'] =>
  ({ conditions }) => ({ conditions: conditions.includes(value) ? conditions : [...conditions, value] });

const WISHES: readonly Wish[] = [
  { said: /\b(?:zdaln(?:ie|a|ej|e|ych|y)|z domu|home office)\b/, set: condition('zdalnie') },
  {
    said: /\bbez (?:matury|sredniego|liceum)\b/,
    set: ({ schoolings }) => ({
      schoolings: schoolings.length > 0 ? schoolings : ['bez-szkoly', 'branzowe'],
    }),
  },
  {
    said: /\bbez (?:szkoly|wyksztalcenia|kwalifikacji)\b/,
    set: ({ schoolings }) => ({ schoolings: schoolings.length > 0 ? schoolings : ['bez-szkoly'] }),
  },
  { said: /\bbez doswiadczenia\b/, set: condition('bez-doswiadczenia') },
  { said: /\bbez (?:dzwigania|ciezarow|ciezkiej pracy)\b/, set: condition('bez-dzwigania') },
  { said: /\bbez (?:zmian|nocek|nocnych zmian|nocy)\b/, set: condition('bez-zmian') },
  {
    said: /\b(?:na|w) (?:nocki|nocke|noce|nocy|zmiany)\b|\bnocn(?:a|e|ych|ej) zmian(?:a|y|ach|ie)?\b/,
    set: condition('na-zmiany'),
  },
  { said: /\b(?:na dworze|na zewnatrz|na swiezym powietrzu|na powietrzu)\b/, set: condition('na-dworze') },
  { said: /\bz ludzmi\b/, set: condition('z-ludzmi') },
  {
    said: /\b(?:dobrze|najlepiej|wysoko|lepiej) (?:platn|oplacan)\w+\b|\bwysoki\w* (?:zarobk\w+|pensj\w+|plac\w+)\b/,
    set: ({ sorting }) => ({ sorting: sorting === WHOLE_ATLAS.sorting ? 'placa' : sorting }),
  },
  {
    said: /\b(?:od zaraz|od reki|na juz)\b/,
    set: ({ sorting }) => ({ sorting: sorting === WHOLE_ATLAS.sorting ? 'droga' : sorting }),
  },
];

/** The state with its query's wishes set, and the query without them. What was chosen by hand stays. */
export function withWishes(state: AtlasState): AtlasState {
  let current = state;
  for (const { said, set } of WISHES) {
    const text = folded(current.query);
    const at = text.length === current.query.length ? said.exec(text) : null;
    if (at === null) continue;
    const query = `${current.query.slice(0, at.index)} ${current.query.slice(at.index + at[0].length)}`;
    current = Object.assign({}, current, { query: query.replaceAll(/\s+/g, ' ').trim() }, set(current));
  }
  // 'Praca zdalna' asks for no work called 'praca'.
  const isSaid = current !== state && wordsIn(current.query).every((word) => EMPTY_WORDS.has(word.folded));
  return isSaid ? { ...current, query: '' } : current;
}
