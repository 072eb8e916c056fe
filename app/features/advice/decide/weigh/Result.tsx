// What the person's own marks come to: a sentence, a bar for each path, and what would have to be other for the second to win.
import { weighed } from '#domain/advice/decide/weighed.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Bars } from '../../../../ui/charts/Bars.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import {
  averageWords,
  countedSentence,
  NO_TURN,
  resultSentences,
  turnSentence,
  turnsTitle,
} from './weigh-words.ts';
import type { Shown } from './WeighPage.tsx';
import { turns as list } from './WeighPage.css.ts';

const BEST = 5;

export function Result({ decision, names }: Shown) {
  const result = weighed(decision);
  const counted = result === null ? null : countedSentence(result.counted, decision.criteria.length);
  return (
    <>
      <Heading level={2} size={3}>
        Co z&nbsp;tego wychodzi
      </Heading>
      {result === null ? (
        <Text tone="soft">
          {withNonBreakingSpaces('Wynik pojawi się, gdy w jednym kryterium każda ścieżka dostanie ocenę.')}
        </Text>
      ) : (
        <>
          <Text>{withNonBreakingSpaces(resultSentences(result, names, 'Twoich').join(' '))}</Text>
          <Bars
            title="Średnia Twoich ocen z&nbsp;wagami"
            max={BEST}
            rows={result.paths.map(({ place, average }) => ({
              name: names[place] ?? '',
              value: average,
              figure: averageWords(average),
            }))}
            source={withNonBreakingSpaces(
              counted ?? 'To rachunek z Twoich ocen, nie rada. Decyzja należy do Ciebie.',
            )}
          />
          {result.isLevel ? null : (
            <Stack gap={2}>
              <Heading level={3} size={4}>
                {withNonBreakingSpaces(turnsTitle(result, names))}
              </Heading>
              {result.turns.length === 0 ? (
                <Text>{withNonBreakingSpaces(NO_TURN)}</Text>
              ) : (
                <ul className={list}>
                  {result.turns.map((turn) => {
                    const sentence = turnSentence(turn, names);
                    return <li key={sentence}>{withNonBreakingSpaces(sentence)}</li>;
                  })}
                </ul>
              )}
            </Stack>
          )}
        </>
      )}
    </>
  );
}
