// Words that decide how a text is read (likes, limits, schooling), put right when one letter slipped: 'nie mogę dziwgać' must not lead
// to the building site.
import { lazy } from '../../lazy.ts';
import { fileWord, meantWord, type KnownWords } from './typing-error.ts';

const SHORTEST = 6;

const KEY_WORDS = `dzwigac dzwigania dzwigam podnosic ciezarow ciezkiego wysilku kregoslup kregoslupa kregoslupem kregoslupie przepuklina
  dyskopatia plecami kolana zylaki nocnych nocach zmianowej dyzurow dyzury wylacznie zdalnie zdalnej komputerze komputera komputerem
  ekranem ekranu wolalabym wolalbym interesuje uwielbiam nienawidze pasjonuje chcialbym chcialabym zmienic branze zawodu przebranzowic
  wypalona wypalony magister licencjat technikum liceum zawodowke zawodowka podstawowe wyksztalcenie wozku mieszkam wychowuje opiekuje
  jestem pracuje pracowalam pracowalem`;

const known = lazy((): KnownWords => {
  const words: KnownWords = new Map();
  for (const word of KEY_WORDS.split(/\s+/)) fileWord(words, word);
  return words;
});

export function withKeyWordRight(word: string): string {
  return word.length < SHORTEST ? word : (meantWord(known(), word) ?? word);
}
