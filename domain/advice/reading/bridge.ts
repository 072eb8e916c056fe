// Until the rules read by inflected forms (read-by-rules.ts): what the words of the ranking hear, as a reading. Deleted with them.
import type { Careers } from '../occupation.ts';
import { indexOf } from '../ranking/occupation-index.ts';
import type { QuizAnswers } from '../../quiz/answers.ts';
import { LIKED, LIVED } from './cues.ts';
import { makeDictionary } from './dictionary.ts';
import { hear, saidWords, type HeardWords } from './heard-words.ts';
import { EMPTY_READING, type Activity, type Reading } from './reading.ts';
import { checkedQuotes } from './reading-schema.ts';
import { backgroundIn } from './stated-background.ts';
import { standsOf } from './stands.ts';
import { plainText, tokensOf } from './tokens.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;

export function readByRules(answers: QuizAnswers, careers: Careers): Reading {
  const { words } = careers;
  const hearing = {
    dictionary: makeDictionary(words.map(({ say }) => say)),
    concepts: words.map(() => ({ occupations: [1] })),
  };
  const liked: HeardWords = new Map();
  const disliked: HeardWords = new Map();
  const [interests, info] = [tokensOf(answers.additional_interests), tokensOf(answers.additional_info)];
  hear(interests, standsOf(interests, LIKED), hearing, liked, disliked);
  hear(info, standsOf(info, LIVED), hearing, liked, disliked);
  const entries = (heard: HeardWords, stance: Activity['stance']) =>
    saidWords(heard).flatMap(({ concept, word }): Activity[] => {
      const row = words[concept];
      return row === undefined ? [] : [{ concept: row.slug, stance, quote: word }];
    });
  const { from } = backgroundIn(
    `${plainText(interests)} ${plainText(info)}`,
    interests,
    info,
    indexOf(careers),
  );
  const text = `${answers.additional_interests} ${answers.additional_info}`;
  const reading: Reading = {
    ...EMPTY_READING,
    language: CYRILLIC.test(text) ? 'uk' : 'pl',
    activities: [...entries(liked, 'likes'), ...entries(disliked, 'dislikes')],
    work: [...from].map(([occupation, quote]) => ({
      occupation,
      label: quote,
      relation: 'before',
      years: null,
      quote,
    })),
  };
  return checkedQuotes(reading, answers);
}
