// What a person weighs, in plain lines: for paper and for those they hand it over to.
import type { Decision } from '#domain/advice/decide/decision.ts';
import { weighed } from '#domain/advice/decide/weighed.ts';
import type { HandOverGroup } from '#domain/advice/hand-over/hand-over.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import {
  averageWords,
  countedSentence,
  NO_TURN,
  resultSentences,
  turnSentence,
  turnsTitle,
  type Whose,
} from './weigh-words.ts';

/** `names`: of all paths, by their places. */
export function decisionGroups(decision: Decision, names: readonly string[], whose: Whose): HandOverGroup[] {
  const paths = decision.paths.filter((place) => names[place] !== undefined);
  const { criteria, wills } = decision;
  const result = weighed({ paths, criteria });
  const line = (text: string, quote: string | null = null) => ({ text: withNonBreakingSpaces(text), quote });
  return [
    {
      title: 'Kryteria i\u00a0oceny od 1 do 5',
      lines: criteria.map(({ name, weight, marks }) =>
        line(
          `${name} (waga ${weight}): ${paths.map((place) => `${names[place]} ${marks[place] ?? '–'}`).join(', ')}`,
        ),
      ),
    },
    ...(result === null
      ? []
      : [
          {
            title: 'Co z\u00a0tego wychodzi',
            lines: [
              ...resultSentences(result, names, whose),
              result.paths.map(({ place, average }) => `${names[place]} ${averageWords(average)}`).join(', '),
              countedSentence(result.counted, criteria.length) ?? '',
            ]
              .filter((text) => text !== '')
              .map((text) => line(text)),
          },
          {
            title: turnsTitle(result, names),
            lines: result.isLevel
              ? []
              : result.turns.length === 0
                ? [line(NO_TURN)]
                : result.turns.map((turn) => line(turnSentence(turn, names))),
          },
        ]),
    {
      title: 'Chęć i\u00a0wiara w\u00a0siebie, od 0 do 10',
      lines: paths.flatMap((place) => {
        const { want = null, believe = null, raise = '' } = wills[place] ?? {};
        if (want === null && believe === null && raise === '') return [];
        const scale = `${names[place]}: chcę ${want ?? '–'}, wierzę, że dam radę ${believe ?? '–'}.`;
        return [
          line(raise === '' ? scale : `${scale} Co podniosłoby to o jeden:`, raise === '' ? null : raise),
        ];
      }),
    },
  ];
}
